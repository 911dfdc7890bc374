"""The one file that knows the compilers.

The rules, and whatever runs by the million, are executed once for each carrier: `plain` (no compiler), `core`
(Numba, for the CPU) and `gpu` (numba-cuda). A carrier is a package over this very folder: `ludotheque` is the
plain one, `ludotheque_core.games.trio.rules` is the same file compiled. Files of the dialect import each
other by relative imports, so each finds the twins on its own carrier; this file tells by its own name which
of them it serves.
"""

import functools
import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import threading
import time
from pathlib import Path
from types import MappingProxyType, ModuleType

CARRIERS = {"plain": "ludotheque", "core": "ludotheque_core", "gpu": "ludotheque_gpu"}
HERE = Path(__file__).parent
ONE_AT_A_TIME = threading.RLock()
PACKAGE = __name__.partition(".")[0]
CARRIER = next(carrier for carrier, package in CARRIERS.items() if package == PACKAGE)

KEPT, USED = "compiled-", "used"  # how folders of compiled code begin; a file in each, touched at every use


def on(carrier, name):
    """The module of that name (`games.trio.rules`) on a carrier."""
    package = CARRIERS[carrier]
    if package not in sys.modules:
        twin = ModuleType(package)
        twin.__path__ = [str(HERE)]
        sys.modules.setdefault(package, twin)
    return importlib.import_module(f"{package}.{name}")


def over(rules, name):
    """A module about any game (`lab.random_game`), executed for these rules, on their carrier."""
    package, _, game = rules.__name__.partition(".")
    full_name = f"{package}.{name}__{game.replace('.', '_')}"
    with ONE_AT_A_TIME:
        if full_name not in sys.modules:
            spec = importlib.util.spec_from_file_location(full_name, HERE / f"{name.replace('.', '/')}.py")
            module = importlib.util.module_from_spec(spec)
            module.rules = rules
            spec.loader.exec_module(module)
            sys.modules[full_name] = module
    return sys.modules[full_name]


# ---- compiling


def rule(function):
    """Marks a function of the dialect: left as it is, or compiled, as its carrier says."""
    return compiler()(function)


@functools.cache
def compiler():
    """What `rule` does on this carrier; no compiler is imported before it is asked for."""
    if CARRIER == "plain":
        return lambda function: function
    if CARRIER == "gpu":
        return import_cuda().jit(device=True)
    return compile_and_keep if cache() else import_numba().njit(nogil=True)


def import_numba():
    """The compiler for the CPU."""
    import numba

    if numba.config.DISABLE_JIT:
        raise ImportError("NUMBA_DISABLE_JIT forbids it to compile")
    return numba


def compile_and_keep(function):
    """Compile a function, and keep what comes of it on the disk."""
    numba = import_numba()
    # Numba keeps one folder for the whole process; ours is set only while one function is marked.
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache() / function.__module__)
    try:
        return numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = before


# ---- what is kept on the disk


