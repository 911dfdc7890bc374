"""Set up everything, then read the code: lint, layout, types, and which way the imports point."""

from environment import main, run, say, tool

CHECKS = "ruff check", "ruff format --check", "mypy", "lint-imports --no-logo"


def check(arguments: list[str]) -> int:
    """Run every check, also after one that fails: 0 when all of them pass."""
    failed = []
    for line in CHECKS:
        say(line)
        name, *options = line.split()
        if run([tool(name), *options]):
            failed.append(line)
    say("failed: " + ", ".join(failed) if failed else "all checks pass.")
    return 1 if failed else 0


if __name__ == "__main__":
    main(check)
