"""The peers' own environment, made on first use from benchmarks/peers.lock."""

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "benchmarks" / "peers.lock"
HOME = ROOT / ".venv-peers"
STAMP = HOME / "installed"  # written last, with the digest of the lock that was installed
PYTHON = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def say(text: str) -> None:
    """What is being done, beside the results."""
    print(text, file=sys.stderr, flush=True)


def peers_python() -> Path | None:
    """The Python that has the peers; None where they could not be installed, and why is said."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == digest:
        return PYTHON
    try:
        say(f"Making an environment for the peers in {HOME.name} …")
        run([sys.executable, "-m", "venv", "--clear", str(HOME)])
        say(f"Installing the peers of {LOCK.relative_to(ROOT)} there (a minute or so) …")
        run([str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(LOCK)])
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"The peers could not be installed, so ours run alone. {reason(error)}")
        return None
    STAMP.write_text(digest)
    return PYTHON


def run(command: list[str]) -> None:
    """Runs a command quietly; what it said stands in the error if it fails."""
    subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)


def reason(error: Exception) -> str:
    """The end of what a failed command said."""
    said = error.stderr or error.stdout if isinstance(error, subprocess.CalledProcessError) else ""
    return "\n".join((said or str(error)).strip().splitlines()[-5:])
