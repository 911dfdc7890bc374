"""Set up everything, then play: `python3 scripts/play.py [arguments of ludotheque]`."""

from environment import become, main, python

if __name__ == "__main__":
    main(lambda arguments: become(python("-P", "-m", "ludotheque", *arguments)), warm=True)
