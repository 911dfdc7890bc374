"""Set up everything, then measure: `python3 scripts/bench.py [arguments of the benchmarks]`."""

from environment import ROOT, become, main, python

if __name__ == "__main__":
    main(lambda arguments: become(python("-m", "benchmarks", *arguments), ROOT), warm=True)
