#!/usr/bin/env python3
"""A complete bot for both games: short enough to read, good enough to beat random play.

Try it:

    npm run -s simulate -- --players 4 --games 20 --duplicate \
        --bots "random,random,random,cmd:python3 examples/bots/simple_bot.py"

A bot is a program that reads lines and writes lines. Every line is one JSON object. It reads

    {"see": view}                   somebody has moved (or the game has begun): remember what you like
    {"view": view, "moves": [...]}  your move: answer with one line
    {"over": view}                  the game has ended; the next one begins in the same process

and answers a question, and nothing else, with {"move": one of the moves} or {"index": its place in the list}. The
view is what your seat may know; docs/referee.md explains every key of it. Whatever you want to print while you look
for a mistake goes to standard error: a line on standard output that nobody asked for costs a move.
"""

import json
import sys


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        view = message.get("see") or message.get("view") or message.get("over")
        if bot is None:
            # One process plays many games, one after the other; each gets a bot that has seen nothing yet.
            bot = BOTS[view["game"]]()
        if "see" in message:
            bot.see(view)
        elif "moves" in message:
            answer(bot.choose(view, message["moves"]))
        elif "over" in message:
            bot = None


def answer(move):
    # Without the flush the answer would wait in a buffer, and the game for the answer.
    print(json.dumps({"move": move}), flush=True)


# --- Double Lucky 7: say how many tricks you will take, then take just as many -------------------------------------


def color(card):
    """'R', 'Y', 'G' or 'B'; None for the Joker."""
    return None if card == "JK" else card[0]


def rank(card):
    """1 to 14; the Joker is higher than all."""
    return 15 if card == "JK" else int(card[1:])


class DoubleLucky7Bot:
    def see(self, view):
        pass  # The view alone is enough for this bot.

    def choose(self, view, moves):
        kind = moves[-1]["type"]
        if kind == "choose-trump":
            return max(moves, key=lambda move: self.expected_tricks(view, move["color"]))
        if kind == "bid":
            expected = self.expected_tricks(view, view["trump"].get("color"))
            # The nearest bid that is allowed: the last bidder may not say just any number.
            return min(moves, key=lambda move: abs(move["tricks"] - expected))
        if kind == "play":
            return self.play(view, moves)
        return self.turn_wheel(view, moves)

    def expected_tricks(self, view, trump):
        return sum(self.chance_to_win(view, card, trump) for card in view["hand"])

    def chance_to_win(self, view, card, trump):
        """Roughly how likely a card is to take a trick, if we want it to."""
        if card == "JK":
            return 1.0
        others = view["players"] - 1
        unseen = 57 - view["cards"] - 1
        # How likely is one certain card that we do not see to be in somebody's hand?
        dealt = others * view["cards"] / unseen
        higher = sum(1 for r in range(rank(card) + 1, 15) if color(card) + str(r) not in view["hand"])
        nobody_has_higher = (1 - dealt) ** higher
        if color(card) == trump:
            return nobody_has_higher
        # Another colour wins only when it is led and nobody trumps it. The dealer leads every trick (DL-TRK-1).
        nobody_trumps = 1 - 0.12 * others if trump else 1.0
        is_led = 1.0 if view["dealer"] == view["seat"] else 0.35
        return nobody_has_higher * nobody_trumps * is_led

    def play(self, view, moves):
        seat = view["seat"]
        wanted = view["bids"][seat] - view["tricks"][seat]
        by_strength = sorted(moves, key=lambda move: self.strength(view, move["card"]))
        if not view["trick"]:
            # We lead: with the strongest card if we need a trick, with the weakest if not.
            return by_strength[-1] if wanted > 0 else by_strength[0]
        best = max(self.strength(view, play["card"]) for play in view["trick"])
        winning = [move for move in by_strength if self.strength(view, move["card"]) > best]
        losing = [move for move in by_strength if self.strength(view, move["card"]) < best]
        is_last = len(view["trick"]) == view["players"] - 1
        if wanted > 0 and winning:
            # The last player wins as cheaply as can be; before others who may go higher, use the best.
            return winning[0] if is_last else winning[-1]
        if wanted > 0:
            return losing[0]  # Lost anyway: keep the strong cards.
        # No trick wanted: throw away the strongest card that does not win. If all win, win with the strongest.
        return losing[-1] if losing else winning[-1]

    def strength(self, view, card):
        """How cards rank in the trick on the table: the Joker, then trumps, then the colour led, then the rest."""
        if card == "JK":
            return 300
        led = color(view["trick"][0]["card"]) if view["trick"] else color(card)
        trump = view["trump"].get("color")
        if view["trump"]["rule"] == "dealer-leads":
            trump = led  # The turned-up card was the Joker: what the dealer leads is trump.
        if color(card) == trump:
            return 200 + rank(card)
        return (100 if color(card) == led else 0) + rank(card)

    def turn_wheel(self, view, moves):
        """Mends the bid if it looks wrong; turns the wheel at the end of a half, when not doing so costs 10 points."""
        seat = view["seat"]
        error = self.expected_tricks(view, view["trump"].get("color")) - view["bids"][seat]
        for move in moves:
            if move.get("option") == "change-bid" and move["seat"] == seat and move["by"] * error > 0.7:
                return move
        if view["cards"] >= 6 or view["round"] >= 12:
            harmless = [m for m in moves if m.get("option") in ("double-points", "extra-card") or m["type"] == "roll"]
            return harmless[0] if harmless else moves[-1]
        return moves[0]  # "pass", if passing is allowed: it is always listed first.


