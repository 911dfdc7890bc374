"""The rules files keep to their dialect, so that one source reads well and runs on three carriers."""

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque import rule
from ludotheque.games.game import GAMES

PACKAGE = Path(inspect.getfile(ludotheque)).parent
FILES = {game: PACKAGE / "games" / folder / "rules.py" for game, folder in GAMES.items()}
SHARED = {
    "moves": PACKAGE / "games/moves.py",
    "chance": PACKAGE / "chance.py",
    "loop": PACKAGE / "lab/random_game.py",
}
DIALECT = FILES | SHARED
NOT_IN_THE_DIALECT = (
    *(ast.Raise, ast.Try, ast.With, ast.Lambda, ast.Yield, ast.Global, ast.Import, ast.Assert, ast.Delete),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    *(ast.Dict, ast.List, ast.Set, ast.Slice, ast.JoinedStr),
)


def functions(path: Path) -> list[ast.FunctionDef]:
    """All functions of a file."""
    return [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("path", DIALECT.values(), ids=DIALECT)
def test_functions(path: Path) -> None:
    """Every function is marked, fits a screen, and uses only what all carriers understand."""
    for function in functions(path):
        assert [ast.unparse(mark) for mark in function.decorator_list] == ["rule"], function.name
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < 25, function.name
        for node in ast.walk(function):
            assert not isinstance(node, NOT_IN_THE_DIALECT), (function.name, ast.unparse(node))
            if isinstance(node, ast.Call):
                assert ast.unparse(node.func) not in ("len", "print", "sum", "abs", "sorted"), function.name


@pytest.mark.parametrize("path", FILES.values(), ids=FILES)
def test_imports(path: Path) -> None:
    """Rules know the marks of their carrier and the sets of moves, nothing else."""
    imports = [
        node
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert [ast.unparse(node).split()[1] for node in imports] == ["...rule", "..moves"]


@pytest.mark.parametrize("game", GAMES)
def test_fields(game: str) -> None:
    """No field of a state is named like something that records of NumPy, or a knowledge, have already."""
    names = rule.on("plain", f"games.{GAMES[game]}.rules").State.FIELDS
    taken = {*dir(np.zeros(1, [("a", "u1")]).view(np.recarray)[0]), "game", "options", "seat", "n"}
    assert not taken & set(names)


def test_only_one_file_names_a_compiler() -> None:
    """Changing the compiler stays one import."""
    for path in PACKAGE.rglob("*.py"):
        if path.name != "rule.py":
            assert not re.search(r"^\s*(import|from) (numba|llvmlite)", path.read_text("utf-8"), re.M), path


A_GAME = "match = ludo.deal('trio', seed=1); match.play(match.to_move[0], 'low A'); match.view('A')"


@pytest.mark.parametrize("what", ["pass", A_GAME], ids=["import", "game"])
def test_nothing_heavy_is_loaded(what: str) -> None:
    """Neither the import nor a game loads NumPy, a compiler, or anything beyond the standard library."""
    lines = (
        "import sys; old = set(sys.modules); import ludotheque as ludo",
        what,
        "print(*set(sys.modules) - old)",
    )
    script = "\n".join(lines)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    roots = {name.partition(".")[0] for name in done.stdout.split()}
    assert roots - {"ludotheque"} <= sys.stdlib_module_names
