"""Set up everything, then run the tests: `python3 scripts/test.py [arguments of pytest]`."""

from environment import ROOT, become, main, python

if __name__ == "__main__":
    main(lambda arguments: become(python("-m", "pytest", *arguments), ROOT), warm=True)
