"""The project's own Python environment, `.venv`: made when it is missing, out of date, broken or half made.

Only the standard library is used, and nothing that one system alone has. The syntax stays that of Python 3.6,
so that an older Python says what it lacks instead of showing an error in this file.
"""

import sys


def say(text: str) -> None:
    """Everything that is said goes to standard error: standard output belongs to what the scripts start."""
    sys.stderr.write("ludotheque: " + text + "\n")
    sys.stderr.flush()


if sys.version_info < (3, 11):
    say("Python 3.11 or newer is needed. This is %s: %s" % (sys.version.split()[0], sys.executable))
    say("Start it with a newer one, for example: python3.12 " + " ".join(sys.argv))
    sys.exit(1)

import contextlib
import hashlib
import importlib.machinery
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
PROJECT, PINNED = ROOT / "pyproject.toml", ROOT / "requirements.lock"
VENV = ROOT / ".venv"
BIN, SUFFIX = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
STAMP = VENV / "made-from"  # a digest of what the environment was made from; written last
WARMED = VENV / "compiled-from"  # a digest of the code that was last compiled
GUARD = VENV / "making.lock"  # locked by the one script that is making it
BASE = getattr(sys, "_base_executable", sys.executable)  # this Python, outside any environment

NO_NETWORK = (
    r"NewConnectionError|Failed to establish|Max retries|name resolution|Name or service|getaddrinfo"
    "|dns error|Connection refused|is unreachable|ProxyError|[Tt]imed out|Timeout|request for url"
    "|Failed to fetch"
)
FAILURES = {  # what pip or uv print, and what it means
    r"No space left|Errno 28\b|os error (28|112)\b|not enough space": "The disk is full: 600 MB are needed.",
    NO_NETWORK: "No package index answers: the first set-up needs the network.",
    r"DO NOT MATCH THE HASHES|Hash mismatch": "A package is not the one that requirements.lock names.",
    r"No matching distribution|no wheels? with|no usable wheel": "A package has no build for this Python.",
    r"Permission denied|Access is denied|Read-only file system": "A file could not be written.",
}


def main(job: Callable[[list[str]], int], warm: bool = False) -> NoReturn:
    """Set up, compile the games if `warm`, do the job with the command line's arguments, leave with its code.

    What goes wrong is said in plain words.
    """
    signal.signal(signal.SIGTERM, leave)
    try:
        prepare()
        if warm:
            compile_games()
        sys.exit(job(sys.argv[1:]))
    except KeyboardInterrupt:
        stop("stopped. The next start mends what is half done.", 130)
    except OSError as error:
        stop(f"cannot go on: {error.strerror or error}: {error.filename or ROOT}")


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """A request to end takes the way on which what was started ends too."""
    sys.exit(128 + number)


def stop(text: str, code: int = 1) -> NoReturn:
    """Say why it goes no further, and leave."""
    say(text)
    sys.exit(code)


# ---- what the other scripts start


def tool(name: str) -> str:
    """The path of a command in the environment."""
    return str(BIN / (name + SUFFIX))


def python(*arguments: str) -> list[str]:
    """The command that starts the environment's own Python."""
    return [tool("python"), *arguments]


def run(command: list[str]) -> int:
    """The exit code of a command, one of several, in the project's folder."""
    return subprocess.call(command, cwd=ROOT, env=surroundings())


def become(command: list[str], folder: Path | None = None) -> int:
    """The command takes the place of this script: the terminal, the signals, the exit code are its own."""
    if folder:
        os.chdir(folder)
    if os.name == "posix":
        os.execve(command[0], command, surroundings())
    with subprocess.Popen(command, env=surroundings()) as child:  # Windows has no such thing
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the child hears it too, and decides
                return child.wait()


def compile_games() -> None:
    """Have `ludotheque warm` compile the games, unless it has done so since the code last changed."""
    digest = hashlib.sha256(description())
    for path in sorted((ROOT / "src").rglob("*.py")):
        digest.update(path.read_bytes())
    with contextlib.suppress(OSError):
        if WARMED.read_bytes() == digest.digest():
            return
    command = python("-P", "-m", "ludotheque", "warm")
    if subprocess.call(command, env=surroundings(), stdin=subprocess.DEVNULL, stdout=sys.stderr.fileno()):
        say("the games could not be compiled, see above. All but bulk work and searching bots works.")
    else:
        with contextlib.suppress(OSError):  # nothing can be written here: then it is asked again next time
            WARMED.write_bytes(digest.digest())


def surroundings() -> dict[str, str]:
    """The environment variables of what is started: `.venv` comes first, and bytecode is kept."""
    misleading = "PYTHONHOME", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PIP_TARGET", "PIP_PREFIX"
    inherited = {name: value for name, value in os.environ.items() if name not in misleading}
    path = str(BIN) + os.pathsep + os.environ.get("PATH", os.defpath)
    return {**inherited, "PATH": path, "VIRTUAL_ENV": str(VENV), "PIP_USER": "0"}