@functools.cache
def cache():
    """The folder of what is compiled from these sources; None where nothing can be written.

    It is named by all sources of the dialect, for Numba notices a change in one of them only. Left to
    itself Numba would also go and write beside the sources when this folder cannot be written.
    """
    numba = import_numba()
    digest = hashlib.sha256(f"{numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for path in sorted(HERE.rglob("*.py")):
        source = path.read_bytes()
        if b"@rule" in source:
            digest.update(source)
    folder = cache_home() / f"{KEPT}{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / USED).write_text("")
    except OSError:
        return None
    return folder


def cache_home():
    """Where compiled code is kept, of these sources and of others."""
    chosen = os.environ.get("LUDOTHEQUE_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("ludotheque", appauthor=False))


def forget():
    """Take away what these sources were compiled to."""
    if cache():
        shutil.rmtree(cache(), ignore_errors=True)


def forget_old():
    """Take away what nobody has used in the last month."""
    for mark in cache_home().glob(f"{KEPT}*/{USED}"):
        if mark.stat().st_mtime < time.time() - 30 * 24 * 3600:
            shutil.rmtree(mark.parent, ignore_errors=True)


# ---- what only the compilers offer


def import_cuda():
    """The compiler for the GPU."""
    global cuda  # the simulator looks for it among the globals
    import numpy

    if not hasattr(numpy, "row_stack"):
        numpy.row_stack = numpy.vstack  # numba-cuda 0.30 asks for it, NumPy 2.5 has it no more
    from numba import cuda

    return cuda


def bit_counters():
    """How many bits of a number are set, and which is the lowest: by instructions of the machine."""
    if CARRIER == "plain":
        return lambda bits: int(bits).bit_count(), lambda bits: (bits & -bits).bit_length() - 1
    if CARRIER == "gpu":
        device = compiler()
        # No ffs(): the simulator's counts to 32.
        return device(lambda bits: cuda.popc(bits)), device(lambda bits: cuda.popc((bits & -bits) - 1))
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def count(typing, bits):
        return types.int64(types.int64), lambda context, builder, types, values: builder.ctpop(values[0])

    @intrinsic
    def lowest(typing, bits):
        some = ir.Constant(ir.IntType(1), 1)  # a promise that there is one
        return types.int64(types.int64), lambda context, builder, types, values: builder.cttz(values[0], some)

    return count, lowest


# ---- states


class Field:
    """The type of a field of a state: `u8`, or with a shape `u8[SEATS]`, `u8[SEATS, LONGEST]`."""

    def __init__(self, code, shape=()):
        self.code, self.shape = code, shape

    def __getitem__(self, shape):
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))

    def zeros(self):
        """Its plain form: a number, a list, or a dict that is read as `table[i, j]`."""
        if len(self.shape) < 2:
            return [0] * self.shape[0] if self.shape else 0
        return {(i, j): 0 for i in range(self.shape[0]) for j in range(self.shape[1])}


u8, u16, u32, u64, i64 = Field("u1"), Field("u2"), Field("u4"), Field("u8"), Field("i8")


def state(declared):
    """From a class of annotations: what makes a plain object, or the record type that the compilers read."""
    fields = declared.__annotations__
    if CARRIER == "plain":
        body = {"FIELDS": fields, "__slots__": tuple(fields), "__module__": declared.__module__}
        return type(declared.__name__, (Plain,), body)
    import numpy as np

    # The GPU reads nothing unaligned, and it is this inner type that has to be aligned.
    inner = [(name, field.code, field.shape) for name, field in fields.items()]
    return np.dtype((np.record, np.dtype(inner, align=True)))


class Plain:
    """A plain state: it has its fields and no others, so that a misspelt one is found out."""

    __slots__ = ()
    FIELDS = MappingProxyType({})

    def __init__(self):
        set_to_zero(self)

    def __eq__(self, other):
        return type(self) is type(other) and all(getattr(self, k) == getattr(other, k) for k in self.FIELDS)

    __hash__ = None

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={getattr(self, k)!r}' for k in self.FIELDS)})"


def set_to_zero(plain):
    """Make every field of a plain state what an empty one has."""
    for name, field in plain.FIELDS.items():
        setattr(plain, name, field.zeros())


def copy(plain):
    """A copy of a plain state."""
    kind = type(plain)
    twin = kind.__new__(kind)
    for name in kind.__slots__:
        value = getattr(plain, name)
        setattr(twin, name, value if value.__class__ is int else value.copy())
    return twin


def new(kind, n=1):
    """An array of n empty states of a kind: zeros all through."""
    if isinstance(kind, type):
        return [kind() for _ in range(n)]
    import numpy as np

    return np.zeros(n, kind)


def emptier():
    """What makes states[i] empty again; the compiled ones copy an empty state that the caller brings."""
    if CARRIER == "plain":
        return lambda states, i, empty: set_to_zero(states[i])

    def make_empty(states, i, empty):
        states[i] = empty[0]

    return rule(make_empty)


# ---- the GPU


def threads(function, n):
    """What runs function(i, n, *arguments) on the GPU for every i below n, on arrays that lie there."""
    block = min(n, 128)
    kernel = kernel_of(function)
    return lambda *arguments: kernel[-(-n // block), block](n, arguments)


@functools.cache
def kernel_of(function):
    """A function of the dialect as a kernel, compiled once for each type of its arguments."""

    @cuda.jit
    def kernel(n, arguments):
        i = cuda.grid(1)
        if i < n:
            function(i, n, *arguments)

    return kernel