# --- Magic 7: two numbers that add up to 7 take the trick -------------------------------------------------------------


def value(card):
    return 0 if card in ("JK", "MI", "CR") else int(card)


class Magic7Bot:
    # What a special card is worth in the hand, so that it is not spent on small change.
    WORTH = {"JK": 6, "MI": 1, "CR": -1}

    def __init__(self):
        self.gone = []  # Cards that were played. Only a bot that watches every trick can know them.

    def see(self, view):
        trick = view["lastTrick"]
        if trick is not None:
            # Seen until the next lead, so every trick is seen once, in the position after its reply.
            self.gone += [trick["lead"]["card"], trick["reply"]["card"]]

    def choose(self, view, moves):
        if moves[0]["type"] == "reply":
            return max(moves, key=lambda move: self.gain_of_reply(view, move["card"]))
        return max(moves, key=lambda move: self.gain_of_lead(view, move["card"]))

    def gain_of_reply(self, view, card):
        lead = view["trick"]["lead"]["card"]
        points = value(lead) + value(card)
        # Taking five points from the other side is as good as winning five.
        gain = points if self.reply_wins(lead, card) else -points
        return gain - self.WORTH.get(card, 0)

    def reply_wins(self, lead, reply):
        """MG-WIN-1 to MG-WIN-8: the first line that fits decides."""
        if reply == "JK":
            return True
        if lead == "JK":
            return reply == "MI"
        if lead == "CR":
            return True
        if reply == "CR" or lead == "MI" or reply == "MI":
            return False
        return value(lead) + value(reply) == 7

    def gain_of_lead(self, view, card):
        if card not in ("JK", "MI", "CR"):
            # A lead wins unless its partner or a Joker comes back: high cards first, once their partners are gone.
            return value(card) * (1 - 2 * self.chance_of_partner(view, card))
        # A special card wins whatever the other side likes to give: rarely much.
        return -3 - self.WORTH[card]

    def chance_of_partner(self, view, card):
        partner = 7 - value(card)
        decks = 1 if view["players"] == 2 else 2
        known = [value(c) for c in self.gone + view["hand"] if c not in ("JK", "MI", "CR")]
        left = decks - known.count(partner)
        hidden = sum(view["counts"]) - len(view["hand"]) + view["pile"]
        replier_holds = max(view["counts"])
        return min(1.0, left * replier_holds / max(hidden, 1))


BOTS = {"double-lucky-7": DoubleLucky7Bot, "magic-7": Magic7Bot}

if __name__ == "__main__":
    main()
