"""The code of the package, as tests read it."""

import ast
import functools
import re
from pathlib import Path

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent


@functools.cache
def sources() -> dict[Path, ast.Module]:
    """All code of the package."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@functools.cache
def errors() -> set[str]:
    """The names of LudoError and of all its kinds."""
    classes = [node for tree in sources().values() for node in tree.body if isinstance(node, ast.ClassDef)]
    found = {"LudoError"}
    for _ in classes:
        found |= {one.name for one in classes if found & set(map(ast.unparse, one.bases))}
    return found


def written(node: ast.expr) -> str:
    """The texts that an expression may have, as a pattern."""
    match node:
        case ast.Constant(str(value)):
            return re.escape(value)
        case ast.JoinedStr(values):
            return "".join(map(written, values))
    return ".+"
