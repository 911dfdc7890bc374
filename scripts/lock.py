"""Write requirements.lock anew from pyproject.toml, with uv: `python3 scripts/lock.py [--upgrade]`.

Versions stay as they are where they still fit, unless `--upgrade` or `--upgrade-package NAME` is given.
"""

import shutil
import subprocess
import sys

from environment import PINNED, PROJECT, ROOT, say, stop

OPTIONS = (
    *("--universal", "--generate-hashes", "--group", "dev", "--no-emit-index-url", "--no-emit-find-links"),
    *("--custom-compile-command", "python3 scripts/lock.py", "--quiet"),
)


def lock(arguments: list[str]) -> None:
    """Pin what playing, testing, checking and building need, for every system and Python at once."""
    uv = shutil.which("uv") or stop("needs uv. One way to get it: python3 -m pip install uv")
    say(f"writing {PINNED.name}")
    command = [uv, "pip", "compile", *OPTIONS, *arguments, PROJECT.name, "--output-file", PINNED.name]
    code = subprocess.call(command, cwd=ROOT)
    if code == 0 and "://" in PINNED.read_text(encoding="utf-8"):
        stop(f"{PINNED.name} now holds an address; where packages come from is each machine's matter.")
    sys.exit(code)


if __name__ == "__main__":
    lock(sys.argv[1:])