# ---- making it


def prepare() -> None:
    """Afterwards `.venv` holds what requirements.lock names, and this project itself."""
    wanted = description()
    if is_ready(wanted):
        return
    with guarded():
        if not is_ready(wanted):  # another script may have made it in the meantime
            make()
            STAMP.write_bytes(wanted)
            say("set up.")


def description() -> bytes:
    """A digest of this folder's path, this Python, what the project is made with, and the pinned packages."""
    try:
        project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    except ValueError as error:
        stop(f"{PROJECT} cannot be read: {error}")
    parts = str(ROOT), importlib.machinery.EXTENSION_SUFFIXES, project["build-system"], project["project"]
    return hashlib.sha256(ascii(parts).encode() + PINNED.read_bytes()).hexdigest().encode()


def is_ready(wanted: bytes) -> bool:
    """Was the environment made from this, to the end, and does its Python still start?"""
    try:
        return STAMP.read_bytes() == wanted and not subprocess.call(
            python("-S", "-c", ""), stderr=subprocess.DEVNULL
        )
    except OSError:
        return False


@contextlib.contextmanager
def guarded() -> Iterator[None]:
    """One script at a time makes the environment, the others wait.

    The system takes the lock back when its holder ends, however it ends. What the holder starts inherits it:
    an installer that outlives its script is waited for.
    """
    if VENV.is_dir() and any(VENV.iterdir()) and not GUARD.exists() and not (VENV / "pyvenv.cfg").exists():
        stop(f"{VENV} is there, and is no Python environment. Move it away, and start again.")
    VENV.mkdir(exist_ok=True)
    with GUARD.open("a") as file:
        os.set_inheritable(file.fileno(), True)
        if not is_locked(file):
            say("another script is setting up; waiting for it.")
            while not is_locked(file):
                time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def is_locked(file: IO[str]) -> bool:
        """Try to lock the file for this process alone."""
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def is_locked(file: IO[str]) -> bool:
        """Try to lock the file for this process alone."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def make() -> None:
    """Make the environment from nothing, with uv where there is one, else with pip."""
    uv = shutil.which("uv")
    if not uv and not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        stop("this Python has no venv or no ensurepip. On Debian and Ubuntu: apt install python3-venv")
    say(f"setting up in {VENV}, once (about 500 MB).")
    say(f"Python {sys.version.split()[0]}, installing with {uv or 'pip'}")
    empty()
    install([BASE, "-m", "venv", *(["--without-pip"] if uv else []), str(VENV)])
    say("fetching and installing packages:")
    pip = [uv, "pip"] if uv else python("-m", "pip")
    there = ["--python", tool("python"), "--compile-bytecode"] if uv else []
    pinned = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(PINNED)]
    install([*pip, "install", *there, *pinned])
    install([*pip, "install", *there, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    # Python 3.11 and 3.12 read this file in the system's encoding; a relative path has no accents to lose.
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
    (packages / "_ludotheque.pth").write_text(os.path.relpath(ROOT / "src", packages))


def empty() -> None:
    """Take away what was there before, but for the lock; the stamp goes first."""
    STAMP.unlink(missing_ok=True)
    for path in VENV.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path != GUARD:
            path.unlink()


def install(command: list[str]) -> None:
    """Run a step of the set-up, showing the names of packages as they pass by; say why if it fails."""
    child = subprocess.Popen(
        command,
        cwd=ROOT,
        env=surroundings(),
        close_fds=False,  # the lock is handed on
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    try:
        lines = list(shown(child.stdout or []))
        if child.wait() == 0:
            return
    except BaseException:
        child.terminate()
        child.wait()
        raise
    for line in lines[-8:]:
        say("  | " + line[:200])
    said = "\n".join(lines)
    reason = next(
        (reason for signs, reason in FAILURES.items() if re.search(signs, said)), "Why stands above."
    )
    stop(f"could not set up. {reason} Start again any time.")


def shown(lines: Iterable[str]) -> Iterator[str]:
    """The lines themselves; on the way, what they tell is shown in a few words, each once."""
    package = re.compile(r"\s*(?:Collecting |Processing \S*[/\\]|Downloading )(\w[\w-]*?)(?:[=\s]|-\d)")
    seen: set[str] = set()
    try:
        for line in lines:
            found = package.match(line)
            if found:
                news = found[1].replace("_", "-")
            elif "Retrying (" in line:
                news = "(no answer, trying again)"
            else:
                news = "- unpacking" if seen and line.startswith("Installing") else ""
            if news and news not in seen:
                sys.stderr.write(" " + news)
                sys.stderr.flush()
                seen.add(news)
            yield line.rstrip()
    finally:
        if seen:
            sys.stderr.write("\n")
