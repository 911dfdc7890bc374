"""`python -m tests.golden` writes the golden records anew."""

from . import write_all

write_all()
