"""`python -m ludotheque`."""

import sys

from .cli import main

sys.exit(main())
