"""One game of a peer at random play, run by the peers' own Python.

    peers.py openspiel go_fish rollouts --seconds 3

prints one JSON line: moves, games, seconds, and which loop it was. The loops:

rollouts  OpenSpiel's own random rollouts, whole games in C++: its evaluator, called by its MCTS bot with
          one simulation of 200 rollouts from a dealt state. Dealing is neither timed nor counted; what
          chance answers later is counted as moves. The average length is measured beside it, from Python.
python    whole games from Python as one writes them: ask, choose evenly, play, through the library's public
          interface. All that chance answers is counted, OpenSpiel's deal too.
tight     the cheapest loop from Python that we found: OpenSpiel from dealt states (as in rollouts), the
          others without observations or wrappers.

Seconds are those of this process on the CPU, so that a busy neighbour weighs less.
"""

import argparse
import importlib
import json
import random
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

SEED = 7
ROLLOUTS = 200  # games that one call of C++ plays from one deal
COPIES = 20  # games played from one deal in the tight loop
CHANCE, OVER = -1, -4  # OpenSpiel's current_player
WEIGHED = {"go_fish"}  # where chance does not answer evenly after the deal

Play = Callable[[], int]  # plays one game and counts its moves


def module(name: str) -> Any:
    """A peer's module; the project's own environment has none of them."""
    return importlib.import_module(name)


def timed(play: Play, seconds: float) -> dict[str, float]:
    """Plays games for so many seconds."""
    play()
    moves = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        moves += play()
        games += 1
    return {"moves": moves, "games": games, "seconds": spent}


# ---- OpenSpiel


def weighed(outcomes: list[tuple[int, float]]) -> int:
    """An answer of chance, drawn by its probability."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def deals(game: Any) -> Iterator[Any]:
    """Dealt states without end."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(weighed(state.chance_outcomes()))
        yield state


def finish_weighed(state: Any) -> int:
    """Plays a dealt game to its end, and counts the moves."""
    draw, moves = random.random, 0
    legal_actions, apply_action, whose_turn = state.legal_actions, state.apply_action, state.current_player
    while (player := whose_turn()) != OVER:
        if player == CHANCE:
            apply_action(weighed(state.chance_outcomes()))
        else:
            actions = legal_actions()
            apply_action(actions[int(draw() * len(actions))])
        moves += 1
    return moves


def finish_evenly(state: Any) -> int:
    """The same where chance answers evenly too: then nobody needs to ask whose move it is."""
    draw, moves = random.random, 0
    legal_actions, apply_action = state.legal_actions, state.apply_action
    while actions := legal_actions():
        apply_action(actions[int(draw() * len(actions))])
        moves += 1
    return moves


def openspiel_rollouts(name: str, seconds: float) -> dict[str, float]:
    """Rollouts in C++ from one deal after another; games played beside them give the moves of a game."""
    beside = openspiel_tight(name, seconds / 2)
    length = beside["moves"] / beside["games"]
    pyspiel = module("pyspiel")
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    # With one simulation the bot calls the evaluator once.
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, SEED, False)
    games, spent = 0, 0.0
    for deal in deals(game):
        begun = process_time()
        bot.mcts_search(deal)
        spent += process_time() - begun
        games += ROLLOUTS
        if spent >= seconds:
            break
    return {"moves": games * length, "games": games, "seconds": spent}


def openspiel_python(name: str, seconds: float) -> dict[str, float]:
    """Whole games from Python, the deal's moves among them."""
    game = module("pyspiel").load_game(name)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return timed(play, seconds)


def openspiel_tight(name: str, seconds: float) -> dict[str, float]:
    """Dealt games from Python, with as few calls as can be."""
    finish = finish_weighed if name in WEIGHED else finish_evenly
    moves, games, spent = 0, 0, 0.0
    for deal in deals(module("pyspiel").load_game(name)):
        copies = [deal.clone() for _ in range(COPIES)]
        begun = process_time()
        moves += sum(map(finish, copies))
        spent += process_time() - begun
        games += COPIES
        if spent >= seconds:
            break
    return {"moves": moves, "games": games, "seconds": spent}


# ---- RLCard and PettingZoo


def rlcard_python(name: str, seconds: float) -> dict[str, float]:
    """An RLCard environment, which encodes an observation after each move."""
    environment = module("rlcard").make(name, {"seed": SEED})

    def play() -> int:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return timed(play, seconds)


def rlcard_tight(name: str, seconds: float) -> dict[str, float]:
    """The game inside RLCard's environment."""
    game = module("rlcard").make(name, {"seed": SEED}).game
    legal_actions = game.judge.get_legal_actions if name == "gin-rummy" else game.get_legal_actions
    draw, step, is_over = random.random, game.step, game.is_over

    def play() -> int:
        game.init_game()
        moves = 0
        while not is_over():
            actions = legal_actions()
            step(actions[int(draw() * len(actions))])
            moves += 1
        return moves

    return timed(play, seconds)


def pettingzoo_python(name: str, seconds: float) -> dict[str, float]:
    """A PettingZoo environment, driven as its documentation shows."""
    environment = module(f"pettingzoo.classic.{name}").env()
    environment.reset(seed=SEED)

    def play() -> int:
        environment.reset()
        moves = 0
        for agent in environment.agent_iter():
            observation, _, is_over, is_cut, _ = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            environment.step(environment.action_space(agent).sample(observation["action_mask"]))
            moves += 1
        return moves

    return timed(play, seconds)


def pettingzoo_tight(name: str, seconds: float) -> dict[str, float]:
    """The bare environment, its legal moves read from the inside."""
    environment = module(f"pettingzoo.classic.{name}").raw_env()
    environment.reset(seed=SEED)
    draw, step = random.random, environment.step

    def play() -> int:
        environment.reset()
        moves = 0
        while not environment.terminations[environment.agent_selection]:
            actions = list(environment.next_legal_moves)
            step(actions[int(draw() * len(actions))])
            moves += 1
        return moves

    return timed(play, seconds)


LOOPS = {
    ("openspiel", "rollouts"): openspiel_rollouts,
    ("openspiel", "python"): openspiel_python,
    ("openspiel", "tight"): openspiel_tight,
    ("rlcard", "python"): rlcard_python,
    ("rlcard", "tight"): rlcard_tight,
    ("pettingzoo", "python"): pettingzoo_python,
    ("pettingzoo", "tight"): pettingzoo_tight,
}


def main() -> None:
    """Times what the command line names."""
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_written)
    parser.add_argument("library", choices=sorted({library for library, _ in LOOPS}))
    parser.add_argument("game", help="by the library's own name: go_fish, gin-rummy, gin_rummy_v4")
    parser.add_argument("loop", choices=["rollouts", "python", "tight"])
    parser.add_argument("--seconds", type=float, default=3.0, help="about how long (default: %(default)s)")
    asked = parser.parse_args()
    if (asked.library, asked.loop) not in LOOPS:
        parser.error(f"{asked.library} has no {asked.loop} of its own")
    random.seed(SEED)
    result = LOOPS[asked.library, asked.loop](asked.game, asked.seconds)
    print(json.dumps(result | {"library": asked.library, "game": asked.game, "loop": asked.loop}))


if __name__ == "__main__":
    main()
