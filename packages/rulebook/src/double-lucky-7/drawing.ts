import type { Drawn } from '../drawing.ts';
import { colorText, optionName, personAt } from '../names.ts';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Claim, Played, Scored } from './examples.ts';

export function drawPlayed(example: Played, words: Words): Drawn[] {
  const { dealer, players, bids, plays = [], hands = {} } = example;
  const nth = (i: number): string => personAt((dealer + i) % players);
  const shown = nextToPlay(example);
  const own = shown === null ? undefined : hands[shown];
  const drawn: Drawn[] = [{ kind: 'facts', facts: factsOf(example, words) }];
  drawn.push({
    kind: 'facts',
    facts: bids.map((bid, i) => fill(words.bids, { name: nth(i), bid })),
  });
  if (example.wheel !== undefined) drawn.push({ kind: 'facts', facts: wheelFacts(example, words) });
  if (own !== undefined && shown !== null) {
    drawn.push({ kind: 'cards', text: fill(words.holds, { name: personAt(shown) }), cards: own });
  }
  if (plays.length > 0) {
    const winner = example.claims.find((claim) => claim.shows === 'winner')?.seat;
    const leader = leaderOf(example);
    drawn.push({
      kind: 'plays',
      plays: plays.map((card, i) => {
        const seat = (leader + i) % players;
        return { card, name: personAt(seat), wins: seat === winner };
      }),
    });
  }
  return [...drawn, ...example.claims.map((claim) => drawClaim(claim, example, words))];
}

function factsOf({ round, dealer, turned, taken = {} }: Played, words: Words): string[] {
  const trump = turned === 'JK' ? words.joker : colorText(turned, words);
  return [
    fill(words.round, { round }),
    fill(words.trump, { trump }),
    fill(words.deals, { name: personAt(dealer) }),
    ...Object.entries(taken).map(([option, seat]) =>
      fill(words.taken, { option: optionName(option), name: personAt(seat) }),
    ),
  ];
}

/** At the wheel those who hold a pawn are asked in turn, from the dealer's left on [DL-LW-1]. */
function wheelFacts({ wheel = [], dealer, players, rolls, taken }: Played, words: Words): string[] {
  let rolled = Object.keys(taken ?? {}).length;
  return wheel.map((move, i) => {
    const name = personAt((dealer + 1 + i) % players);
    if (move.type === 'pass') return fill(words.passes, { name });
    if (move.type === 'roll')
      return fill(words.rolls, { name, side: optionName(rolls?.[rolled++] ?? 'x') });
    if (move.type === 'use') return fill(words.uses, { name, option: optionName(move.option) });
    throw new Error(`${move.type} is no move at the wheel`);
  });
}

function leaderOf({ dealer, claims }: Played): number {
  const changed = claims.find((claim) => claim.shows === 'dealer');
  return changed?.seat ?? dealer;
}

/** Whose hand is to be seen: whoever has to choose a card. */
function nextToPlay(example: Played): number | null {
  if (!example.claims.some(({ shows }) => shows === 'open-cards')) return null;
  return (leaderOf(example) + (example.plays?.length ?? 0)) % example.players;
}

function drawClaim(claim: Claim, example: Played, words: Words): Drawn {
  const result = (text: string): Drawn => ({ kind: 'result', text });
  const { dealer, players, bids } = example;
  switch (claim.shows) {
    case 'closed-bid': {
      const name = personAt((dealer + bids.length) % players);
      return result(
        claim.bid === null
          ? fill(words['shows.closed.none'], { name })
          : fill(words['shows.closed'], { name, bid: claim.bid }),
      );
    }
    case 'open-cards':
      return {
        kind: 'cards',
        text: fill(words['shows.open'], { name: personAt(nextToPlay(example)!) }),
        cards: claim.cards,
      };
    case 'hand':
      return {
        kind: 'cards',
        text: fill(words['shows.hand'], { name: personAt(claim.seat) }),
        cards: claim.cards,
      };
    case 'bids': {
      const all = claim.bids.map((bid, seat) => `${personAt(seat)} ${String(bid)}`).join(', ');
      return result(fill(words['shows.bids'], { bids: all }));
    }
    case 'winner':
      return result(fill(words['shows.winner'], { name: personAt(claim.seat) }));
    case 'dealer':
      return result(fill(words['shows.dealer'], { name: personAt(claim.seat) }));
    case 'next-dealer':
      return result(fill(words['shows.next-dealer'], { name: personAt(claim.seat) }));
    case 'trump':
      return result(fill(words['shows.trump'], { trump: colorText(claim.color, words) }));
    case 'open-options': {
      const name = personAt((dealer + 1) % players);
      const options = claim.options.map(optionName).join(', ');
      return result(fill(words['shows.options'], { name, options }));
    }
    case 'pawn-kept':
      return result(fill(words['shows.pawn'], { name: personAt(claim.seat) }));
  }
}

export function drawScored({ lines }: Scored, words: Words): Drawn[] {
  const text = (value: number): { text: string } => ({ text: String(value) });
  return [
    {
      kind: 'table',
      columns: [
        words['column.bid'],
        words['column.tricks'],
        words['column.round'],
        words['column.points'],
      ],
      rows: lines.map(({ bid, tricks, round, isDoubled, points }) => [
        text(bid),
        text(tricks),
        {
          text: isDoubled === true ? `${String(round)}, ${words['column.doubled']}` : String(round),
        },
        text(points),
      ]),
    },
  ];
}
