// The bots of the release before the learnt ones, in one piece, for comparisons and for nothing else: strength plays against them,
// no product code imports them. Made from commit 99f150e by
//   rolldown packages/bots/src/index.ts --external @table-seven/engine --format es
import { DoubleLucky7, Magic7, MoveList, NONE, at, below, fastRandom, withAt } from "@table-seven/engine";
// packages/bots/src/bot.ts
/** From random moves to the best play we know. */
const LEVELS = [
	"random",
	"novice",
	"casual",
	"expert"
];
// packages/bots/src/random-bot.ts
/** Plays any legal move, each as likely as the others. */
var RandomBot = class {
	#random;
	constructor({ random }) {
		this.#random = random;
	}
	see() {}
	choose(_known, moves) {
		return moves.codes[below(this.#random, moves.length)];
	}
};
// packages/bots/src/double-lucky-7/bidding.ts
const { BID: BID$3, bidPoints } = DoubleLucky7;
/** How well each bid fits; read and forgotten within one decision. */
const fit = /* @__PURE__ */ new Float64Array(8);
/** The legal bid with the most points to expect [DL-SCO-1]. */
function chooseBid(policy, state, facts, moves) {
	policy.fitBids(state, state.turn, facts, fit);
	let best = moves.codes[0];
	let bestPoints = -1;
	for (let i = 0; i < moves.length; i++) {
		const bid = moves.codes[i] - BID$3;
		const points = fit[bid] * bidPoints(bid, bid);
		if (points > bestPoints) {
			bestPoints = points;
			best = moves.codes[i];
		}
	}
	return best;
}
// packages/bots/src/double-lucky-7/chances.ts
/** Chances by table: the functions that playouts ask for millions of times. The steps are finer than any two cards' difference. */
const STEPS = 32;
const LIMIT = 8;
const SIGMOID = Float64Array.from({ length: 513 }, (_, i) => 1 / (1 + Math.exp(LIMIT - i / STEPS)));
/** A chance from log odds. */
function chanceOf(logOdds) {
	return SIGMOID[((logOdds < -8 ? -8 : logOdds > LIMIT ? LIMIT : logOdds) + LIMIT) * STEPS + .5 | 0];
}
const BELL_STEPS = 64;
const BELL_END = 16;
/** Linear between the steps, so that no two different distances count as equal; beyond the end all but 0. */
const BELL = Float64Array.from({ length: 1026 }, (_, i) => Math.exp(-i / BELL_STEPS));
/** exp(−x) for x ≥ 0. */
function fading(x) {
	const place = (x < BELL_END ? x : BELL_END) * BELL_STEPS;
	const step = place | 0;
	const from = BELL[step];
	return from + (place - step) * (BELL[step + 1] - from);
}
// packages/bots/src/double-lucky-7/hand-strength.ts
const { DECK_SIZE, JOKER: JOKER$4, JOKER_BIT, LOW_CARDS: LOW_CARDS$3, RANKS, highOf: highOf$1, lowOf: lowOf$1 } = DoubleLucky7;
const ONE_COLOR = (1 << RANKS) - 1;
const ALL_LOW = (1 << LOW_CARDS$3) - 1;
const ALL_HIGH = (1 << DECK_SIZE - LOW_CARDS$3) - 1;
/** How many cards a set of one colour has. */
const SIZE = Uint8Array.from({ length: 1 << RANKS }, (_, set) => {
	let size = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) size++;
	return size;
});
/** The cards of one colour in a set given as two masks, as 14 bits. */
function ofColor(low, high, color) {
	return color < 2 ? low >> RANKS * color & ONE_COLOR : high >> RANKS * (color - 2) & ONE_COLOR;
}
function sizeOf(low, high) {
	return SIZE[low & ONE_COLOR] + SIZE[low >> RANKS] + SIZE[high & ONE_COLOR] + SIZE[high >> RANKS & ONE_COLOR] + ((high & JOKER_BIT) === 0 ? 0 : 1);
}
/**
* What a seat makes of its own hand: for each card the chance that it will take a trick if it is kept for later, and the sum
* over the hand. Filled anew for each decision, from the hand and from what everybody knows.
*/
var HandStrength = class {
	chance = new Float64Array(DECK_SIZE);
	/** Expected tricks of the whole hand, and the variance if the cards were independent. */
	mean = 0;
	variance = 0;
	/** Cards that this seat cannot place: in other hands or in the pile. */
	#unseenLow = 0;
	#unseenHigh = 0;
	/** The chance that an unseen card is in somebody's hand. */
	#live = 0;
	#weights;
	#trump = 0;
	#slack = 0;
	constructor(weights) {
		this.#weights = weights;
	}
	/** `slack`: tricks left beyond what all seats still want. */
	weigh(state, seat, facts, trump, slack) {
		this.#trump = trump;
		this.#slack = slack;
		const low = lowOf$1(state.hands, seat);
		const high = highOf$1(state.hands, seat);
		this.#look(state, seat, facts, low, high);
		this.mean = 0;
		this.variance = 0;
		for (let color = 0; color < 4; color++) {
			const held = ofColor(low, high, color);
			if (held !== 0) this.#weighColor(state, seat, color, held);
		}
		if ((high & JOKER_BIT) !== 0) this.#add(JOKER$4, 1);
		if (seat === state.extraSeat && state.extraCard !== NONE) this.#weighExtra(state);
	}
	#look(state, seat, facts, low, high) {
		this.#unseenLow = ALL_LOW & ~(facts.goneLow | low);
		this.#unseenHigh = ALL_HIGH & ~(facts.goneHigh | high);
		const unseen = sizeOf(this.#unseenLow, this.#unseenHigh);
		let others = 0;
		for (let other = 0; other < state.players; other++) if (other !== seat) others += at(state.counts, other);
		this.#live = unseen === 0 ? 0 : others / unseen;
	}
	#weighColor(state, seat, color, held) {
		const weights = this.#weights;
		const isTrump = color === this.#trump;
		const unseen = ofColor(this.#unseenLow, this.#unseenHigh, color);
		const base = isTrump ? this.#trumpOdds(state, seat, SIZE[held] - 1) : this.#sideOdds(state, seat, SIZE[held] - 1, unseen);
		const perHigher = (isTrump ? weights.trumpHigher : weights.sideHigher) * this.#live;
		for (let rest = held; rest !== 0; rest &= rest - 1) {
			const rank = 31 - Math.clz32(rest & -rest);
			this.#add(color * RANKS + rank, chanceOf(base + perHigher * SIZE[unseen >> rank]));
		}
	}
	#trumpOdds(state, seat, length) {
		const weights = this.#weights;
		return weights.trump + (seat === state.dealer ? weights.trumpDealer : 0) + weights.trumpLength * length + weights.trumpSlack * this.#slack + weights.trumpTricks * (state.cards - state.finished);
	}
	#sideOdds(state, seat, length, unseen) {
		const weights = this.#weights;
		return weights.side + (seat === state.dealer ? weights.sideDealer : 0) + weights.sideLength * length + weights.sideSlack * this.#slack + weights.sideTricks * (state.cards - state.finished) + weights.sideRuff * this.#ruffs(state, unseen);
	}
	/** How much a card of a colour has to fear trumps: live trumps, and how few cards of the colour the others have. */
	#ruffs(state, unseenOfColor) {
		if (this.#trump > 3) return 0;
		return SIZE[ofColor(this.#unseenLow, this.#unseenHigh, this.#trump)] * this.#live / (1 + SIZE[unseenOfColor] * this.#live / (state.players - 1));
	}
	/** [DL-WHL-6] The extra card need not follow, so as a trump it is at its best and otherwise mostly of use when led. */
	#weighExtra(state) {
		const card = state.extraCard;
		if (card === JOKER$4) {
			this.#add(card, 1);
			return;
		}
		const color = card / RANKS | 0;
		this.#weighColor(state, state.extraSeat, color, 1 << card % RANKS);
	}
	#add(card, chance) {
		this.chance[card] = chance;
		this.mean += chance;
		this.variance += chance * (1 - chance);
	}
};
// packages/bots/src/double-lucky-7/weights.ts
const WEIGHTS$1 = {
	trump: .796,
	trumpHigher: -.55,
	trumpDealer: -.275,
	trumpLength: .197,
	trumpSlack: .511,
	trumpTricks: .0636,
	side: -.128,
	sideHigher: -1.05,
	sideDealer: .447,
	sideLength: -.536,
	sideSlack: .177,
	sideTricks: -.0881,
	sideRuff: -.31,
	lead: .6,
	spread: .713,
	leastSpread: .0382,
	bidShift: -.236,
	bidSlope: 1.23,
	bidRoom: .253,
	bidSpread: .248
};
// packages/bots/src/double-lucky-7/policy.ts
const { beats } = DoubleLucky7;
/** However well a bid fits the hand, it is met no more often than this. */
const BEST_CHANCE = .6;
/** Even a hand of sure cards leaves some doubt. */
const LEAST_VARIANCE = .1;
/** How many tricks a seat still wants; below 0 it has too many. */
function needOf(state, seat) {
	return at(state.bids, seat) - 1 - at(state.tricks, seat);
}
/**
* The rules of thumb for playing a card: from the chance that each card takes this trick, and what the rest of the hand is then
* likely to take, to the card that best serves the bid. Looks only at the acting seat's own hand and at public facts, and is
* both how the casual bot plays and how the expert imagines everybody to play on.
*/
var Policy = class {
	#weights;
	#strength;
	/** How good each move of the list at hand is. */
	#scores = /* @__PURE__ */ new Float64Array(64);
	constructor(weights = WEIGHTS$1) {
		this.#weights = weights;
		this.#strength = new HandStrength(weights);
	}
	choosePlay(state, facts, moves) {
		if (moves.length === 1) return moves.codes[0];
		this.#score(state, facts, moves);
		return moves.codes[this.#best(moves)];
	}
	/** How well a card fits what this policy would do, from 0 to 1 for its own choice. */
	fitPlay(state, facts, moves, card) {
		if (moves.length === 1) return 1;
		this.#score(state, facts, moves);
		const best = this.#scores[this.#best(moves)];
		for (let i = 0; i < moves.length; i++) if (moves.codes[i] === card) return this.#scores[i] / best;
		return 0;
	}
	#best(moves) {
		let best = 0;
		for (let i = 1; i < moves.length; i++) if (this.#scores[i] > this.#scores[best]) best = i;
		return best;
	}
	#score(state, facts, moves) {
		const seat = state.turn;
		const left = state.cards - state.finished;
		const need = needOf(state, seat);
		let wanted = 0;
		for (let other = 0; other < state.players; other++) {
			if (other === seat) continue;
			const needed = needOf(state, other);
			if (needed > 0) wanted += needed;
		}
		const slack = left - wanted - (need > 0 ? need : 0);
		this.#strength.weigh(state, seat, facts, state.trump, slack);
		if (need < 0 || need > left) this.#scoreSpoiling(state, moves, wanted >= left);
		else if (need === left) this.#scoreAll(state, moves);
		else this.#scoreAiming(state, moves, need);
	}
	/** By how likely the bid is met after each card. */
	#scoreAiming(state, moves, need) {
		const { chance, mean, variance } = this.#strength;
		const { spread, leastSpread } = this.#weights;
		for (let i = 0; i < moves.length; i++) {
			const card = moves.codes[i];
			const kept = chance[card];
			const width = 2 * (spread * (variance - kept * (1 - kept)) + leastSpread);
			const rest = need - (mean - kept);
			const take = this.#takeChance(state, card);
			this.#scores[i] = take * fading((rest - 1) * (rest - 1) / width) + (1 - take) * fading(rest * rest / width);
		}
	}
	/** Every trick left is needed: strongest first, but as cheap as will do where nobody comes after. */
	#scoreAll(state, moves) {
		const isLast = state.played === state.players - 1;
		for (let i = 0; i < moves.length; i++) {
			const card = moves.codes[i];
			const kept = this.#strength.chance[card];
			const wins = state.played === 0 || beats(card, state.best, state.trump);
			this.#scores[i] = (wins ? 2 : 1.1) + (wins && !isLast ? kept : -kept);
		}
	}
	/** The bid is lost: take tricks that others need, or leave them tricks that they do not want. */
	#scoreSpoiling(state, moves, isTaking) {
		for (let i = 0; i < moves.length; i++) {
			const card = moves.codes[i];
			const take = this.#takeChance(state, card);
			const kept = this.#strength.chance[card];
			this.#scores[i] = isTaking ? 1 + take - .5 * kept : 3 + kept - 2 * take;
		}
	}
	/**
	* The chance that a card played now takes this trick. A card that beats those on the table counts as good enough: reckoning with
	* the hands behind did not make self-play any better, but took twice the time.
	*/
	#takeChance(state, card) {
		if (state.played > 0) return beats(card, state.best, state.trump) ? 1 : 0;
		const { lead } = this.#weights;
		return lead + (1 - lead) * this.#strength.chance[card];
	}
	/** Fills `fit` with how well each bid 0 … n fits the hand of `seat`; the numbers add up to 1. */
	fitBids(state, seat, facts, fit) {
		const { cards } = state;
		const expected = this.tricksUnder(state, seat, facts, state.trump);
		const width = this.#bidWidth();
		let total = 0;
		for (let bid = 0; bid <= cards; bid++) {
			const off = bid - expected;
			total += fit[bid] = fading(off * off / width);
		}
		for (let bid = 0; bid <= cards; bid++) fit[bid] /= total;
	}
	/** How many tricks a seat should expect before the first card, under a trump. */
	tricksUnder(state, seat, facts, trump) {
		const { cards, players } = state;
		const { bidShift, bidSlope, bidRoom } = this.#weights;
		let bidders = 0;
		let sum = 0;
		for (let other = 0; other < players; other++) {
			const bid = at(state.bids, other);
			if (bid === 0 || other === seat) continue;
			bidders++;
			sum += bid - 1;
		}
		const room = cards * bidders / players - sum;
		this.#strength.weigh(state, seat, facts, trump, 0);
		return bidShift + bidSlope * this.#strength.mean + bidRoom * room;
	}
	/** Before the first card: the chance to meet the bid, if it were changed by `by`, under a trump. */
	meetChance(state, seat, facts, by, trump) {
		const off = at(state.bids, seat) - 1 + by - this.tricksUnder(state, seat, facts, trump);
		return BEST_CHANCE * fading(off * off / this.#bidWidth());
	}
	/** Twice the variance of the tricks that the hand weighed last will take. */
	#bidWidth() {
		return 2 * this.#weights.bidSpread * (this.#strength.variance + LEAST_VARIANCE);
	}
};
// packages/bots/src/double-lucky-7/table-facts.ts
const { colorOf: colorOf$1, JOKER: JOKER$3, LOW_CARDS: LOW_CARDS$2, NO_COLOR } = DoubleLucky7;
/**
* What everybody at the table could have noticed this round: which cards are no longer hidden, and who has shown to lack a
* colour. The playing policy looks at these and at the acting seat's own hand, so it may be used on full states without peeking.
*/
var TableFacts = class {
	goneLow = 0;
	goneHigh = 0;
	/** For each seat the colours it has shown to lack, one bit per colour. */
	voids = 0;
	copyFrom(other) {
		this.goneLow = other.goneLow;
		this.goneHigh = other.goneHigh;
		this.voids = other.voids;
	}
	/** Notices a card that the seat to move is about to play; the same conclusions as the engine's memory draws [DL-TRK-2]. */
	notePlay(state, card) {
		this.noteGone(card);
		if (state.played === 0 || state.led === NO_COLOR || card === JOKER$3) return;
		if (colorOf$1(card) === state.led || card === state.extraCard && state.turn === state.extraSeat) return;
		const seat = state.turn;
		this.voids = withAt(this.voids, seat, at(this.voids, seat) | 1 << state.led);
	}
	noteGone(card) {
		if (card < LOW_CARDS$2) this.goneLow |= 1 << card;
		else this.goneHigh |= 1 << card - LOW_CARDS$2;
	}
};
// packages/bots/src/double-lucky-7/wheel-policy.ts
const { CHOOSE_TRUMP, COLORS, game: game$2, LUCKY_ROUND: LUCKY_ROUND$1, NO_TRUMP, PASS: PASS$1, ROLL } = DoubleLucky7;
/** Below this chance to meet the bid any change is welcome, so the die is rolled. */
const DESPERATE = .25;
/** What a use must gain, in chances to meet the bid, while there is time to wait for a better moment. */
const WORTHWHILE = .35;
/** A chance to meet the bid that is worth doubling. */
const LIKELY = .5;
/** How likely a bid fits a hand that one has not seen. */
const UNKNOWN_HAND = .3;
/** [DL-DEAL-3] Names the colour in which the hand is worth the most tricks. */
function chooseTrump(policy, state, facts, moves) {
	let best = moves.codes[0];
	let bestTricks = -1;
	for (let i = 0; i < moves.length; i++) {
		const color = moves.codes[i] - CHOOSE_TRUMP;
		const tricks = policy.tricksUnder(state, state.turn, facts, color);
		if (tricks > bestTricks) {
			bestTricks = tricks;
			best = moves.codes[i];
		}
	}
	return best;
}
/** How many rounds this half still has after this one. */
function roundsLeftInHalf(state) {
	return state.round <= LUCKY_ROUND$1 ? LUCKY_ROUND$1 - state.round : 2 * LUCKY_ROUND$1 - state.round;
}
/** How many seats still hold their pawn. */
function pawnHolders(state) {
	let holders = 0;
	for (let rest = state.pawns; rest !== 0; rest &= rest - 1) holders++;
	return holders;
}
/** At most one pawn is placed per round [DL-LW-1], so whoever waits too long may not come to it before the half ends. */
function isUrgent(state) {
	return roundsLeftInHalf(state) < pawnHolders(state);
}
/**
* Uses of the wheel by rule of thumb: the option that brings the own bid nearest to what the hand is worth, or doubles a bid
* that is likely met; otherwise waits until waiting could cost the penalty [DL-SCO-4].
*/
function chooseWheelMove(policy, state, facts, moves) {
	const seat = state.turn;
	if (moves.codes[0] === PASS$1 && moves.codes[1] === ROLL) return isUrgent(state) || policy.meetChance(state, seat, facts, 0, state.trump) < DESPERATE ? ROLL : PASS$1;
	const now = policy.meetChance(state, seat, facts, 0, state.trump);
	const isFree = moves.codes[0] === PASS$1;
	let best = moves.codes[0];
	let bestGain = isFree ? isUrgent(state) ? -1 : WORTHWHILE : -2;
	for (let i = isFree ? 1 : 0; i < moves.length; i++) {
		const gain = gainOf(policy, state, facts, moves.codes[i], now);
		if (gain > bestGain) {
			bestGain = gain;
			best = moves.codes[i];
		}
	}
	return best;
}
/** What a use is worth, in chances to meet the bid. */
function gainOf(policy, state, facts, code, now) {
	const seat = state.turn;
	const move = game$2.makeMove(code);
	if (move.type !== "use") return 0;
	switch (move.option) {
		case "change-bid": return move.seat === seat ? policy.meetChance(state, seat, facts, move.by, state.trump) - now : .02 * at(state.bids, move.seat);
		case "double-points": return now > LIKELY ? now - .1 : 0;
		case "change-trump": return policy.meetChance(state, seat, facts, 0, COLORS.indexOf(move.color)) - now;
		case "no-trump": return policy.meetChance(state, seat, facts, 0, NO_TRUMP) - now;
		case "player-swap": return move.seats.includes(seat) ? UNKNOWN_HAND - now : 0;
		case "change-dealer": return 0;
		case "extra-card": return now < .2 ? .15 : .05;
	}
}
// packages/bots/src/double-lucky-7/casual.ts
const { Memory: Memory$1 } = DoubleLucky7;
/** Plays by good rules of thumb, at once: an attentive player who does not reckon. */
var CasualBot = class {
	#policy = new Policy();
	#memory;
	#facts = new TableFacts();
	constructor({ seat }) {
		this.#memory = new Memory$1(seat);
	}
	see(known) {
		this.#memory.observe(known);
	}
	choose(known, moves) {
		this.#facts.copyFrom(this.#memory);
		return chooseByRules(this.#policy, known, this.#facts, moves);
	}
};
/** One decision of any kind by rules of thumb. */
function chooseByRules(policy, state, facts, moves) {
	switch (state.phase) {
		case "play": return policy.choosePlay(state, facts, moves);
		case "bid": return chooseBid(policy, state, facts, moves);
		case "wheel": return chooseWheelMove(policy, state, facts, moves);
		case "choose-trump": return chooseTrump(policy, state, facts, moves);
		case "over": throw new Error("no move is legal once the game is over");
	}
}
// packages/bots/src/double-lucky-7/equal-cards.ts
const { colorOf, highOf, JOKER: JOKER$2, LOW_CARDS: LOW_CARDS$1, lowOf } = DoubleLucky7;
/**
* For each legal move the first one that is as good: two cards of one colour in hand are equal if no card between them is still
* to come or wins the trick at present. What is not distinct need not be tried twice.
*/
function firstEquals(known, gone, moves) {
	const equals = moves.toArray();
	if (known.phase !== "play") return equals;
	const low = gone.goneLow | lowOf(known.hands, known.turn);
	const high = gone.goneHigh | highOf(known.hands, known.turn);
	const isOut = (card) => card < LOW_CARDS$1 ? (low >> card & 1) === 0 : (high >> card - LOW_CARDS$1 & 1) === 0;
	const isBest = (card) => known.played > 0 && card === known.best;
	for (let i = 1; i < equals.length; i++) {
		const card = moves.codes[i];
		let below = moves.codes[i - 1];
		if (card === JOKER$2 || below > card || colorOf(below) !== colorOf(card)) continue;
		if (known.extraSeat === known.turn && card === known.extraCard) continue;
		for (below++; below < card; below++) if (isOut(below) || isBest(below)) break;
		if (below === card) equals[i] = equals[i - 1];
	}
	return equals;
}
// packages/bots/src/double-lucky-7/playout.ts
const { apply: apply$1, legalMoves: legalMoves$1, PASS } = DoubleLucky7;
/**
* Chance within a playout. It ends with the round, so the deck of the next one need not be shuffled; the one roll that a round
* may have is drawn with the world, so that every move is tried under the same luck.
*/
var PlayoutChance = class {
	roll = 0;
	shuffle() {}
	pick() {
		return this.roll;
	}
};
/** Plays a round on to its end, every seat by the rules of thumb, without allocating. */
var Playout = class {
	#policy;
	#moves = new MoveList();
	#facts = new TableFacts();
	/** How many moves were made in all: the unit of a bot's work. */
	work = 0;
	constructor(policy) {
		this.#policy = policy;
	}
	/** Makes the move in `state`, of which `facts` are known, and plays on; the round is then the last row of its sheet. */
	run(state, facts, first) {
		const { round } = state;
		this.#facts.copyFrom(facts);
		this.#make(state, first);
		while (state.round === round && state.phase !== "over") {
			legalMoves$1(state, this.#moves);
			this.#make(state, this.#next(state));
		}
	}
	#next(state) {
		const moves = this.#moves;
		if (moves.length === 1) return moves.codes[0];
		if (state.phase === "play") return this.#policy.choosePlay(state, this.#facts, moves);
		if (moves.codes[0] === PASS) return PASS;
		return chooseByRules(this.#policy, state, this.#facts, moves);
	}
	#make(state, move) {
		this.work++;
		if (state.phase === "play") this.#facts.notePlay(state, move);
		apply$1(state, move);
	}
};
// packages/bots/src/double-lucky-7/race.ts
/** In points squared: a few worlds without any difference prove little. */
const DOUBT = .5;
/** A move in the race. */
var Runner = class {
	move;
	#utilities = [];
	#sum = 0;
	#met = 0;
	constructor(move) {
		this.move = move;
	}
	add(utility, isMet) {
		this.#utilities.push(utility);
		this.#sum += utility;
		if (isMet) this.#met++;
	}
	get sum() {
		return this.#sum;
	}
	/** Both were tried in the same worlds; the differences are taken world by world, where most luck is the same. */
	isClearlyBehind(leader) {
		const tried = this.#utilities.length;
		const mean = (leader.#sum - this.#sum) / tried;
		let squares = 0;
		for (let i = 0; i < tried; i++) {
			const off = leader.#utilities[i] - this.#utilities[i] - mean;
			squares += off * off;
		}
		return mean * mean * tried > 16 * (squares / tried + DOUBT);
	}
	valueAs(move) {
		const worlds = this.#utilities.length;
		const mean = this.#sum / worlds;
		const squares = this.#utilities.reduce((sum, utility) => sum + (utility - mean) ** 2, 0);
		return {
			move,
			mean,
			error: Math.sqrt(squares / worlds / Math.max(1, worlds - 1)),
			meets: this.#met / worlds,
			worlds
		};
	}
};
/** Those that are not clearly behind the best. */
function leadersOf(race) {
	const best = race.reduce((a, b) => b.sum > a.sum ? b : a);
	return race.filter((runner) => runner === best || !runner.isClearlyBehind(best));
}
// packages/bots/src/double-lucky-7/utility.ts
const { LUCKY_ROUND, PENALTY, pointsIn, totalOf } = DoubleLucky7;
/** Share of the others' mean points that counts against one's own, while the end of the game is far. */
const OTHERS_SHARE = .3;
/** From this share of the rounds on, what counts is the chance to win the game. */
const LAST_THIRD = 2 / 3;
/** A win in points, about as much as decides a game: only to keep both kinds of utility on one scale. */
const WIN = 40;
/** When the game is as good as won or lost, points still count a little. */
const CONSOLATION = .05;
/** Variance of a player's points in an undoubled round, as casual bots make them. */
const ROUND_VARIANCE = 42;
/** The normal distribution in five points of equal weight. */
const FIFTHS = [
	-1.4,
	-.53,
	0,
	.53,
	1.4
];
/** The logistic curve that is nearest to the normal distribution function. */
const LOGISTIC = 1.702;
/** What the end of a round is worth to a seat. */
var Utility = class {
	#seat;
	#totals = /* @__PURE__ */ new Float64Array(7);
	#isLate = false;
	/** Standard deviation of the points that each player will make in the rounds after this one; 0 in the last round. */
	#spread = 0;
	constructor(seat) {
		this.#seat = seat;
	}
	/** Looks at the score sheet and at what is still to come, before the round is played out. */
	prepare(known) {
		const { rounds } = known.options;
		for (let seat = 0; seat < known.players; seat++) this.#totals[seat] = totalOf(known, seat) + PENALTY * at(known.penalties, seat);
		this.#isLate = known.round > rounds * LAST_THIRD;
		let variance = 0;
		for (let round = known.round + 1; round <= rounds; round++) variance += round === LUCKY_ROUND ? 168 : ROUND_VARIANCE;
		this.#spread = Math.sqrt(variance);
	}
	/** Of a state whose last finished round is the one to be judged. */
	of(state) {
		const row = state.sheet;
		let others = 0;
		for (let seat = 0; seat < state.players; seat++) if (seat !== this.#seat) others += pointsIn(row, seat) - PENALTY * at(state.penalties, seat);
		const points = pointsIn(row, this.#seat) - PENALTY * at(state.penalties, this.#seat) + pawnValue(state, this.#seat) - OTHERS_SHARE * others / (state.players - 1);
		return this.#isLate ? WIN * this.#winChance(state) + CONSOLATION * points : points;
	}
	#winChance(state) {
		const row = state.sheet;
		const own = this.#totalAfter(state, row, this.#seat);
		if (this.#spread === 0) return this.#winShare(state, row, own);
		let chance = 0;
		for (const luck of FIFTHS) {
			let all = 1;
			for (let seat = 0; seat < state.players; seat++) {
				if (seat === this.#seat) continue;
				const ahead = own + luck * this.#spread - this.#totalAfter(state, row, seat);
				all *= chanceOf(LOGISTIC * ahead / this.#spread);
			}
			chance += all;
		}
		return chance / FIFTHS.length;
	}
	/** [DL-GAME-5] The game is over: equal totals share the win. */
	#winShare(state, row, own) {
		let equal = 1;
		for (let seat = 0; seat < state.players; seat++) {
			if (seat === this.#seat) continue;
			const total = this.#totalAfter(state, row, seat);
			if (total > own) return 0;
			if (total === own) equal++;
		}
		return 1 / equal;
	}
	#totalAfter(state, row, seat) {
		return this.#totals[seat] + pointsIn(row, seat) - PENALTY * at(state.penalties, seat) + pawnValue(state, seat);
	}
};
/** What a use of the wheel gains on average, and how much more per round that one can wait for a good moment. */
const USE_VALUE = 3;
const WAIT_VALUE = .4;
/** What a pawn still held is worth after a finished round: a use to come, or the penalty if others are always asked first. */
function pawnValue(state, seat) {
	if ((state.pawns >> seat & 1) === 0 || state.phase === "over") return 0;
	const chances = roundsLeftInHalf(state) + 1;
	if (chances === LUCKY_ROUND) return 0;
	const reached = Math.min(1, chances / pawnHolders(state));
	return reached * (USE_VALUE + WAIT_VALUE * chances) - (1 - reached) * PENALTY;
}
// packages/bots/src/double-lucky-7/likelihood.ts
const { BID: BID$2, game: game$1, legalMoves, LOW_CARDS } = DoubleLucky7;
/** Nobody thinks just as we do: what a bid or a card that we would never make still counts. */
const ODD_BID = .03;
const ODD_PLAY = .05;
/** How well imagined hands explain what the other seats have bid and played. */
var Likelihood = class {
	#policy;
	#moves = new MoveList();
	#fit = /* @__PURE__ */ new Float64Array(8);
	/** By the seat that holds today what is left of the hand. */
	#clues = [];
	/** How many decisions were looked at in all. */
	work = 0;
	constructor(policy) {
		this.#policy = policy;
	}
	get hasClues() {
		return this.#clues.some((clues) => clues.length > 0);
	}
	prepare(known, history) {
		const { decisions, memory } = history;
		const swapped = swappedSeats(known);
		this.#clues = Array.from({ length: known.players }, () => []);
		decisions.forEach((decision, i) => {
			const owner = ownerNow(decision, swapped);
			if (owner === memory.seat) return;
			this.#clues[owner].push({
				decision,
				...playedSince(decisions, i, owner)
			});
		});
	}
	/** How likely the seat that holds this hand would have done what was seen; other hands do not matter to it. */
	ofHand(world, owner) {
		let likelihood = 1;
		for (const { decision, low, high } of this.#clues[owner]) {
			const { position, seat } = decision;
			position.hands[2 * seat] = world.hands[2 * owner] | low;
			position.hands[2 * seat + 1] = world.hands[2 * owner + 1] | high;
			likelihood *= position.phase === "bid" ? this.#ofBid(decision) : this.#ofPlay(decision);
		}
		this.work += this.#clues[owner].length;
		return likelihood;
	}
	#ofBid({ position, facts, seat, move }) {
		this.#policy.fitBids(position, seat, facts, this.#fit);
		return ODD_BID + this.#fit[move - BID$2];
	}
	#ofPlay({ position, facts, move }) {
		legalMoves(position, this.#moves);
		return ODD_PLAY + this.#policy.fitPlay(position, facts, this.#moves, move);
	}
};
function swappedSeats(known) {
	if (known.used === NONE) return null;
	const move = game$1.makeMove(known.used);
	return move.type === "use" && move.option === "player-swap" ? move.seats : null;
}
/** [DL-WHL-2] After a swap the hand that a seat bid on is in another seat. */
function ownerNow({ position, seat }, swapped) {
	if (swapped === null || position.used !== NONE || !swapped.includes(seat)) return seat;
	return swapped[0] === seat ? swapped[1] : swapped[0];
}
/** The cards that a seat has played from hand since a decision, that one included. */
function playedSince(decisions, first, seat) {
	let low = 0;
	let high = 0;
	for (let i = first; i < decisions.length; i++) {
		const { position, seat: actor, move } = decisions[i];
		if (actor !== seat || position.phase !== "play") continue;
		if (seat === position.extraSeat && move === position.extraCard) continue;
		if (move < LOW_CARDS) low |= 1 << move;
		else high |= 1 << move - LOW_CARDS;
	}
	return {
		low,
		high
	};
}
// packages/bots/src/double-lucky-7/world.ts
const { toggle } = DoubleLucky7;
/** A hand that explains nothing at all still counts this much, so that ratios stay finite. */
const LEAST = 1e-30;
/** One imagined deal, and how well each hand in it explains what its owner did. */
var World = class {
	state;
	#cards = [];
	#fits = /* @__PURE__ */ new Float64Array(7);
	constructor(state) {
		this.state = state;
	}
	deal(random, resampler, likelihood) {
		resampler.dealInto(random, this.state, this.#cards);
		for (let seat = 0; seat < this.state.players; seat++) this.#fits[seat] = likelihood.ofHand(this.state, seat) + LEAST;
	}
	/** How well the whole deal explains what was seen. */
	get weight() {
		let weight = 1;
		for (let seat = 0; seat < this.state.players; seat++) weight *= this.#fits[seat];
		return weight;
	}
	copyFrom(other) {
		this.state.copyFrom(other.state);
		for (let i = 0; i < other.#cards.length; i++) this.#cards[i] = other.#cards[i];
		this.#cards.length = other.#cards.length;
		for (let seat = 0; seat < this.state.players; seat++) this.#fits[seat] = other.#fits[seat];
	}
	/**
	* One step of a Metropolis walk: two hidden cards change places if the deal then explains what was seen better, or, the less
	* often the worse it does, if not. Long walks visit deals as often as they are likely.
	*/
	step(random, resampler, likelihood) {
		const { owners, owned } = resampler;
		const here = pick(random, owned);
		const there = pick(random, owners.length);
		const owner = owners[here];
		const other = owners[there];
		if (owner === other) return;
		const card = this.#cards[here];
		const otherCard = this.#cards[there];
		if (!resampler.fits(card, there) || !resampler.fits(otherCard, here)) return;
		this.#exchange(here, owner, there, other);
		const fit = likelihood.ofHand(this.state, owner) + LEAST;
		const otherFit = other === NONE ? 1 : likelihood.ofHand(this.state, other) + LEAST;
		const before = this.#fits[owner] * (other === NONE ? 1 : this.#fits[other]);
		if (fit * otherFit < before * ((random.next() >>> 0) / 2 ** 32)) {
			this.#exchange(here, owner, there, other);
			return;
		}
		this.#fits[owner] = fit;
		this.state.next = this.#cards[owned] ?? NONE;
		if (other !== NONE) this.#fits[other] = otherFit;
	}
	#exchange(here, owner, there, other) {
		const card = this.#cards[here];
		const otherCard = this.#cards[there];
		toggle(this.state.hands, owner, card);
		toggle(this.state.hands, owner, otherCard);
		if (other !== NONE) {
			toggle(this.state.hands, other, otherCard);
			toggle(this.state.hands, other, card);
		}
		this.#cards[here] = otherCard;
		this.#cards[there] = card;
	}
};
/** A number from 0 to n − 1; nearly fair is fair enough for imagining. */
function pick(random, n) {
	return (random.next() >>> 0) * n * 2 ** -32 | 0;
}
// packages/bots/src/double-lucky-7/worlds.ts
const { Resampler } = DoubleLucky7;
/** Steps that each world walks on from its beginning, and from one batch to the next. */
const FIRST_WALK = 40;
const WALK = 20;
/** [DL-MAT-4] Every side of the die comes equally often. */
const DIE = 8;
/** Deals of the hidden cards that fit what a seat knows, as likely as they explain what the others did. */
var Worlds$1 = class {
	batch = [];
	/** For each of them what the die will show, should it be rolled. */
	rolls = Array.from({ length: 16 }, (_, i) => i % DIE);
	#likelihood;
	#choice = [];
	#weights = /* @__PURE__ */ new Float64Array(64);
	#resampler = null;
	#deals = 0;
	constructor(policy) {
		this.#likelihood = new Likelihood(policy);
	}
	/** How much was done in all, in the unit of a bot's work: moves thought about. */
	get work() {
		return this.#likelihood.work + 4 * this.#deals;
	}
	/** Makes the first batch. */
	begin(known, history, random) {
		this.#resampler = new Resampler(known, history.memory);
		this.#likelihood.prepare(known, history);
		while (this.batch.length < 16) this.batch.push(new World(known.clone()));
		while (this.#choice.length < 64) this.#choice.push(new World(known.clone()));
		if (this.#likelihood.hasClues) {
			this.#choose(random);
			this.#walk(random, FIRST_WALK);
		} else this.#dealAll(this.batch, random);
	}
	/** Makes the next one out of it. */
	next(random) {
		if (this.#likelihood.hasClues) this.#walk(random, WALK);
		else this.#dealAll(this.batch, random);
	}
	#dealAll(worlds, random) {
		for (const world of worlds) world.deal(random, this.#resampler, this.#likelihood);
		this.#deals += worlds.length;
	}
	#walk(random, steps) {
		for (const world of this.batch) for (let i = 0; i < steps; i++) world.step(random, this.#resampler, this.#likelihood);
	}
	/** Systematic resampling: every deal comes as often as its weight asks for, rounded by one lot for all. */
	#choose(random) {
		this.#dealAll(this.#choice, random);
		let total = 0;
		for (const [i, world] of this.#choice.entries()) total += this.#weights[i] = world.weight;
		const step = total / 16;
		const lot = (random.next() >>> 0) / 2 ** 32;
		let index = 0;
		let sum = this.#weights[0];
		for (let i = 0; i < 16; i++) {
			while (sum < (i + lot) * step && index < this.#choice.length - 1) sum += this.#weights[++index];
			this.batch[i].copyFrom(this.#choice[index]);
		}
	}
};
// packages/bots/src/double-lucky-7/evaluation.ts
/** More worlds than these gain next to nothing. */
const MAX_WORLDS = 320;
/** Fewer prove nothing, however short the limit. */
const MIN_WORLDS = 4;
/** Moves of playouts that a usual machine makes in a millisecond. */
const WORK_PER_MS = 1500;
/** The share of the limit that is used by the work itself: the rest is for machines slower than usual. */
const SHARE = .3;
/**
* Tries every legal move in the same imagined deals, each played on by rules of thumb to the end of the round, and drops those
* that fall clearly behind. How long it goes on is reckoned in moves made, so that it does not depend on the machine; the clock
* only stops it at the limit.
*
* There is no search of its own for the last tricks. With two cards left the first decides the second (unless there is an extra
* card), so for the own seat the playouts are that search already. Solving these tricks exactly for all seats, in each world,
* changed 7 % of the decisions and gained nothing that could be measured, against casual bots or experts: the others do not see
* the hands either.
*/
var Evaluation = class {
	#seat;
	#random;
	#thinking;
	#playout = new Playout(new Policy());
	#worlds = new Worlds$1(new Policy());
	#utility;
	#chance = new PlayoutChance();
	#facts = new TableFacts();
	#scratch = null;
	constructor(seat, random, thinking) {
		this.#seat = seat;
		this.#random = random;
		this.#thinking = thinking;
		this.#utility = new Utility(seat);
	}
	/** What each legal move is worth, best first. */
	evaluate(known, history, moves) {
		this.#scratch ??= known.clone(this.#chance);
		this.#facts.copyFrom(history.memory);
		this.#utility.prepare(known);
		this.#worlds.begin(known, history, this.#random);
		const equals = firstEquals(known, history.memory, moves);
		const runners = new Map(equals.map((move) => [move, new Runner(move)]));
		this.#run([...runners.values()]);
		return equals.map((move, i) => runners.get(move).valueAs(moves.codes[i])).sort((a, b) => b.worlds - a.worlds || b.mean - a.mean);
	}
	#run(runners) {
		const { limitMs, now } = this.#thinking;
		const end = now() + limitMs;
		const enough = this.#work + limitMs * SHARE * WORK_PER_MS;
		let race = runners;
		for (let done = 0; done < MAX_WORLDS; done++) {
			if (done > 0 && done % 16 === 0) {
				race = leadersOf(race);
				if (race.length === 1) return;
				this.#worlds.next(this.#random);
			}
			for (const runner of race) this.#try(runner, done % 16);
			if (done >= MIN_WORLDS && (this.#work > enough || now() > end)) return;
		}
	}
	get #work() {
		return this.#playout.work + this.#worlds.work;
	}
	#try(runner, world) {
		const state = this.#scratch;
		state.copyFrom(this.#worlds.batch[world].state);
		this.#chance.roll = this.#worlds.rolls[world];
		this.#playout.run(state, this.#facts, runner.move);
		const row = state.sheet;
		const isMet = at(row.bids, this.#seat) - 1 === at(row.tricks, this.#seat);
		runner.add(this.#utility.of(state), isMet);
	}
};
// packages/bots/src/double-lucky-7/history.ts
const { BID: BID$1, Memory } = DoubleLucky7;
/** What one seat has seen others decide in this round: bids and cards. From this one can guess what they hold. */
var History = class {
	memory;
	decisions = [];
	#spare = [];
	#before = null;
	constructor(seat) {
		this.memory = new Memory(seat);
	}
	see(known) {
		const before = this.#before;
		if (before !== null && before.position.round === known.round) this.#conclude(before, known);
		else this.#forget();
		this.memory.observe(known);
		if (this.#before === null) this.#before = this.#take(known);
		const now = this.#before;
		now.position.copyFrom(known);
		now.facts.copyFrom(this.memory);
		now.seat = known.turn;
	}
	#forget() {
		this.#spare.push(...this.decisions);
		this.decisions.length = 0;
	}
	#take(known) {
		return this.#spare.pop() ?? {
			position: known.clone(),
			facts: new TableFacts(),
			seat: NONE,
			move: NONE
		};
	}
	/** Keeps the position before if another seat has bid or played a card in it. */
	#conclude(before, known) {
		const { position, seat } = before;
		if (seat === this.memory.seat) return;
		before.move = moveBetween$1(position, known);
		if (before.move === NONE) return;
		this.decisions.push(before);
		this.#before = null;
	}
};
/** The bid or card that led from one position to the next of the same round; NONE if it was another kind of move. */
function moveBetween$1(before, after) {
	if (before.phase === "bid") return BID$1 + at(after.bids, before.turn) - 1;
	if (before.phase !== "play" || after.finished + after.played === before.finished + before.played) return NONE;
	return after.finished === before.finished ? after.trick[before.played] : after.last[before.played];
}
// packages/bots/src/double-lucky-7/expert.ts
/**
* In playouts the expert plays on by rules of thumb; in truth it will think again at every card, which helps most where the bid
* is in doubt. Measured with 4 and 7 players against casual bots: bids given 55 % by the playouts are met in 57 to 69 % of cases,
* those given 95 % in 95 %.
*/
const SKILL = .3;
function withSkill(chance) {
	return chance + SKILL * chance * (1 - chance);
}
/** Imagines deals that fit everything it has seen, and plays each legal move out in them. */
var ExpertBot = class {
	bidChance = null;
	#history;
	#evaluation;
	constructor({ seat, random, thinking }) {
		this.#history = new History(seat);
		this.#evaluation = new Evaluation(seat, random, thinking);
	}
	see(known) {
		this.#history.see(known);
	}
	choose(known, moves) {
		if (moves.length === 1 && known.phase !== "bid") return moves.codes[0];
		const best = this.evaluate(known, moves)[0];
		if (known.phase === "bid") this.bidChance = withSkill(best.meets);
		return best.move;
	}
	/** What each legal move in the position seen last is worth, best first. */
	evaluate(known, moves) {
		return this.#evaluation.evaluate(known, this.#history, moves);
	}
};
// packages/bots/src/double-lucky-7/novice.ts
const { BID } = DoubleLucky7;
/** One bid in so many is off by one, and one card in so many is played without a thought. */
const BID_SLIPS = 3;
const PLAY_SLIPS = 3;
/** A plausible beginner: the casual bot's ideas, but no memory for what was played, and a slip now and then. */
var NoviceBot = class {
	#random;
	#policy = new Policy();
	#facts = new TableFacts();
	constructor({ random }) {
		this.#random = random;
	}
	see() {}
	choose(known, moves) {
		if (known.phase === "play" && below(this.#random, PLAY_SLIPS) === 0) return moves.codes[below(this.#random, moves.length)];
		this.#lookAtTable(known);
		const move = chooseByRules(this.#policy, known, this.#facts, moves);
		return known.phase === "bid" ? this.#blur(move, moves) : move;
	}
	/** All it knows is what lies there now. */
	#lookAtTable(known) {
		const facts = this.#facts;
		facts.goneLow = 0;
		facts.goneHigh = 0;
		facts.voids = 0;
		if (known.turned !== NONE) facts.noteGone(known.turned);
		if (known.extraCard !== NONE) facts.noteGone(known.extraCard);
		for (let i = 0; i < known.played; i++) facts.noteGone(known.trick[i]);
	}
	#blur(bid, moves) {
		if (below(this.#random, BID_SLIPS) !== 0) return bid;
		const other = bid + (below(this.#random, 2) === 0 ? -1 : 1);
		return other >= BID && moves.has(other) ? other : bid;
	}
};
// packages/bots/src/double-lucky-7/kit.ts
const kit$1 = {
	random: (seat) => new RandomBot(seat),
	novice: (seat) => new NoviceBot(seat),
	casual: (seat) => new CasualBot(seat),
	expert: (seat) => new ExpertBot(seat)
};
// packages/bots/src/magic-7/weights-data.ts
/** Made by fit-weights.ts: for each number of players the keep, lead and tempo weights. */
const WEIGHTS = {
	2: [
		"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
		"-94 -202 0 44 -86 0 113 -29 0 176 22 0 159 -50 0 154 -15 0 -136 -20 0 -284 -15 0 -454 127 0 -574 103 0 -285 214 0 -252 152 0 -135 142 0 -279 154 0 -175 164 0 -282 207 0 -344 121 0 -426 223 0 -484 325 0 -573 508 0 541 789 0 184 527 0 -945 196 0",
		"-454 -332 0 -254 -180 0 -131 -115 0 -10 -94 0 97 -119 0 229 -107 0 175 -78 0 58 -88 0 -148 -37 0 -171 -68 0 -92 -3 0 -105 -47 0 -185 -6 0 -218 -39 0 -230 -21 0 -270 -16 0 -344 -23 0 -386 10 0 -398 118 0 -394 239 0 489 923 0 39 610 0 -959 162 0",
		"-463 -457 0 -254 -299 0 -145 -230 0 -12 -184 0 80 -213 0 128 -263 0 47 -178 0 28 -215 0 -213 -29 0 -119 -60 0 183 -44 0 120 -86 0 -193 74 0 -243 15 0 -274 163 0 -411 45 0 -517 33 0 -532 106 0 -573 153 0 -564 281 0 857 1317 0 172 316 0 -1159 -225 0",
		"-561 -520 0 -359 -341 0 -237 -269 0 -143 -256 0 -69 -312 0 -45 -362 0 -97 -339 0 -137 -344 0 -253 -180 0 -70 -171 0 133 -165 0 162 -174 0 -50 -21 0 -150 -16 0 -276 68 0 -344 -11 0 -555 -56 0 -612 -17 0 -678 38 0 -617 167 0 501 2052 0 137 223 0 -1239 -395 0",
		"-492 -535 0 -303 -322 0 -179 -283 0 -135 -321 0 -90 -405 0 -87 -476 0 -148 -481 0 -175 -477 0 -98 -236 0 -91 -159 0 1 -202 0 13 -147 0 -101 31 0 -201 -7 0 -322 35 0 -400 7 0 -572 -47 0 -661 -74 0 -660 -38 0 -719 104 0 563 2501 0 26 85 0 -1287 -495 0",
		"-433 -552 0 -257 -401 0 -175 -380 0 -141 -447 0 -132 -548 0 -122 -587 0 -234 -597 0 -210 -549 0 -153 -270 0 -164 -194 0 -147 -233 0 -128 -140 0 -169 5 0 -250 -14 0 -343 53 0 -413 47 0 -526 -29 0 -652 -49 0 -660 -64 0 -748 -43 0 595 2953 0 -44 -56 0 -1363 -663 0",
		"-351 -500 0 -224 -411 0 -177 -428 0 -115 -485 0 -149 -562 0 -161 -549 0 -246 -564 0 -293 -527 0 -232 -282 0 -213 -232 0 -281 -261 0 -243 -173 0 -246 19 0 -304 -7 0 -399 46 0 -427 47 0 -553 -11 0 -629 -56 0 -620 -60 0 -694 -70 0 565 3035 0 -110 -289 0 -1316 -864 0",
		"-234 -577 0 -247 -460 0 -201 -482 0 -209 -514 0 -298 -581 0 -337 -582 0 -368 -584 0 -521 -582 0 -364 -371 0 -291 -333 0 -451 -330 0 -314 -268 0 -166 -42 0 -263 -58 0 -333 -37 0 -343 -27 0 -440 -116 0 -511 -149 0 -526 -169 0 -581 -165 0 1094 3838 0 -300 -310 0 -1441 -1115 0",
		"-204 -524 0 -275 -408 0 -214 -430 0 -159 -486 0 -247 -561 0 -284 -606 0 -274 -558 0 -626 -532 0 -289 -365 0 -142 -338 0 -621 -341 0 -343 -298 0 -27 -67 0 -304 -44 0 -368 -35 0 -355 -29 0 -346 -129 0 -445 -167 0 -417 -177 0 -437 -191 0 2849 4068 0 -356 -220 0 -2145 -1215 0",
		"-48 -298 0 -111 -241 0 -67 -285 0 -34 -346 0 -134 -418 0 -144 -455 0 -199 -425 0 -721 -362 0 -63 -270 0 117 -222 0 -647 -262 0 -311 -196 0 323 55 0 -105 74 0 -224 84 0 -190 98 0 -188 -10 0 -247 -20 0 -193 -69 0 -255 -53 0 1062 4010 0 -4 -138 0 -1583 -1146 0",
		"183 -344 0 -11 -329 0 -92 -336 0 -112 -375 0 -251 -458 0 -131 -534 0 -299 -536 0 -417 -517 0 -164 -424 0 -389 -373 0 -367 -392 0 -430 -330 0 -225 -102 0 -203 -83 0 -405 -44 0 -246 -45 0 -242 -80 0 -365 -69 0 -334 -137 0 -572 -154 0 2592 3345 0 -98 -268 0 -1507 -1183 0",
		"247 219 -799 0 0 0 420 474 -799 0 0 0 544 622 -799 0 0 0 639 592 -799 0 0 0 732 503 -799 0 0 0 783 411 -799 0 0 0 767 340 -799 0 0 0 903 241 -799 0 0 0 1107 159 -799 0 0 0 1182 67 -799 0 0 0 922 -43 -799 0 0 0 887 -143 -799 0 0 0 636 -246 -799 0 0 0 752 -351 -799 0 0 0 708 -454 -799 0 0 0 774 -554 -799 0 0 0 797 -656 -799 0 0 0 905 -756 -799 0 0 0 996 -858 -798 0 0 0 1237 -958 -798 0 0 0 672 0 0 349 0 0 682 0 0 357 0 0 -1219 0 0 347 0 0",
		"-448 272 -356 -402 0 0 -292 485 -316 -336 0 0 -133 691 -364 -391 0 0 13 957 -783 -351 0 0 160 923 -380 -363 0 0 318 1068 -440 -353 0 0 484 1170 -358 -374 0 0 542 1021 -369 -366 0 0 601 799 -426 -337 0 0 672 161 -368 -336 0 0 563 33 -883 -263 0 0 597 -106 -482 -266 0 0 620 -237 -470 -214 0 0 594 -348 -416 -156 0 0 415 -362 -346 -216 0 0 782 -470 -386 -206 0 0 1002 -517 -407 -263 0 0 1129 -604 -521 -212 0 0 1111 -660 -566 -132 0 0 1235 -576 -609 -143 0 0 136 0 0 768 0 0 272 0 0 928 0 0 -867 0 0 -292 0 0",
		"87 476 -835 8 0 0 276 739 -833 178 0 0 393 871 -850 221 0 0 518 1190 -887 -18 0 0 621 955 -1031 83 0 0 729 714 -1217 -155 0 0 851 664 -1085 -280 0 0 974 496 -921 -392 0 0 1009 672 -1075 -339 0 0 1157 489 -987 -456 0 0 1172 509 -1269 -472 0 0 1172 297 -1044 -492 0 0 1134 149 -1094 -533 0 0 1204 67 -1139 -688 0 0 1320 -75 -1118 -682 0 0 1419 -118 -1057 -672 0 0 1585 -294 -1105 -678 0 0 1683 -430 -1086 -646 0 0 1616 -635 -1082 -555 0 0 1741 -843 -1022 -373 0 0 828 0 0 -328 0 0 786 0 0 559 0 0 -1226 0 0 -264 0 0",
		"85 533 -1274 398 0 0 281 559 -1346 160 0 0 388 506 -406 -82 0 0 517 29 -699 37 0 0 582 31 -1322 26 0 0 638 507 -344 68 0 0 740 383 -1473 -71 0 0 799 514 -574 -38 0 0 933 469 -1530 -418 0 0 1177 383 -692 -532 0 0 1143 678 -1487 -439 0 0 1148 676 -938 -394 0 0 1102 304 -1252 -511 0 0 1142 204 -1367 -582 0 0 1281 202 -1206 -475 0 0 1514 107 -973 -559 0 0 1585 18 -739 -535 0 0 1655 -14 -850 -499 0 0 1826 -141 -768 -430 0 0 1776 -423 -898 -455 0 0 744 0 0 -581 0 0 819 0 0 -77 0 0 -991 0 0 -407 0 0",
		"556 71 -1356 -301 0 0 757 243 -1507 -254 0 0 869 449 -1437 -340 0 0 939 468 -1612 -354 0 0 996 580 -1357 -436 0 0 1081 701 -922 -351 0 0 1125 597 -1114 -369 0 0 1186 752 -1289 -342 0 0 1328 512 -1515 -526 0 0 1388 777 -1520 -607 0 0 1534 965 -1627 -608 0 0 1440 927 -1517 -758 0 0 1402 845 -1603 -547 0 0 1449 560 -1452 -526 0 0 1619 472 -1453 -436 0 0 1794 281 -1386 -535 0 0 1904 195 -1423 -480 0 0 2021 116 -1381 -600 0 0 2313 279 -1356 -476 0 0 2118 -601 -1198 -309 0 0 1313 0 0 -747 0 0 1169 0 0 669 0 0 -1162 0 0 -931 0 0",
		"643 -3 -744 -193 0 0 839 265 -1589 -866 0 0 886 402 -1864 -508 0 0 1038 613 -1339 -659 0 0 1077 650 -1685 -593 0 0 1158 727 -1406 -371 0 0 1161 740 -1068 -809 0 0 1250 761 -810 -606 0 0 1200 985 -1661 -706 0 0 1408 871 -1635 -662 0 0 1553 961 -1688 -670 0 0 1517 1059 -1585 -615 0 0 1425 844 -1592 -693 0 0 1486 725 -1670 -488 0 0 1621 588 -1500 -494 0 0 1812 502 -1419 -556 0 0 1948 370 -1470 -433 0 0 2105 300 -1460 -427 0 0 2212 326 -907 -538 0 0 2223 -353 -1022 -295 0 0 1356 0 0 -827 0 0 899 0 0 905 0 0 -1141 0 0 -1160 0 0",
		"854 192 -1598 -679 0 0 926 320 -1171 -1023 0 0 1038 417 -1630 -751 0 0 1197 592 -1533 -902 0 0 1139 841 -1486 -927 0 0 1174 619 -1742 -291 0 0 1291 804 -1435 -600 0 0 1280 975 -1660 -853 0 0 1285 754 -1742 -651 0 0 1511 986 -1676 -897 0 0 1811 1039 -1658 -686 0 0 1845 1012 -1766 -786 0 0 1806 1035 -1775 -627 0 0 1878 936 -1706 -617 0 0 1916 855 -1608 -371 0 0 2010 792 -1489 -592 0 0 2223 682 -1534 -433 0 0 2399 621 -1554 -557 0 0 2525 441 -1481 -598 0 0 2654 -343 -1632 -272 0 0 1266 0 0 -766 0 0 1270 0 0 929 0 0 -1491 0 0 -1575 0 0",
		"775 290 -1441 -864 0 0 865 142 -1321 -854 0 0 1052 475 -1347 -717 0 0 966 646 -1407 -805 0 0 1066 715 -1470 -633 0 0 981 832 -1456 -568 0 0 1058 992 -1476 -797 0 0 960 838 -1423 -685 0 0 1152 811 -1466 -669 0 0 1263 924 -1193 -591 0 0 1573 667 -1378 -707 0 0 1636 764 -1365 -620 0 0 1784 877 -1380 -475 0 0 1822 936 -1160 -569 0 0 1795 826 -1394 -442 0 0 1837 772 -1034 -419 0 0 1928 704 -1107 -424 0 0 2075 624 -1025 -480 0 0 2255 458 -967 -612 0 0 2410 35 -895 -363 0 0 645 0 0 -638 0 0 1163 0 0 527 0 0 -2961 0 0 -1746 0 0",
		"317 -173 -997 -811 0 0 320 -127 -1012 -753 0 0 286 90 -977 -532 0 0 337 450 -949 -625 0 0 460 513 -1090 -608 0 0 621 605 -1087 -644 0 0 799 597 -998 -495 0 0 696 493 -1015 -641 0 0 846 572 -920 -470 0 0 996 643 -856 -484 0 0 1330 542 -937 -366 0 0 1482 680 -857 -487 0 0 1463 855 -906 -348 0 0 1469 723 -774 -408 0 0 1551 690 -1023 -297 0 0 1555 670 -831 -192 0 0 1644 569 -657 -181 0 0 1667 483 -808 -208 0 0 1850 471 -602 -245 0 0 1898 361 -515 -307 0 0 807 0 0 -571 0 0 673 0 0 700 0 0 -2465 0 0 -2070 0 0",
		"-457 -242 -727 -790 0 0 -379 -193 -737 -703 0 0 -103 -209 -713 -614 0 0 501 -53 -714 -690 0 0 223 77 -769 -654 0 0 295 100 -828 -766 0 0 523 212 -774 -524 0 0 983 223 -704 -496 0 0 486 469 -675 -523 0 0 842 578 -601 -492 0 0 1202 429 -623 -427 0 0 1371 676 -636 -420 0 0 815 1057 -585 -240 0 0 1605 863 -553 -196 0 0 1482 864 -585 -140 0 0 1384 869 -445 -87 0 0 108 889 -506 -31 0 0 1545 914 -397 67 0 0 1714 827 -383 -5 0 0 1777 700 -433 -52 0 0 458 0 0 -833 0 0 531 0 0 251 0 0 -2223 0 0 -2321 0 0",
		"-2 -157 -56 -724 0 0 38 -251 -71 -638 0 0 93 -138 481 -741 0 0 3 151 185 -627 0 0 21 313 -102 -687 0 0 82 268 194 -754 0 0 128 339 118 -678 0 0 245 92 246 -589 0 0 35 499 245 -548 0 0 187 569 62 -491 0 0 155 292 80 -487 0 0 -73 566 81 -445 0 0 44 896 67 -362 0 0 33 891 189 -245 0 0 -51 884 -119 -193 0 0 0 964 31 -104 0 0 184 1042 11 13 0 0 17 1011 73 97 0 0 70 948 160 -51 0 0 70 849 90 -112 0 0 665 0 0 -1227 0 0 -14 0 0 -145 0 0 -1042 0 0 -2509 0 0",
		"0 609 0 -523 0 0 0 471 0 -577 0 0 0 547 0 -534 0 0 0 542 0 -646 0 0 0 291 0 -675 0 0 0 515 0 -673 0 0 0 428 0 -702 0 0 0 753 0 -665 0 0 0 563 0 -602 0 0 0 380 0 -579 0 0 0 925 0 -550 0 0 0 732 0 -535 0 0 0 488 0 -439 0 0 0 790 0 -349 0 0 0 803 0 -342 0 0 0 1110 0 -245 0 0 0 1007 0 -208 0 0 0 1028 0 -159 0 0 0 641 0 -219 0 0 0 470 0 -285 0 0 0 0 0 -1631 0 0 0 0 0 -113 0 0 0 0 0 -2703 0 0",
		"0 0 0",
		"-846 56 0",
		"283 87 0",
		"39 -395 0",
		"1744 344 0",
		"2626 828 0",
		"3815 1433 0",
		"4391 1801 0",
		"4523 2528 0",
		"2074 2911 0",
		"-431 2674 0",
		"311 2095 0"
	],
	3: [
		"25 459 82 21 424 136 18 392 136 39 353 81 14 333 60 43 292 162 41 268 146 31 243 119 35 222 115 29 184 186 35 166 215 38 127 130 35 94 108 38 51 151 25 30 141 22 -25 148 7 -68 106 11 -113 156 -4 -149 118 -30 -216 145 107 72 0 51 40 0 29 110 0",
		"12 493 612 37 456 470 53 418 427 23 360 330 32 325 292 53 277 242 28 254 213 31 218 173 54 207 129 36 184 111 68 149 106 124 111 70 138 101 22 152 47 44 174 17 -22 206 6 -72 207 -1 -122 253 -24 -77 247 -45 -127 221 -79 -137 563 157 78 101 -14 47 58 95 -19",
		"233 120 300 312 272 298 286 270 278 229 228 294 257 222 255 280 174 241 270 229 241 240 207 228 269 199 202 260 189 222 254 183 239 297 189 223 292 191 201 275 145 193 309 166 211 305 170 155 252 175 191 294 175 143 292 196 194 205 270 302 752 1143 972 311 141 322 -114 -298 262",
		"259 124 391 310 276 384 426 308 361 390 268 325 308 247 272 264 231 161 247 256 169 250 196 149 184 173 106 229 179 178 262 143 158 274 135 174 267 188 119 264 156 74 318 164 163 228 158 99 215 122 92 264 213 110 250 190 133 181 251 231 476 1394 1469 368 270 276 -523 -295 166",
		"73 55 349 131 92 297 226 167 331 258 157 290 241 172 263 253 174 161 242 169 112 145 67 69 143 52 34 250 75 104 105 33 42 252 113 73 199 100 101 177 99 -8 195 124 51 161 100 -19 132 28 -39 223 97 2 252 109 26 185 170 93 -84 1503 1556 195 102 99 -939 -400 -76",
		"-68 -115 268 -57 -44 199 87 7 221 65 14 159 108 30 176 130 -85 93 182 6 0 232 -97 -4 174 -105 -71 224 -95 24 86 -131 13 158 -12 -40 118 72 -69 143 20 -118 109 34 -74 114 -55 -216 100 -51 -162 165 -29 -146 227 66 -102 229 81 -54 -545 1317 1720 -65 27 27 -1195 -605 -237",
		"6 -5 402 4 -29 319 5 114 283 30 72 169 75 62 269 112 -51 200 117 21 66 167 -51 10 177 -86 5 249 -51 58 191 -150 17 171 8 -46 183 -21 -16 196 0 -25 186 74 -25 226 -120 -240 223 -2 -77 234 -52 -101 307 86 -46 425 116 -24 -985 1381 1866 -125 73 13 -1188 -490 -306",
		"124 94 446 185 30 370 2 228 400 48 75 235 121 155 346 135 -67 195 166 25 159 223 15 84 165 -58 84 131 -13 58 196 -35 -18 314 23 -39 264 11 -24 295 11 -39 179 -73 -24 351 -121 -216 382 1 -27 427 -64 -79 475 112 -69 615 90 -32 -2309 1484 1924 -242 73 -47 -1163 -421 -292",
		"114 223 505 165 94 367 132 176 423 102 193 239 66 92 450 79 -28 185 23 -28 146 52 14 121 23 -44 46 -31 -6 138 244 -42 -23 316 57 -80 495 98 -82 400 23 -111 290 -41 -94 561 19 -256 526 -31 -88 584 -41 -87 674 129 -51 723 161 -4 -3033 1448 1945 -277 160 58 -1235 -431 -253",
		"151 209 483 171 140 392 99 162 480 198 89 228 82 105 365 121 -22 162 215 4 152 113 -24 99 230 -5 26 125 -62 95 305 -83 -12 193 108 -40 377 115 -77 459 53 -36 450 111 -100 486 80 -212 593 77 -74 728 103 -165 768 201 -37 923 242 73 -3855 1591 1787 -18 55 52 -780 -430 -189",
		"238 307 484 119 223 408 101 233 439 28 90 237 88 155 391 46 52 223 134 36 123 239 -25 -13 66 -147 -5 303 19 47 -2 -74 -84 235 54 -64 150 56 -140 397 59 -85 452 61 -152 534 172 -260 729 123 -51 625 76 -71 670 199 -10 927 300 67 -2195 1714 1405 -195 -53 14 -832 -535 -192",
		"-127 292 613 309 315 614 -111 337 515 280 382 299 -282 231 496 -175 221 320 79 64 253 160 105 173 -5 165 159 -123 187 173 187 -106 0 263 165 34 293 60 30 466 280 72 405 293 -17 441 327 -83 302 89 54 432 243 63 393 261 77 628 340 153 0 1829 217 0 188 140 0 -522 -122",
		"-411 -81 -408 -12 -98 0 -289 -29 -382 -18 -72 0 -184 79 -387 -2 -88 0 -84 67 -376 5 -103 0 -21 122 -379 -6 -109 0 83 75 -376 -6 -69 0 145 71 -363 -2 -100 0 228 40 -362 -13 -102 0 306 26 -340 -11 -103 0 397 7 -359 -31 -84 0 501 -11 -329 -17 -91 0 569 -20 -317 -27 -119 0 658 -32 -340 -17 -116 0 738 -55 -305 -15 -139 0 822 -41 -330 -16 -112 0 938 -116 -261 -19 -142 0 1004 -123 -293 -24 -149 0 1121 -107 -282 -33 -145 0 1210 -138 -276 -33 -120 0 1301 -169 -263 -28 -154 0 380 0 35 43 0 0 191 0 29 -14 0 0 -309 0 0 70 0 0",
		"-321 -704 -148 -276 -228 -195 -270 -676 -158 -289 -243 -195 -187 -624 -124 -240 -191 -123 -68 -550 -118 -214 -219 -118 78 -481 -93 -231 -164 -150 217 -413 -83 -224 -193 -142 323 -326 -65 -218 -78 -138 423 -237 7 -244 -51 -108 543 -196 56 -272 18 -146 616 -149 91 -230 -25 -98 740 -199 145 -295 69 -148 858 -251 152 -294 131 -123 994 -280 175 -319 156 -115 1084 -309 185 -335 157 -130 1171 -339 205 -353 219 -122 1263 -319 170 -375 213 -106 1346 -364 221 -336 133 -166 1439 -359 229 -440 213 -199 1519 -384 213 -482 220 -204 1575 -399 265 -526 287 -249 411 0 877 -350 0 -82 355 0 525 -374 0 33 -223 0 -329 -29 0 -46",
		"630 -1064 177 -1064 70 -1120 887 -927 288 -1018 81 -1078 1007 -837 391 -936 159 -992 1049 -729 456 -907 215 -976 1087 -721 518 -915 240 -885 1152 -671 565 -876 270 -857 1182 -682 611 -879 327 -907 1261 -673 651 -822 332 -768 1271 -697 684 -817 405 -761 1328 -618 713 -808 444 -772 1328 -672 714 -776 525 -786 1205 -581 748 -749 604 -731 1188 -613 737 -770 602 -726 1226 -605 757 -738 619 -589 1233 -707 758 -713 645 -657 1351 -714 750 -743 608 -613 1423 -702 761 -705 660 -684 1480 -725 760 -774 665 -602 1607 -774 779 -768 662 -584 1768 -802 869 -752 738 -620 921 0 1464 -902 0 -206 909 0 1009 -748 0 -517 -374 0 -172 -1113 0 -692",
		"518 -770 57 -930 -448 -1050 701 -718 51 -981 -394 -1048 1020 -731 205 -1062 -323 -1170 1280 -714 321 -1071 -153 -1124 1512 -781 439 -1080 -173 -1219 1705 -883 512 -1117 5 -1212 1772 -896 657 -1168 81 -1169 1894 -906 721 -1196 228 -1111 1896 -840 795 -1073 311 -1168 1844 -912 929 -1045 420 -966 1860 -896 1008 -1176 569 -1012 1795 -920 1126 -1056 626 -885 1857 -905 1211 -1061 768 -932 1848 -675 1279 -957 884 -869 1833 -783 1322 -1072 1045 -882 1930 -922 1305 -950 1076 -888 2023 -1037 1348 -1067 1133 -852 2110 -745 1384 -830 1159 -856 2202 -1039 1424 -966 1237 -756 2300 -1138 1508 -1047 1348 -837 517 0 1405 -1163 0 -1027 1090 0 1265 -927 0 -1058 -1333 0 -268 -1617 0 -1147",
		"262 -792 -255 -971 -636 -1186 416 -792 -193 -975 -504 -1048 631 -767 -130 -1011 -400 -1211 968 -679 -115 -1075 -269 -1127 1363 -847 114 -1041 -386 -1039 1761 -795 169 -1149 -369 -1060 1851 -842 314 -1029 -190 -918 2109 -760 405 -1104 -205 -1114 2059 -728 557 -1087 -15 -887 2127 -767 724 -1016 112 -933 2041 -746 838 -1061 205 -994 2054 -569 1042 -971 420 -897 2136 -463 1139 -1024 564 -968 2192 -804 1230 -854 655 -842 2225 -679 1374 -827 841 -735 2210 -416 1369 -904 971 -898 2361 -451 1470 -692 1017 -828 2422 -417 1550 -887 1140 -981 2579 -535 1676 -767 1233 -807 2584 -657 1808 -1044 1400 -706 43 0 1222 -985 0 -1315 601 0 1301 -756 0 -762 -1563 0 -544 -1540 0 -1227",
		"120 -687 -191 -720 -497 -806 237 -599 -185 -737 -534 -918 347 -529 -147 -708 -453 -883 510 -521 -95 -739 -443 -908 676 -623 -60 -775 -420 -862 1008 -470 -110 -745 -322 -833 1441 -449 60 -720 -228 -833 1646 -494 195 -816 -238 -740 1845 -373 323 -851 -218 -555 1833 -176 500 -636 -211 -693 2031 -373 567 -713 -169 -855 1967 -175 655 -685 -87 -712 2052 -72 740 -533 15 -692 2107 2 881 -822 175 -803 2176 -64 970 -483 227 -772 2209 10 1051 -533 518 -685 2399 32 1112 -783 582 -834 2402 -457 1247 -726 709 -610 2549 10 1405 -679 722 -806 2736 -879 1509 -622 938 -736 -46 0 1118 -694 0 -886 628 0 1157 -588 0 -601 -1765 0 -798 -1320 0 -1345",
		"101 -607 -53 -697 -143 -788 182 -715 27 -714 -347 -800 443 -616 -7 -797 -176 -914 525 -645 38 -797 -206 -754 946 -446 28 -846 -179 -854 1379 -611 111 -778 -166 -815 1544 -722 166 -676 -68 -830 1718 -668 264 -745 -94 -864 1551 -302 366 -797 -145 -811 1781 -466 563 -746 -62 -932 1807 -150 648 -988 70 -793 1923 -315 750 -776 -40 -845 1923 -11 690 -900 302 -700 1954 -82 915 -567 199 -883 2037 118 946 -453 426 -743 2061 -23 1042 -462 436 -857 2252 50 1094 -443 455 -676 2270 -52 1234 -858 508 -784 2373 -578 1312 -635 551 -822 2551 26 1451 -504 663 -965 -372 0 1135 -780 0 -1020 412 0 1091 -559 0 -558 -2012 0 -827 -1417 0 -1466",
		"113 -823 5 -663 -114 -905 267 -676 97 -656 -48 -808 260 -632 56 -705 -205 -926 405 -538 48 -792 -164 -881 537 -520 -27 -700 -140 -774 884 -649 160 -765 -166 -790 736 -472 213 -661 -3 -952 882 -399 337 -642 -100 -748 1496 -823 569 -591 -18 -740 1390 -183 656 -761 -89 -890 1812 -94 743 -567 36 -966 1810 72 846 -628 226 -912 1927 73 1024 -473 339 -623 1786 40 1033 -303 309 -927 1888 -786 1099 -403 451 -834 1874 1 1218 -370 559 -985 2087 219 1176 -331 405 -961 2170 57 1277 -357 610 -968 2343 63 1393 -838 686 -885 2471 -561 1509 -896 633 -870 -489 0 923 -875 0 -793 58 0 1016 -453 0 -648 -2032 0 -910 -1221 0 -1740",
		"102 -824 16 -833 -237 -697 303 -689 49 -730 -26 -824 203 -830 47 -786 14 -968 416 -739 -22 -705 14 -919 341 -634 33 -777 -63 -746 608 -404 138 -765 -213 -809 1199 -638 264 -848 -56 -913 1507 -302 283 -702 -51 -939 1596 -381 430 -611 -58 -718 1547 -89 494 -585 5 -795 1496 111 810 -444 51 -613 1364 46 788 -314 286 -855 1406 -664 905 -363 201 -860 1665 171 917 -286 260 -691 1724 234 1031 -288 514 -871 1605 -88 1157 -325 438 -722 1710 -308 1146 -774 554 -865 1994 -489 1209 -293 506 -707 1989 -264 1379 -328 633 -699 2235 -504 1479 -1009 741 -999 816 0 865 -1098 0 -520 -30 0 820 -468 0 -648 -1854 0 -708 -1220 0 -1768",
		"97 -1007 23 -952 29 -706 168 -802 163 -948 79 -849 90 -644 89 -843 15 -913 292 -670 222 -880 -31 -866 424 -534 110 -832 41 -876 218 -356 244 -652 -61 -1008 568 -727 224 -898 69 -982 1419 -772 332 -1119 5 -1039 253 -218 345 -669 101 -884 1425 -85 806 -419 47 -994 779 -174 651 -348 133 -571 1676 -142 1023 -279 307 -562 1534 34 1043 -354 400 -631 1534 126 1062 -396 479 -773 1696 39 1167 -316 550 -688 1693 -498 1305 -362 768 -755 1949 -435 1439 -549 777 -726 2045 -290 1331 -711 823 -724 2084 -649 1560 -807 818 -1039 2349 -765 1654 -999 964 -975 837 0 629 -899 0 -166 150 0 724 -803 0 -513 -1814 0 -803 -1074 0 -1685",
		"323 -792 393 -1017 237 -1059 79 -1050 477 -996 334 -890 219 -864 460 -1040 416 -996 903 -760 687 -943 451 -1130 317 -840 565 -890 360 -1120 150 -771 699 -594 264 -1109 207 -162 547 -740 434 -1090 475 -198 729 -474 344 -1007 160 -209 863 -401 286 -989 339 -238 583 -293 342 -570 1705 -480 951 -579 457 -641 12 -314 1270 -312 598 -450 1353 -57 1282 -269 682 -620 203 -37 1396 -209 852 -526 449 -319 1455 -221 911 -540 127 -340 1600 -346 996 -838 78 -720 1725 -295 962 -575 1102 -600 1744 -882 1232 -656 2053 -1010 1870 -1016 1356 -926 410 -886 1958 -944 1416 -1118 -196 0 853 -1018 0 -447 -56 0 1287 -704 0 -422 -882 0 -496 -652 0 -1873",
		"-3 -322 55 -411 58 -445 0 -200 -14 -331 54 -418 63 -297 -53 -340 7 -417 -17 -553 -141 -277 -136 -546 -20 136 -8 -331 -92 -425 0 246 11 -244 -58 -281 14 96 28 -192 134 -392 0 -180 0 168 588 -305 0 570 74 166 257 -118 0 696 51 325 -74 -135 0 482 47 -85 207 -50 0 521 -7 180 43 115 0 527 18 39 585 -78 139 -301 -41 279 143 -55 0 -136 697 105 1129 -146 0 -263 190 -142 121 47 0 -156 172 -317 1427 -8 0 -256 131 -256 1214 -183 0 -562 -23 -607 4 -76 0 -267 1 -167 -55 -494 0 0 1420 72 0 155 0 0 -214 -233 0 38 0 0 -23 70 0 -1031",
		"-13 -92 0",
		"170 26 -188",
		"1168 192 -2",
		"1833 657 123",
		"2292 1097 403",
		"2558 1459 522",
		"1657 1397 622",
		"526 1156 697",
		"-900 1135 731",
		"-2326 1220 880",
		"238 776 730",
		"0 634 -884"
	],
	4: [
		"-261 40 300 -163 -26 243 -88 -23 176 -33 -5 89 33 -93 66 35 -120 -36 31 -146 -103 24 -222 -165 13 -288 -256 -16 -290 -363 -91 305 -326 -157 325 -373 -227 293 -525 -294 233 -560 -359 212 -692 -460 173 -686 -553 150 -805 -658 196 -861 -758 222 -1044 -854 192 -995 95 -29 6 95 -130 0 -261 -58 0",
		"-223 125 695 -161 81 663 -98 39 607 -55 -25 440 -7 -85 287 20 -186 229 40 -258 135 81 -321 95 112 -336 67 73 -307 37 22 95 86 -12 71 136 -96 78 59 -178 22 -2 -282 37 57 -366 7 55 -462 11 47 -572 -16 -35 -681 -55 -96 -765 -96 -133 254 348 479 66 80 -50 -279 242 -85",
		"-272 15 398 -207 -39 335 -147 -44 343 -100 -58 162 -112 -101 22 -2 -164 -78 22 -253 -132 106 -290 -160 195 -329 -194 130 -341 -221 136 -60 -65 64 -46 -41 -16 -47 -78 -111 -131 -127 -173 -229 -147 -229 -234 -248 -301 -273 -287 -439 -286 -344 -505 -353 -397 -551 -310 -450 405 974 788 -40 219 -64 -623 225 -144",
		"-165 -381 -541 -146 -351 -533 -88 -344 -496 -65 -343 -480 -30 -351 -452 47 -360 -587 65 -398 -547 99 -382 -545 182 -427 -596 51 -433 -565 83 -329 -557 -124 -390 -563 -235 -520 -564 -397 -499 -623 -499 -698 -719 -596 -651 -771 -479 -749 -785 -669 -856 -865 -715 -911 -1009 -815 -982 -1053 -139 525 -773 -225 -95 -343 -803 -225 -317",
		"-365 -540 -267 -432 -712 -290 -407 -686 -224 -336 -550 -367 -353 -564 -367 -205 -583 -449 -338 -532 -392 -297 -533 -343 -250 -582 -465 -309 -502 -507 -421 -554 -519 -367 -526 -548 -394 -525 -626 -333 -532 -625 -329 -573 -680 -249 -563 -658 -190 -494 -673 -133 -546 -795 -9 -536 -757 -76 -564 -734 970 -203 -817 -198 -672 -467 -969 -955 -520",
		"-332 -68 301 -312 -306 238 -435 -452 34 -550 -422 65 -759 -695 -224 -906 -723 -282 -1012 -652 -404 -1080 -788 -534 -1083 -880 -551 -977 -847 -825 -1145 -906 -716 -938 -903 -820 -883 -979 -863 -716 -887 -964 -590 -825 -1044 -445 -893 -1068 -441 -780 -1171 -306 -757 -1179 -326 -761 -1069 -369 -728 -1057 1717 -468 -48 -616 -1125 -475 -1244 -962 -911",
		"486 799 1146 288 573 1031 233 485 801 242 394 759 191 305 521 197 121 428 -143 70 306 -129 -73 165 -257 -276 95 -255 -239 -198 -440 -246 -153 -303 -365 -313 -382 -432 -475 -333 -402 -493 -430 -483 -546 -322 -497 -608 -244 -656 -811 -261 -661 -885 -170 -721 -879 -93 -647 -894 626 155 1177 -155 -357 333 -1042 -179 -393",
		"461 751 1018 178 500 987 109 453 717 215 304 586 151 263 391 81 42 317 -35 -18 199 -80 -139 82 -28 -290 -87 -150 -258 -313 -129 -281 -201 -295 -394 -399 -288 -449 -603 -265 -603 -533 -277 -630 -619 -102 -618 -722 -154 -635 -885 -135 -674 -863 138 -775 -877 110 -566 -870 15 928 1312 -337 -85 133 -924 -229 -301",
		"426 649 948 203 446 917 169 299 725 137 285 495 -21 159 382 4 -82 238 14 -79 179 -160 -226 63 -177 -179 -203 -250 -369 -350 -56 -321 -230 -261 -526 -419 -273 -414 -644 -198 -593 -523 -227 -627 -631 39 -563 -769 53 -551 -912 85 -563 -837 272 -620 -745 334 -344 -882 419 1384 1875 -221 -87 -40 -703 -331 -380",
		"384 503 1023 319 417 816 234 292 703 108 230 410 6 56 330 -76 -161 190 -25 -156 93 -95 -278 -12 -212 -267 -217 -125 -421 -343 -105 -388 -237 -190 -506 -427 -1 -469 -621 -10 -544 -560 73 -588 -751 139 -485 -827 256 -400 -972 262 -477 -681 326 -410 -786 434 -234 -828 600 1929 2401 -199 -115 -60 -691 -420 -368",
		"426 513 1063 215 349 758 145 203 732 22 157 453 -56 -24 298 -115 -257 78 -69 -228 75 7 -364 -62 -68 -385 -221 -180 -536 -456 70 -420 -319 -60 -603 -592 -194 -609 -645 71 -470 -566 233 -487 -780 216 -526 -841 454 -259 -952 285 -371 -738 383 -260 -722 366 -95 -704 1307 2262 2679 -342 -128 -98 -665 -456 -436",
		"320 579 729 148 265 514 148 195 484 -65 141 416 -86 99 264 -93 -190 35 -196 -281 -3 -107 -466 -209 -62 -437 -246 -483 -667 -415 10 -332 -339 -405 -647 -656 -353 -535 -655 -142 -487 -570 119 -364 -856 -157 -504 -933 -36 -281 -839 -73 -402 -713 45 -235 -624 -152 -151 -667 0 2297 2890 0 -189 -199 0 -649 -532",
		"-8 19 -282 -221 -377 0 90 61 -248 -180 -546 0 166 69 -294 -202 -511 0 227 103 -332 -216 -442 -3 335 95 -272 -247 -446 -1 442 55 -271 -317 -321 -4 517 -40 -283 -382 -217 -2 630 -106 -271 -399 -278 -1 747 -201 -259 -492 -174 -7 879 -250 -267 -395 -155 0 1022 -330 -407 -409 -71 -1 1133 -425 -416 -308 -82 0 1282 -499 -396 -282 -31 0 1417 -591 -357 -382 10 -5 1546 -676 -365 -401 19 -1 1661 -768 -320 -343 120 -1 1808 -861 -290 -295 91 0 1919 -955 -337 -331 140 0 2040 -1057 -316 -342 73 0 2179 -1165 -291 -313 153 0 583 0 859 -10 0 -21 549 0 556 19 0 0 203 0 -161 134 0 0",
		"-77 -851 -67 -1217 -493 -516 3 -685 -69 -1209 -406 -831 62 -519 -107 -1064 -533 -552 133 -469 -72 -802 -568 -594 236 -396 33 -734 -260 -540 366 -312 53 -464 -249 -491 481 -273 154 -418 -133 -637 652 -216 156 -408 -13 -562 818 -203 156 -367 -33 -475 985 -154 225 -366 245 -389 1143 -179 297 -240 206 -419 1327 -210 317 -260 221 -393 1498 -312 339 -276 154 -330 1696 -423 351 -452 243 -238 1940 -500 389 -427 281 -301 2197 -615 405 -577 248 -266 2406 -757 445 -587 399 -256 2662 -848 488 -656 277 -209 2850 -969 481 -660 394 -260 3120 -1063 542 -661 431 -285 454 0 981 -1249 0 3 443 0 749 -367 0 -27 -372 0 -615 52 0 -51",
		"368 -1186 56 -2011 67 -2099 511 -1344 90 -2013 15 -1996 614 -1077 122 -2009 109 -1817 666 -667 151 -1984 -13 -2140 865 -229 300 -1811 215 -1901 1002 -1503 339 -1460 250 -1653 1193 -1408 556 -1302 298 -1430 1259 -1238 739 -974 273 -1314 1409 -731 851 -680 573 -1186 1490 -1107 830 -557 548 -917 1675 -126 976 -726 720 -985 1851 -155 975 -628 766 -749 1991 -236 1040 -763 762 -706 2146 -367 1082 -568 903 -639 2282 -486 1135 -637 949 -607 2508 -554 1180 -583 938 -575 2817 -643 1214 -616 964 -421 3016 -760 1200 -687 953 -603 3237 -851 1294 -741 1064 -539 3471 -932 1254 -721 1050 -327 1145 0 651 -1128 0 -181 1026 0 598 -1659 0 -193 -774 0 -1083 -1806 0 -372",
		"426 -814 250 -1327 99 -1560 504 -984 269 -1291 121 -1542 524 -959 237 -1309 184 -1489 564 -1018 284 -1274 157 -1506 560 -1006 262 -1334 196 -1449 568 -1024 174 -1336 84 -1433 653 -948 252 -1201 117 -1330 708 -912 359 -1114 230 -1359 911 -819 343 -1047 200 -1092 1102 -858 528 -969 256 -1102 1076 -842 530 -1053 249 -1005 1380 -875 670 -891 334 -856 1551 -776 727 -945 547 -845 1816 -704 857 -880 726 -754 1977 -506 1042 -699 887 -830 2440 -546 1152 -749 1012 -693 2866 -312 1412 -725 1128 -460 2978 -333 1537 -650 1255 -512 3308 -119 1836 -600 1527 -514 3626 -209 1879 -736 1584 -609 511 0 1008 -618 0 -789 676 0 404 -1071 0 -184 -335 0 -141 -1217 0 -282",
		"-257 255 -504 161 -436 455 -225 244 -464 9 -325 332 -268 241 -491 12 -514 507 -288 260 -499 142 -361 274 -215 235 -468 126 -371 390 -171 251 -513 100 -482 349 -154 224 -438 138 -292 356 -40 201 -290 221 -402 452 218 -1 -278 173 -356 293 258 23 -316 226 -345 264 189 -112 -292 114 -426 164 253 -61 -55 -327 -492 156 319 -208 -47 -237 -473 -109 432 -139 183 -252 -482 -313 576 -188 460 -412 -408 -258 1175 -526 575 -201 -527 -393 1658 -97 976 -414 321 -498 1837 -78 951 -414 253 -272 1759 -510 1139 -493 576 -540 1955 -909 1293 -544 578 -15 -265 0 73 127 0 41 -307 0 -78 -66 0 544 -1500 0 -1763 -233 0 -4",
		"-192 -98 -361 529 -475 586 -205 228 -416 370 -617 468 -223 409 -539 946 -876 759 -331 699 -448 879 -591 1013 -70 623 -408 838 -651 846 700 96 -418 747 -420 806 393 236 -485 615 -644 556 365 170 -267 413 -265 320 323 220 -195 368 -473 274 386 266 -39 59 -464 -126 235 -2 56 -193 -496 -33 424 155 414 -180 -509 -291 500 21 323 -215 -464 -127 674 168 550 32 -339 -483 713 -123 531 -3 -278 -313 831 -317 695 -64 -330 -370 1061 -352 476 -323 -229 -665 1250 1 543 -740 -171 -728 1315 -308 491 -420 -186 -836 1558 -136 645 -463 -135 -742 -297 0 -64 -153 0 102 -197 0 -19 -21 0 648 -1698 0 -1634 342 0 -918",
		"109 -70 -120 112 -662 72 168 -119 -197 -46 -664 -13 344 72 -361 117 -635 17 541 29 -239 207 -487 -76 712 -148 -284 161 -528 413 713 124 -318 174 -607 221 828 153 -345 37 -522 -13 1182 259 -303 -16 -668 -332 1248 269 222 -296 -536 -398 1234 229 302 -278 -693 -469 1249 -118 255 -324 -620 -600 1291 -28 197 -600 -557 -688 1289 28 319 -353 -641 -673 1421 239 331 -262 -398 -657 1427 119 451 -288 -260 -709 1698 -6 509 -207 -363 -657 1653 178 558 -407 -375 -574 1837 106 568 -331 -310 -937 1959 -75 685 -559 -339 -695 2180 -15 708 -538 -308 -994 -484 0 552 -293 0 -75 -434 0 725 -298 0 45 -1691 0 -1938 -995 0 -1544",
		"12 -172 -11 130 -504 163 12 -14 -87 22 -375 156 177 -55 -149 -45 -724 -174 192 -132 -205 -83 -649 144 430 97 -158 -53 -387 -120 536 255 -168 -225 -430 -278 1093 282 33 -192 -519 -352 1108 -174 50 -276 -532 -452 1255 256 256 -317 -603 -720 1263 38 237 -97 -583 -729 1493 299 165 -338 -588 -585 1463 215 250 -168 -588 -658 1610 227 340 -249 -424 -648 1572 152 308 -434 -351 -769 1529 114 669 -268 -381 -722 1695 60 620 -455 -344 -860 1725 -35 688 -355 -332 -842 1816 108 655 -502 -187 -827 2080 -374 840 -346 -232 -971 2157 90 953 -354 -275 -954 -402 0 232 -181 0 -293 184 0 731 -39 0 362 -1425 0 -2258 -927 0 -1826",
		"-253 -347 -15 7 -435 1 14 -436 -261 32 -848 -182 -147 -153 -227 -120 -662 -24 73 32 -238 -76 -428 -107 189 -185 -311 -288 -561 -164 470 -49 -369 -273 -322 -62 934 428 -161 -228 -360 -361 1201 513 -149 -276 -618 -313 1144 323 88 4 -640 -589 1322 485 244 -117 -551 -543 1231 388 311 -206 -503 -676 1405 382 270 -172 -475 -687 1576 315 277 -169 -676 -706 1357 503 376 -213 -332 -731 1463 459 579 -244 -245 -619 1519 423 619 -301 -251 -902 1761 242 702 -425 -349 -609 1813 443 845 -262 -163 -713 1771 368 827 -413 -96 -767 1865 -283 900 -344 -65 -573 24 0 149 -69 0 -340 307 0 524 -65 0 502 -1636 0 -2544 -863 0 -2022",
		"-201 -486 -58 -257 -652 -270 -162 -325 -203 -322 -556 -265 88 -595 -296 -267 -253 -323 -117 -126 -243 -217 -499 -414 273 -102 -247 -256 -350 -651 152 -264 -216 -240 -512 -618 492 292 -142 -264 -599 -631 1380 438 -104 -120 -547 -715 1245 646 -20 -159 -581 -507 1423 520 165 -10 -479 -636 1282 561 190 -42 -555 -591 1435 493 429 -76 -496 -709 1221 394 309 -93 -463 -534 1577 400 786 -190 -448 -867 1635 453 615 -114 -169 -615 1664 487 627 -251 -172 -829 1868 372 936 -273 -78 -752 1669 85 871 -138 126 -613 1631 275 1029 -220 97 -542 1813 98 1110 -465 254 -1017 -18 0 355 234 0 -404 13 0 600 194 0 296 -942 0 -2480 -992 0 -1921",
		"-2 -888 -60 -392 -592 -396 -182 -359 -156 -312 -334 -473 -46 -185 -233 -440 -547 -562 175 -432 144 -422 20 -588 539 226 -170 -299 -600 -676 170 -552 -20 -385 -426 -875 648 337 -63 -517 -402 -836 1245 151 136 -239 -450 -962 1717 197 103 -249 -551 -867 947 57 416 231 -559 -652 267 387 233 409 -369 -427 42 408 54 162 -252 -334 -83 532 707 236 -439 -243 166 324 745 425 -201 -286 228 268 991 250 257 -270 -124 87 1043 245 277 -376 47 303 1120 188 490 -321 -91 216 1279 -278 481 -359 1721 101 1345 -77 593 -366 1577 -107 1348 -239 640 -402 0 0 541 269 0 -23 2 0 577 340 0 404 158 0 -2237 -863 0 -2121",
		"46 -1027 -38 -370 213 -403 0 346 -42 -456 111 -430 0 -539 31 -74 153 -375 0 644 14 -124 437 -600 188 -226 10 -278 -22 -622 0 -90 25 -249 62 -726 0 342 136 -504 415 -847 0 149 251 -263 381 -870 0 703 81 -210 -11 -921 0 716 147 446 77 -894 27 -27 300 244 -211 -635 0 1000 310 624 -413 -529 0 816 5 661 175 22 0 948 87 564 -4 236 0 264 9 639 29 415 61 826 144 415 675 441 0 209 -23 -8 -182 112 -17 -23 123 131 1230 12 0 -380 -170 -459 -108 -117 -51 -464 -54 -498 159 -662 0 0 244 573 0 271 0 0 -55 -4 0 87 0 0 -349 -327 0 -2027",
		"-74 -18 0",
		"243 -272 -225",
		"1779 84 -280",
		"1764 658 73",
		"891 893 3",
		"-181 1309 360",
		"594 1003 283",
		"1173 1587 637",
		"979 1806 974",
		"971 2051 1316",
		"863 2251 1587",
		"0 1611 1732"
	]
};
/** Partners of a card not seen yet: with two decks up to two. For Joker, Mirror and Cross, opposing Jokers. */
const UNSEEN = 3;
12 * Magic7.KINDS * UNSEEN;
function cell(stage, card, unseen) {
	return (stage * Magic7.KINDS + card) * UNSEEN + unseen;
}
function tempoCell(stage, jokers) {
	return stage * UNSEEN + jokers;
}
function stageOf(state) {
	let cards = state.pile.length - state.drawn - 1;
	for (let seat = 0; seat < state.players; seat++) cards += state.counts[seat];
	return state.players === 2 ? cards >> 1 : cards >> 2;
}
const BY_PLAYERS = /* @__PURE__ */ new Map();
/** The weights for a number of players. */
function weightsFor(players) {
	let weights = BY_PLAYERS.get(players);
	if (weights === void 0) {
		weights = parseWeights(WEIGHTS[players]);
		BY_PLAYERS.set(players, weights);
	}
	return weights;
}
/** Keep, lead and tempo, one line of numbers per stage. */
function parseWeights(lines) {
	const part = (nth) => Float64Array.from(lines.slice(nth * 12, (nth + 1) * 12).flatMap(numbersIn));
	return {
		keep: part(0),
		lead: part(1),
		tempo: part(2)
	};
}
function numbersIn(line) {
	return line.split(" ").map(Number);
}
// packages/bots/src/magic-7/policy.ts
const { JOKER: JOKER$1, leadAgainst, leadCard: leadCard$3, leadCode: leadCode$1, mayChoose: mayChoose$1, REPLY: REPLY$3, replyWins: replyWins$1, trickPoints: trickPoints$1 } = Magic7;
/**
* The rules of thumb, as a table: what keeping a card is worth later, what leading it brings now, what it is worth to have the
* lead. The move with the best sum is played. All in hundredths of a point; nothing is allocated.
*/
function policyMove(state, tally, weights) {
	return state.phase === "reply" ? REPLY$3 + bestReply(state, tally, weights) : bestLead(state, tally, weights);
}
function bestReply(state, tally, weights) {
	const stage = stageOf(state);
	let best = NONE;
	let bestScore = -Infinity;
	for (let rest = state.held[state.turn]; rest !== 0; rest &= rest - 1) {
		const card = 31 - Math.clz32(rest & -rest);
		const score = replyScore(state, tally, weights, stage, card);
		if (score > bestScore) {
			bestScore = score;
			best = card;
		}
	}
	return best;
}
function bestLead(state, tally, weights) {
	const stage = stageOf(state);
	let best = NONE;
	let bestScore = -Infinity;
	for (let seat = 0; seat < state.players; seat++) {
		if (!mayChoose$1(state, seat)) continue;
		for (let rest = state.held[state.turn]; rest !== 0; rest &= rest - 1) {
			const card = 31 - Math.clz32(rest & -rest);
			const score = leadScore(state, tally, weights, stage, card, seat);
			if (score > bestScore) {
				bestScore = score;
				best = leadCode$1(card, seat);
			}
		}
	}
	return best;
}
/** What the rules of thumb think of each of these moves; only differences between them count. */
function scoreMoves(state, tally, weights, moves, scores) {
	const stage = stageOf(state);
	for (let i = 0; i < moves.length; i++) scores[i] = moveScore(state, tally, weights, stage, moves.codes[i]);
}
function moveScore(state, tally, weights, stage, code) {
	return code < REPLY$3 ? leadScore(state, tally, weights, stage, leadCard$3(code), leadAgainst(code)) : replyScore(state, tally, weights, stage, code - REPLY$3);
}
/** [MG-TWO-3] Who takes the trick is in the replier's hand; what remains is what the card would be worth later. */
function replyScore(state, tally, weights, stage, card) {
	const { turn, lead } = state;
	const points = 100 * trickPoints$1(lead, card, state.options.mirrorScore);
	const keep = weights.keep[cell(stage, card, unseenBeside(state, tally, turn, card))];
	if (replyWins$1(lead, card)) return points + weights.tempo[tempoCell(stage, tally.opposingJokers(state, turn))] - keep;
	return (state.players === 3 ? -.5 : -1) * points - keep;
}
/** [MG-FOUR-2] Which card, and against whom: it matters only whether that one has a Joker to take it with. */
function leadScore(state, tally, weights, stage, card, against) {
	const at = cell(stage, card, unseenBeside(state, tally, state.turn, card));
	return weights.lead[2 * at + (hasJoker(tally, against) ? 1 : 0)] - weights.keep[at];
}
/** Whether a seat still has its Joker. */
function hasJoker(tally, seat) {
	return (tally.jokers >> seat & 1) === 1;
}
/** What is not seen yet and decides about a card: its partners for a number, else the Jokers of the others. */
function unseenBeside(state, tally, seat, card) {
	return card < JOKER$1 ? tally.unseenPartners(state, seat, card) : tally.opposingJokers(state, seat);
}
// packages/bots/src/magic-7/tally.ts
/**
* What everybody who pays attention knows of the cards played so far: one bit for each kind of which a card is out, one for each
* kind of which both are, and one for each seat that has not played its Joker. Small enough to copy for every playout.
*/
var Tally = class {
	once = 0;
	twice = 0;
	/** One bit per seat that still has its Joker; everyone starts with one. */
	jokers = 15;
	copyFrom(other) {
		this.once = other.once;
		this.twice = other.twice;
		this.jokers = other.jokers;
	}
	note(card, seat) {
		if (card === Magic7.JOKER) {
			this.jokers &= ~(1 << seat);
			return;
		}
		const bit = 1 << card;
		if ((this.once & bit) === 0) this.once |= bit;
		else this.twice |= bit;
	}
	/** Becomes what a seat knows that remembers these tricks, with the card on the table. */
	recall(known, memory) {
		this.once = 0;
		this.twice = 0;
		this.jokers = 15 & ~memory.jokersSpent;
		for (let card = 0; card < Magic7.KINDS; card++) {
			if (card === Magic7.JOKER) continue;
			if (memory.gone[card] > 0) this.once |= 1 << card;
			if (memory.gone[card] > 1) this.twice |= 1 << card;
		}
		if (known.phase === "reply") this.note(known.lead, known.leader);
	}
	/** How many partners of a number card [MG-MAT-3] a seat has not seen yet: in other hands or in the pile. */
	unseenPartners(state, seat, card) {
		const partner = PARTNER_SUM - card;
		const held = (state.held[seat] >> partner & 1) + (state.twice[seat] >> partner & 1);
		const out = (this.once >> partner & 1) + (this.twice >> partner & 1);
		return (state.players === 2 ? 1 : 2) - held - out;
	}
	/** How many Jokers the other side, or the other two of three, still have. */
	opposingJokers(state, seat) {
		const jokers = this.jokers & OPPONENTS[4 * state.players + seat];
		return (jokers & 1) + (jokers >> 1 & 1) + (jokers >> 2 & 1) + (jokers >> 3 & 1);
	}
};
/** For every number of players and every seat a bit for each opponent. */
const OPPONENTS = Array.from({ length: 20 }, (_, at) => opponentsOf(at >> 2, at & 3));
function opponentsOf(players, seat) {
	let bits = 0;
	for (let other = 0; other < players; other++) if (Magic7.sideOf(players, other) !== Magic7.sideOf(players, seat)) bits |= 1 << other;
	return bits;
}
/** Partners add up to 7 in value, so to this in code: the lowest number is 0, the highest 19. */
const PARTNER_SUM = 19;
// packages/bots/src/magic-7/casual.ts
/** Remembers the cards played and goes by the rules of thumb; never looks ahead. */
var Casual = class {
	#memory;
	#tally = new Tally();
	#weights;
	constructor({ seat, players }) {
		this.#memory = new Magic7.Memory(seat);
		this.#weights = weightsFor(players);
	}
	see(known) {
		this.#memory.observe(known);
	}
	choose(known) {
		this.#tally.recall(known, this.#memory);
		return policyMove(known, this.#tally, this.#weights);
	}
};
// packages/bots/src/magic-7/doubts.ts
const { KINDS: KINDS$1, leadCard: leadCard$2, leadCode, mayChoose, REPLY: REPLY$2 } = Magic7;
/** Hundredths of a point by which playing another card must have been better before its absence is believed. */
const MARGIN = 200;
/** The odds that such a card is held nevertheless, where those of a card never passed over are 1. */
const ODDS_LEFT = .1;
/**
* What the cards that others play tell about those they keep: who passes over a kind that the rules of thumb would rather have
* played, such as the partner of a led card [MG-WIN-8], hardly holds it, unless it was drawn since.
*/
var Doubts = class {
	#seat;
	#weights;
	#before;
	/** What everybody knew in that position. */
	#tally = new Tally();
	/** Cards drawn by each seat, and how many that were when it last passed over a kind. */
	#draws;
	#passedAt;
	#moves = new MoveList();
	#scores = /* @__PURE__ */ new Float64Array(64);
	constructor(seat, players, weights) {
		this.#seat = seat;
		this.#weights = weights;
		this.#draws = new Array(players).fill(0);
		this.#passedAt = new Int8Array(players * KINDS$1).fill(NONE);
	}
	/** Takes in the next position, which the memory has seen already. */
	see(known, memory) {
		const before = this.#before;
		if (before !== void 0) {
			const code = moveBetween(before, known);
			if (code !== NONE && before.turn !== this.#seat) this.#noticeMove(before, code);
			this.#noticeDraws(before, known);
		}
		this.#before = known.clone();
		this.#tally.recall(known, memory);
	}
	/** Every kind that would have been much better to play was passed over. */
	#noticeMove(before, played) {
		listMovesOfAnyCard(before, this.#moves);
		scoreMoves(before, this.#tally, this.#weights, this.#moves, this.#scores);
		const codes = this.#moves.toArray();
		const enough = this.#scores[codes.indexOf(played)] + MARGIN;
		codes.forEach((code, i) => {
			if (this.#scores[i] <= enough) return;
			this.#passedAt[before.turn * KINDS$1 + cardOf(code)] = this.#draws[before.turn];
		});
	}
	/** [MG-TWO-4] With the end of a trick both who played it draw, while the pile lasts. */
	#noticeDraws(before, known) {
		if (known.pile.length === before.pile.length) return;
		this.#draws[before.leader]++;
		this.#draws[before.turn]++;
	}
	/** How likely a seat holds a card of a kind, against a seat of whom nothing is known: 1 at most. */
	odds(known, seat, card) {
		const passedAt = this.#passedAt[seat * KINDS$1 + card];
		if (passedAt === NONE) return 1;
		const drawnSince = Math.min(1, (this.#draws[seat] - passedAt) / known.counts[seat]);
		return ODDS_LEFT + .9 * drawnSince;
	}
};
/** The moves there would be with a card of every kind in hand; who holds a Joker is known anyway [MG-TWO-1]. */
function listMovesOfAnyCard(state, list) {
	list.clear();
	for (let card = 0; card < KINDS$1; card++) {
		if (state.phase === "reply") list.add(REPLY$2 + card);
		for (let seat = 0; state.phase === "lead" && seat < state.players; seat++) if (mayChoose(state, seat)) list.add(leadCode(card, seat));
	}
}
function cardOf(code) {
	return code < REPLY$2 ? leadCard$2(code) : code - REPLY$2;
}
/** The move between two positions, if it was seen. */
function moveBetween(before, after) {
	if (before.phase === "lead") return after.phase === "reply" && after.leader === before.turn ? leadCode(after.lead, after.against) : NONE;
	return after.lastReplier === before.turn ? REPLY$2 + after.lastReply : NONE;
}
// packages/bots/src/magic-7/endgame.ts
const { leadCard: leadCard$1, REPLY: REPLY$1, replyWins, trickPoints } = Magic7;
/** Nobody holds more than the seven cards of the start [MG-TWO-1]. */
const MAX_CARDS = 7;
const UNKNOWN = -32768;
/**
* Two players with the pile empty: whoever counted the cards knows both hands, so the rest is a game without secrets and can be
* solved. As every trick takes one card from either hand, a position is a subset of each hand and who leads: some thousands.
*/
var Endgame = class {
	#cards = [[], []];
	/** For leader and the places of both cards: the points, seen by the leader, and whether the leader keeps the lead. */
	#gain = /* @__PURE__ */ new Int16Array(98);
	#keepsLead = /* @__PURE__ */ new Uint8Array(98);
	#values = new Int16Array(2 * 4 ** MAX_CARDS);
	/** Takes in the hands of a position, the led card included. */
	#set(state) {
		for (const seat of [0, 1]) {
			this.#cards[seat] = Magic7.cardsOf(state, seat);
			if (state.phase === "reply" && state.leader === seat) this.#cards[seat].push(state.lead);
		}
		const size = this.#cards[0].length;
		this.#values.fill(UNKNOWN, 0, 2 * 4 ** size);
		for (const leader of [0, 1]) this.#setTricks(leader, state.options.mirrorScore);
	}
	#setTricks(leader, mirrorScore) {
		this.#cards[leader].forEach((lead, i) => {
			this.#cards[leader ^ 1].forEach((reply, j) => {
				const at = trickAt(leader, i, j);
				const wins = replyWins(lead, reply);
				const points = trickPoints(lead, reply, mirrorScore);
				this.#gain[at] = wins ? -points : points;
				this.#keepsLead[at] = wins ? 0 : 1;
			});
		});
	}
	/** By how many points the seat to move will finish the rest of the game ahead after each of these moves, at best play. */
	solve(state, moves) {
		this.#set(state);
		const seat = state.turn;
		const all = (1 << this.#cards[0].length) - 1;
		return moves.map((code) => {
			if (code < REPLY$1) return this.#afterLead(all, all, seat, this.#placeOf(seat, leadCard$1(code)));
			const lead = this.#placeOf(state.leader, state.lead);
			return -this.#afterReply(all, all, seat === 0 ? 1 : 0, lead, this.#placeOf(seat, code - REPLY$1));
		});
	}
	#placeOf(seat, card) {
		return this.#cards[seat].indexOf(card);
	}
	/** The leader's best result with these cards left. */
	#value(own, other, leader) {
		if (own === 0) return 0;
		const at = (own << this.#cards[0].length | other) << 1 | leader;
		const known = this.#values[at];
		if (known !== UNKNOWN) return known;
		let best = UNKNOWN;
		for (let rest = own; rest !== 0; rest &= rest - 1) {
			const value = this.#afterLead(own, other, leader, 31 - Math.clz32(rest & -rest), best);
			if (value > best) best = value;
		}
		this.#values[at] = best;
		return best;
	}
	/** The leader's result after leading a card; once it cannot exceed `enough`, it is no longer exact. */
	#afterLead(own, other, leader, lead, enough = UNKNOWN) {
		let worst = 32767;
		for (let rest = other; rest !== 0 && worst > enough; rest &= rest - 1) {
			const reply = 31 - Math.clz32(rest & -rest);
			const value = this.#afterReply(own, other, leader, lead, reply);
			if (value < worst) worst = value;
		}
		return worst;
	}
	/** The leader's result after both have played. */
	#afterReply(own, other, leader, lead, reply) {
		const at = trickAt(leader, lead, reply);
		const ownLeft = own & ~(1 << lead);
		const otherLeft = other & ~(1 << reply);
		const rest = this.#keepsLead[at] === 1 ? this.#value(ownLeft, otherLeft, leader) : -this.#value(otherLeft, ownLeft, leader === 0 ? 1 : 0);
		return this.#gain[at] + rest;
	}
};
function trickAt(leader, lead, reply) {
	return (leader * MAX_CARDS + lead) * MAX_CARDS + reply;
}
// packages/bots/src/magic-7/playout.ts
const { apply, leadCard, REPLY } = Magic7;
/** Carries out a move and notes the card. */
function play(state, tally, code) {
	tally.note(code >= REPLY ? code - REPLY : leadCard(code), state.turn);
	apply(state, code);
}
/** Everybody plays by the rules of thumb to the end of the game. */
function playOut(state, tally, weights) {
	while (state.phase !== "over") play(state, tally, policyMove(state, tally, weights));
}
// packages/bots/src/magic-7/utility.ts
/**
* What a point of difference is worth, where winning alone is worth 1. More than a tie-break: most games are undecided for long,
* and then points are the better guide to who will win.
*/
const POINT_SHARE = .01;
/** [MG-SCO-3] How good the end of a game is for a side: its share in the win, and the points ahead of the others' mean. */
function utility(points, side) {
	const own = points[side];
	let others = 0;
	let winners = 1;
	let isBeaten = false;
	for (let other = 0; other < points.length; other++) {
		if (other === side) continue;
		others += points[other];
		if (points[other] > own) isBeaten = true;
		else if (points[other] === own) winners++;
	}
	const lead = own - others / (points.length - 1);
	return (isBeaten ? 0 : 1 / winners) + POINT_SHARE * lead;
}
// packages/bots/src/magic-7/tree.ts
const { game, sideOf } = Magic7;
const ROOT = 0;
const CAPACITY = 32768;
/** No line is longer than the game: 24 tricks of two cards. */
const MAX_DEPTH = 48;
/**
* Moves looked at before the rules of thumb take over, by number of players. With four there are so many that what a tree tells
* of the later ones is mostly luck; there only the first is compared.
*/
const DEPTH = [
	0,
	0,
	MAX_DEPTH,
	MAX_DEPTH,
	1
];
/**
* How much is tried against what looks best, by number of players. In the longer game of three a result says less about one move
* and there are more moves, so that only few can be told apart in the time.
*/
const EXPLORATION = [
	0,
	0,
	1.5,
	.6,
	0
];
/** Hundredths of a point behind the best by which a prior falls by e. */
const TEMPERATURE = 800;
/** Utility of a hundredth of a point. */
const SLOPE = 25e-5;
/** A mean counts as much as the rules of thumb after so many tries. */
const TRUST = 2;
/**
* Monte Carlo tree search over information sets: every iteration deals the hidden cards anew and walks down one tree common to
* all deals, in which only the moves that a deal allows can be taken. So no line may count on knowing what the seat cannot see,
* and the others learn in the tree to answer what the rules of thumb would let pass.
*/
var Tree = class {
	#firstChild = new Int32Array(CAPACITY);
	#sibling = new Int32Array(CAPACITY);
	#code = new Uint8Array(CAPACITY);
	#visits = new Int32Array(CAPACITY);
	/** Of the utilities of the side that makes the move. */
	#sum = new Float64Array(CAPACITY);
	#squares = new Float64Array(CAPACITY);
	#size = 0;
	#path = new Int32Array(MAX_DEPTH);
	#sides = new Uint8Array(MAX_DEPTH);
	#moves = new MoveList();
	/** For each legal move: its score, its prior weight and its node. */
	#scores = /* @__PURE__ */ new Float64Array(64);
	#prior = /* @__PURE__ */ new Float64Array(64);
	#children = /* @__PURE__ */ new Int32Array(64);
	#placeOf = /* @__PURE__ */ new Uint8Array(128);
	#tally = new Tally();
	#depth;
	#exploration;
	#weights;
	constructor(players, weights) {
		this.#depth = DEPTH[players];
		this.#exploration = EXPLORATION[players];
		this.#weights = weights;
	}
	clear() {
		this.#size = 0;
		this.#addNode(NONE, 0);
	}
	/** One iteration that begins with this move, on a state with the hidden cards dealt, which is used up. */
	iterate(state, tally, first) {
		this.#tally.copyFrom(tally);
		const depth = this.#descend(state, first);
		playOut(state, this.#tally, this.#weights);
		for (let i = 0; i < depth; i++) {
			const node = this.#path[i];
			const value = utility(state.points, this.#sides[i]);
			this.#visits[node]++;
			this.#sum[node] += value;
			this.#squares[node] += value * value;
		}
	}
	/** Walks down to the first move not tried before, makes it, and returns how many moves that were. */
	#descend(state, first) {
		let node = ROOT;
		let depth = 0;
		let isNew = false;
		while (state.phase !== "over" && !isNew && depth < this.#depth) {
			game.legalMoves(state, this.#moves);
			scoreMoves(state, this.#tally, this.#weights, this.#moves, this.#scores);
			this.#findChildren(node);
			const i = node === ROOT ? this.#placeOf[first] : this.#select();
			isNew = this.#children[i] === NONE;
			if (isNew && this.#size === CAPACITY) break;
			const code = this.#moves.codes[i];
			node = isNew ? this.#addNode(node, code) : this.#children[i];
			this.#path[depth] = node;
			this.#sides[depth++] = sideOf(state.players, state.turn);
			play(state, this.#tally, code);
		}
		return depth;
	}
	/** The nodes of the legal moves, as far as they have been tried. */
	#findChildren(node) {
		const { codes, length } = this.#moves;
		for (let i = 0; i < length; i++) {
			this.#placeOf[codes[i]] = i;
			this.#children[i] = NONE;
		}
		for (let child = this.#firstChild[node]; child !== NONE; child = this.#sibling[child]) {
			const code = this.#code[child];
			const place = this.#placeOf[code];
			if (place < length && codes[place] === code) this.#children[place] = child;
		}
	}
	/**
	* The most promising legal move: a good mean, or few tries for what the rules of thumb think of it (PUCT). A mean of few tries is
	* taken together with what the rules of thumb expect.
	*/
	#select() {
		const { length } = this.#moves;
		let visits = 0;
		let sum = 0;
		let bestScore = -Infinity;
		for (let i = 0; i < length; i++) {
			const child = this.#children[i];
			if (child !== NONE) {
				visits += this.#visits[child];
				sum += this.#sum[child];
			}
			if (this.#scores[i] > bestScore) bestScore = this.#scores[i];
		}
		let weight = 0;
		for (let i = 0; i < length; i++) {
			const behind = this.#scores[i] - bestScore;
			weight += this.#prior[i] = Math.exp(behind / TEMPERATURE);
		}
		const mean = visits === 0 ? 0 : sum / visits;
		const urge = this.#exploration * Math.sqrt(visits + 1) / weight;
		let best = 0;
		let bestValue = -Infinity;
		for (let i = 0; i < length; i++) {
			const child = this.#children[i];
			const tries = child === NONE ? 0 : this.#visits[child];
			const got = child === NONE ? 0 : this.#sum[child];
			const expected = mean + SLOPE * (this.#scores[i] - bestScore);
			const value = (got + TRUST * expected) / (tries + TRUST) + urge * this.#prior[i] / (tries + 1);
			if (value > bestValue) {
				bestValue = value;
				best = i;
			}
		}
		return best;
	}
	#addNode(parent, code) {
		const node = this.#size++;
		this.#code[node] = code;
		this.#firstChild[node] = NONE;
		this.#visits[node] = 0;
		this.#sum[node] = 0;
		this.#squares[node] = 0;
		if (parent === NONE) return node;
		this.#sibling[node] = this.#firstChild[parent];
		this.#firstChild[parent] = node;
		return node;
	}
	/** What the search found out about these moves at the root. */
	evaluate(codes) {
		return codes.map((code) => {
			let child = this.#firstChild[ROOT];
			while (child !== NONE && this.#code[child] !== code) child = this.#sibling[child];
			if (child === NONE) return {
				code,
				mean: 0,
				error: Infinity,
				visits: 0
			};
			const visits = this.#visits[child];
			const mean = this.#sum[child] / visits;
			const variance = Math.max(0, this.#squares[child] / visits - mean * mean);
			return {
				code,
				mean,
				error: visits > 1 ? Math.sqrt(variance / (visits - 1)) : Infinity,
				visits
			};
		});
	}
};
// packages/bots/src/magic-7/worlds.ts
const { JOKER, KINDS } = Magic7;
/** How often a hidden card of a hand is tried in another place, on average. */
const TRIES = 3;
/**
* Deals what a seat cannot see such that cards lie more often where they are to be expected: a world dealt at random, in which
* hidden cards then change places by the odds (Metropolis). Jokers stay; it is known who has one.
*/
var Worlds = class {
	#seat;
	#players;
	#resampler;
	/** By owner and kind; the pile comes after the last seat and takes any card. */
	#odds;
	#cards = [];
	#owners = [];
	constructor(known, memory, doubts) {
		this.#seat = memory.seat;
		this.#players = known.players;
		this.#resampler = new Magic7.Resampler(known, memory);
		this.#odds = new Float64Array((known.players + 1) * KINDS).fill(1);
		for (let seat = 0; seat < known.players; seat++) {
			if (known.counts[seat] === 0) continue;
			for (let card = 0; card < KINDS; card++) this.#odds[seat * KINDS + card] = doubts.odds(known, seat, card);
		}
	}
	deal(random) {
		return this.#resampler.deal(random);
	}
	/** Deals into a state that `deal` gave. */
	dealInto(random, world) {
		this.#resampler.dealInto(random, world);
		const inHands = this.#takeHands(world);
		this.#takePile(world, inHands);
		const size = inHands + world.pile.length;
		for (let tries = TRIES * inHands; tries > 0; tries--) this.#trySwap(random, below(random, inHands), below(random, size));
		this.#putBack(world, size);
	}
	/** Takes the cards from the hidden hands and returns how many they are. */
	#takeHands(world) {
		let size = 0;
		for (let seat = 0; seat < this.#players; seat++) {
			if (seat === this.#seat) continue;
			const held = world.held[seat];
			for (let rest = held & ~(1 << JOKER); rest !== 0; rest &= rest - 1) {
				const card = 31 - Math.clz32(rest & -rest);
				for (let n = world.twice[seat] >> card & 1; n >= 0; n--) {
					this.#cards[size] = card;
					this.#owners[size++] = seat;
				}
			}
			world.held[seat] = held & 1 << JOKER;
			world.twice[seat] = 0;
		}
		return size;
	}
	#takePile({ pile }, from) {
		for (let i = 0; i < pile.length; i++) {
			this.#cards[from + i] = pile[i];
			this.#owners[from + i] = this.#players;
		}
	}
	#trySwap(random, i, j) {
		const one = this.#cards[i];
		const other = this.#cards[j];
		const here = this.#owners[i] * KINDS;
		const there = this.#owners[j] * KINDS;
		if (one === other || here === there) return;
		const now = this.#odds[here + one] * this.#odds[there + other];
		const then = this.#odds[here + other] * this.#odds[there + one];
		if (then < now && (random.next() >>> 0) * now >= then * 2 ** 32) return;
		this.#cards[i] = other;
		this.#cards[j] = one;
	}
	#putBack(world, size) {
		let inPile = 0;
		for (let i = 0; i < size; i++) {
			const owner = this.#owners[i];
			const card = this.#cards[i];
			if (owner === this.#players) world.pile[inPile++] = card;
			else if ((world.held[owner] >> card & 1) === 0) world.held[owner] |= 1 << card;
			else world.twice[owner] |= 1 << card;
		}
	}
};
// packages/bots/src/magic-7/expert.ts
/** Cards played in the search per millisecond allowed: what a usual machine does in a fifth of the time. */
const CARDS_PER_MS = 1e3;
/** Counts cards, reads the others' play, searches what it cannot see, and solves what it can. */
var Expert = class {
	#seat;
	#memory;
	#tally = new Tally();
	#doubts;
	#tree;
	#endgame = new Endgame();
	constructor(seat) {
		this.#seat = seat;
		this.#memory = new Magic7.Memory(seat.seat);
		this.#doubts = new Doubts(seat.seat, seat.players, weightsFor(seat.players));
		this.#tree = new Tree(seat.players, weightsFor(seat.players));
	}
	see(known) {
		this.#memory.observe(known);
		this.#doubts.see(known, this.#memory);
	}
	choose(known, moves) {
		if (moves.length === 1) return moves.codes[0];
		return bestOf(this.evaluate(known, moves));
	}
	/** What it thinks of every legal move in the position seen last. */
	evaluate(known, moves) {
		const codes = moves.toArray();
		return known.players === 2 && known.pile.length === 0 && this.#memory.isComplete ? this.#solve(known, codes) : this.#search(known, codes);
	}
	/** With two players and no pile the opponent holds all cards that are missing: nothing is left to chance. */
	#solve(known, codes) {
		const { random, seat } = this.#seat;
		const state = new Magic7.Resampler(known, this.#memory).deal(random);
		const ahead = state.points[seat] - state.points[1 - seat];
		return this.#endgame.solve(state, codes).map((rest, i) => {
			return {
				code: codes[i],
				mean: utility([ahead + rest, 0], 0),
				error: 0,
				visits: 1
			};
		});
	}
	/**
	* A race in rounds: all moves that are still in it meet the same worlds, so that the luck of the deal tells nothing about them,
	* and after each round the better half goes on. What comes after the move is searched with the tree.
	*/
	#search(known, codes) {
		const { random, thinking } = this.#seat;
		const worlds = new Worlds(known, this.#memory, this.#doubts);
		const world = worlds.deal(random);
		this.#tally.recall(known, this.#memory);
		this.#tree.clear();
		const playout = world.clone();
		const cards = cardsLeft(known);
		const end = thinking.now() + thinking.limitMs;
		let alive = codes;
		const rounds = Math.max(1, Math.ceil(Math.log2(codes.length)));
		for (let round = 0; round < rounds; round++) {
			const work = CARDS_PER_MS * thinking.limitMs / rounds;
			const deals = Math.ceil(work / cards / alive.length);
			for (let i = 0; i < deals; i++) {
				if (thinking.now() > end && (round > 0 || i > 0)) return this.#tree.evaluate(codes);
				worlds.dealInto(random, world);
				for (const code of alive) {
					playout.copyFrom(world);
					this.#tree.iterate(playout, this.#tally, code);
				}
			}
			alive = betterHalf(this.#tree.evaluate(alive));
		}
		return this.#tree.evaluate(codes);
	}
};
/** The moves that stay in the race. */
function betterHalf(evaluations) {
	evaluations.sort((a, b) => b.mean - a.mean);
	return evaluations.slice(0, Math.ceil(evaluations.length / 2)).map(({ code }) => code);
}
/** The move that stayed longest in the race; among equally often tried ones the best mean. */
function bestOf(evaluations) {
	let best = evaluations[0];
	for (const one of evaluations) if (one.visits === best.visits ? one.mean > best.mean : one.visits > best.visits) best = one;
	return best.code;
}
function cardsLeft(known) {
	let cards = known.pile.length;
	for (const count of known.counts) cards += count;
	return cards;
}
// packages/bots/src/magic-7/novice.ts
/** One move in so many is any move. */
const SLIP = 6;
/**
* A beginner: has a feeling for what the cards are worth but no memory for those played, not even for the Jokers, and now and then
* plays whatever comes to hand.
*/
var Novice = class {
	/** Nothing is ever noted in it. */
	#tally = new Tally();
	#random;
	#weights;
	constructor({ players, random }) {
		this.#random = random;
		this.#weights = weightsFor(players);
	}
	see() {}
	choose(known, moves) {
		if (below(this.#random, SLIP) === 0) return moves.codes[below(this.#random, moves.length)];
		return policyMove(known, this.#tally, this.#weights);
	}
};
// packages/bots/src/kits.ts
/** The bots of every game. */
const KITS = {
	"double-lucky-7": kit$1,
	"magic-7": {
		random: (seat) => new RandomBot(seat),
		novice: (seat) => new Novice(seat),
		casual: (seat) => new Casual(seat),
		expert: (seat) => new Expert(seat)
	}
};
function createBot(game, level, seat, players, seed, thinking) {
	const kit = KITS[game.id];
	if (kit === void 0) throw new Error(`no bots for ${game.id}`);
	return kit[level]({
		seat,
		players,
		random: fastRandom(seed),
		thinking
	});
}
// packages/bots/src/bot-player.ts
/** A bot in a seat of a table, in the vocabulary of the table: views in, a move out. It is shown its seat's views and nothing else. */
var BotPlayer = class {
	#game;
	#bot;
	#moves = new MoveList();
	#known;
	/** `view` is the first position it is shown. */
	constructor(game, level, seat, seed, view, thinking) {
		this.#game = game;
		this.#known = game.restore(view);
		this.#bot = createBot(game, level, seat, this.#known.players, `${seed} ${seat}`, thinking);
		this.#bot.see(this.#known);
	}
	see(view) {
		this.#known = this.#game.restore(view);
		this.#bot.see(this.#known);
	}
	/** Its move in the position seen last. */
	choose() {
		this.#game.legalMoves(this.#known, this.#moves);
		return this.#game.makeMove(this.#bot.choose(this.#known, this.#moves));
	}
};
export { BotPlayer, LEVELS, createBot };
