"""How fast the four games run, beside other people's: `python -m benchmarks`."""
