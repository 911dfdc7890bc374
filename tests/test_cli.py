"""The commands, as somebody at a keyboard or a script uses them."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.games.records import write_lines


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command with something typed."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        input=typed, capture_output=True, timeout=120, check=False,
        text=True, encoding="utf-8", errors="replace",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "en_GB.UTF-8", **environment},
    )  # fmt: skip


@pytest.mark.parametrize("game", ludo.games())
def test_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    """A person who always takes the first move reaches an end, and the record follows the rules."""
    record = tmp_path / "game.jsonl"
    seats = "me,random" if game != "trio" else "me,random,random"
    done = run("play", game, "--seats", seats, "--seed", "3", "--record", str(record), typed="1\n" * 3_000)
    assert done.returncode == 0, done.stderr
    assert re.search(r" wins?!| win together!", done.stdout)
    assert ludo.replay(record.read_bytes()).result is not None
    checked = run("check", str(record))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "follows the rules" in checked.stdout


def test_moves_are_typed_as_numbers_or_texts() -> None:
    """A wrong input is answered with the reason, and asked again."""
    typed = "low Z\nLOW A\n99\n\nlow A\n"
    done = run("play", "trio", "--seats", "Léa,random,random", "-o", "first=A", "--seed", "1", typed=typed)
    assert done.returncode == 0
    assert "There is no move" in done.stdout
    assert "did you mean “low A”?" in done.stdout
    assert "Léa (A)>" in done.stdout
    assert "left before its end" in done.stderr


def test_a_game_is_asked_for() -> None:
    """Alone, the command asks which game."""
    done = run(typed="2\n")
    assert "1: trio" in done.stdout
    assert "double-seven" in done.stdout
    assert done.returncode == 0
    assert "There is no game" in run(typed="9\n").stderr


def test_languages() -> None:
    """The names of things are French for those who read it."""
    begin = ("play", "double-seven", "--seed", "1", "-o", "first=A")
    english, french = run(*begin).stdout, run(*begin, "--lang", "fr").stdout
    assert "squirrel" in english
    assert "écureuil" in french
    assert french == run(*begin, LC_ALL="fr_FR.UTF-8").stdout


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["play", "trio", "--seed", "-1"], "seed"),
        (["play", "trio", "-o", "goal=spicy"], "goal"),
        (["play", "trio", "-o", "goal"], "name=value"),
        (["play", "trio", "--seats", "a,b"], "players"),
        (["play", "good-fortune", "--seats", "a,b,c"], "2 seats"),
        (["play", "Trio"], "Trio"),
        (["play", "good-fortune", "--tiles", "no-such-file.toml"], "no-such-file.toml"),
        (["check", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["check", "."], "."),
    ],
)
def test_bad_input(arguments: list[str], part: str) -> None:
    """A clear sentence on standard error, and no stack trace."""
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("ludotheque: ")
    assert part in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_check_tells_what_is_wrong(tmp_path: Path) -> None:
    """Exit 1: it does not follow the rules; 2: it cannot be read."""
    match = ludo.deal("trio", seed=1, first="A")
    match.play("A", "low A")
    path = tmp_path / "record.jsonl"
    path.write_text(write_lines(match))
    assert run("check", str(path)).returncode == 0
    path.write_text(write_lines(match).replace('"low A"', '"high B"'))
    broken = run("check", str(path))
    assert broken.returncode == 1
    assert "Line 2" in broken.stdout
    told = json.loads(run("check", str(path), "--json").stdout)
    assert (told["follows"], told["code"], told["params"]["line"]) == (False, "wrong-event", 2)
    path.write_text(write_lines(match)[:-20])
    assert run("check", str(path)).returncode == 2
    path.write_bytes(b"[" * 2_000_000)
    deep = run("check", str(path))
    assert (deep.returncode, deep.stderr) == (2, "")
    with path.open("wb") as file:
        file.truncate(100 * 2**20)
    assert "larger" in run("check", str(path)).stdout


def test_own_tiles(tmp_path: Path) -> None:
    """A table of tiles comes from a file, is checked, and a missing pair is pointed out."""
    table = ludo.deal("good-fortune", seed=1).options["tiles"]
    path = tmp_path / "my-box.toml"
    path.write_text("".join(f"{number} = {json.dumps(tile)}\n" for number, tile in table.items()))
    done = run("play", "good-fortune", "--tiles", str(path))
    assert done.returncode == 0
    assert "pair" not in done.stderr
    path.write_text(path.read_text().replace('"cat", "eye"', '"cat", "scarab"'))
    assert "pair" in run("play", "good-fortune", "--tiles", str(path)).stderr
    path.write_text(path.read_text().replace('2 = ["cat", "scarab", 1]', '2 = ["cat", "scarab", 9]'))
    bad = run("play", "good-fortune", "--tiles", str(path))
    assert bad.returncode == 2
    assert "Tile 2" in bad.stderr
    path.write_bytes(b"\xff\xfe")
    assert run("play", "good-fortune", "--tiles", str(path)).returncode == 2


def test_the_record_of_a_game_that_was_left(tmp_path: Path) -> None:
    """A game that is left is saved as far as it went; where it cannot be saved, that is said."""
    path = tmp_path / "left.jsonl"
    run("play", "trio", "-o", "first=A", "--seed", "1", "--record", str(path), typed="1\n")
    assert ludo.replay(path.read_bytes()).result is None
    done = run("play", "trio", "--seed", "1", "--record", str(tmp_path / "nowhere" / "left.jsonl"))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_warm() -> None:
    """All games are compiled, with progress on standard error."""
    done = run("warm")
    assert (done.returncode, done.stdout) == (0, "")
    assert all(f"{game}: ready" in done.stderr for game in ludo.games())


def test_odd_streams() -> None:
    """Whatever the terminal's encoding, and with nothing to read or to write, there is no stack trace."""
    for encoding in ("ascii", "latin-1"):
        done = run("play", "trio", "--seats", "Łukasz,me,random", PYTHONIOENCODING=encoding)
        assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    for closed in ("<&-", ">&-", "2>&-") if os.name == "posix" else ():
        command = f"exec {shlex.quote(sys.executable)} -m ludotheque play trio --seed 1 </dev/null {closed}"
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
        assert "Traceback" not in done.stdout + done.stderr


def test_records_are_never_written_over(tmp_path: Path) -> None:
    """A file that is there is left alone."""
    path = tmp_path / "old.jsonl"
    path.write_text("precious")
    done = run("play", "trio", "--record", str(path), typed="1\n")
    assert (done.returncode, path.read_text()) == (2, "precious")
    assert "nothing is written over" in done.stderr
    assert run("play", "trio", "--record", "", typed="1\n").returncode == 2
    for name in ("seed=5", "deal=foo", "game=trio"):
        assert "option of the game" in run("play", "trio", "-o", name).stderr
