import type { Seat } from '@table-seven/engine';
import type {
  Dismissal,
  News,
  PlayerColor,
  Reaction,
  ReplyTo,
  SeatPlan,
  TableFact,
  Watched,
  Wish,
} from '@table-seven/protocol';

import { ask } from '../connection/api.ts';
import type { TableWatcher } from '../connection/connection.ts';
import { OwnShare } from './own-share.ts';
import { connection } from '../connection/live.svelte.ts';
import { OnlineSource } from './online-source.ts';
import type { Arrangement } from './arrangement.ts';
import { beginTable, foldTable, isWhole, newFacts } from './seen-table.ts';
import type { SeenTable } from './seen-table.ts';
import { heard, mutes } from './talk.ts';
import type { TalkLine } from './talk.ts';

const GOES_ON: ReadonlySet<TableFact['type']> = new Set(['started', 'moved', 'undone', 'returned']);

/** A table on a server, as we are at it: what we know of it, and everything we can ask of it. */
export class OnlineTable {
  readonly code: string;
  /** What we have seen of it; null until the server has answered. */
  seen = $state.raw<SeenTable | null>(null);
  /** Why we may not look at the table. */
  refusal = $state.raw<string | null>(null);
  dismissal = $state.raw<Dismissal | null>(null);
  talk = $state.raw<readonly TalkLine[]>([]);
  /** The names of those whose words and reactions we do not want to see; known to this device only. */
  muted = $state.raw<readonly string[]>([]);
  /** Why the last thing that we asked for while playing was refused; a move's refusal is said by the table itself. */
  complaint = $state.raw<string | null>(null);
  /** When we last saw the game go on. */
  turnSince = $state.raw(Date.now());
  /** How often we were called because the others wait. */
  calls = $state.raw(0);
  /** The game, once there is one. */
  source = $state.raw<OnlineSource | null>(null);
  /** Why the table is closed; null while it is not, or nobody told. */
  closing = $state.raw<'host' | 'abandoned' | null>(null);
  /** The position to which a bot that played for us led last. */
  #overtakenAt = 0;
  /** Something was left out: we have to be told everything. */
  #hasGap = false;
  #stop: () => void = () => undefined;
  readonly #share: OwnShare;

  constructor(code: string) {
    this.code = code;
    this.#share = new OwnShare(code, (wish) => this.#ask(wish));
    this.muted = mutes.of(code) ?? [];
    this.open();
  }

  open(): void {
    this.refusal = null;
    this.dismissal = null;
    const watcher: TableWatcher = {
      // From the very beginning for somebody who has just come, or loads the page again: what was said before belongs to the table.
      since: () => (this.#hasGap ? undefined : (this.seen?.seq ?? 0)),
      begin: (answer) => this.#begin(answer),
      news: (message) => this.#news(message),
      refused: (code) => (this.refusal = code),
      dismissed: (reason) => (this.dismissal = reason),
    };
    this.#stop = connection.watch(this.code, watcher);
  }

  close(): void {
    this.#stop();
    this.source?.close();
  }

  /** Takes a seat; what we add to the deals is chosen here and now, after the table's promise, and sealed. */
  join(wish: { name: string; seat?: Seat; color?: PlayerColor }): Promise<string | null> {
    const commitment = this.seen?.info.commitment ?? '';
    return this.#share.seal(commitment, (share) => ({ type: 'join', ...wish, share }));
  }

  planSeat(seat: Seat, plan: SeatPlan): Promise<string | null> {
    return this.#ask({ type: 'plan-seat', seat, plan });
  }

  /** Makes the table ready as the host wants it. */
  arrange(change: Arrangement): Promise<string | null> {
    return this.#ask({ type: 'arrange', seq: this.seen?.seq ?? 0, ...change });
  }

  /** Plays on where a bot has played. */
  takeSeat(wish: { name: string; seat?: Seat; color?: PlayerColor }): Promise<string | null> {
    return this.#ask({ type: 'take-over', ...wish });
  }

  start(): Promise<string | null> {
    return this.#ask({ type: 'start' });
  }

  /** Gets up; in the middle of a game a bot plays on. */
  leave(): Promise<string | null> {
    return this.#askAloud({ type: 'leave' });
  }

  /** Takes over from the bot. */
  takeOver(): Promise<string | null> {
    return this.#askAloud({ type: 'return' });
  }

  /** Before the game the host sends somebody away; during it, we would like them to go. */
  remove(seat: Seat): Promise<string | null> {
    return this.#askAloud({ type: 'remove', seat });
  }

  shut(): Promise<string | null> {
    return this.#ask({ type: 'close' });
  }

  /** Calls whoever is to move. */
  nudge(): Promise<string | null> {
    return this.#askAloud({ type: 'nudge', seq: this.seen?.seq ?? 0 });
  }

  /** Would let a bot play for whoever is to move. */
  stepIn(until: 'moved' | 'back'): Promise<string | null> {
    return this.#askAloud({ type: 'step-in', seq: this.seen?.seq ?? 0, until });
  }

  askUndo(): Promise<string | null> {
    return this.#askAloud({ type: 'ask-undo', seq: this.seen?.seq ?? 0 });
  }

  answerUndo(agrees: boolean): Promise<string | null> {
    return this.#askAloud({ type: 'answer-undo', seq: this.seen?.seq ?? 0, agrees });
  }

  /** Says that the rest of the round is ours. */
  claim(): Promise<string | null> {
    return this.#askAloud({ type: 'claim', seq: this.seen?.seq ?? 0 });
  }

  answerClaim(agrees: boolean): Promise<string | null> {
    return this.#askAloud({ type: 'answer-claim', seq: this.seen?.seq ?? 0, agrees });
  }

  /** Whether somebody on another device is who sits there. */
  answerSeat(seat: Seat, agrees: boolean): Promise<string | null> {
    return this.#askAloud({ type: 'answer-seat', seat, agrees });
  }

  say(text: string): Promise<string | null> {
    return this.#ask({ type: 'chat', text });
  }

  react(reaction: Reaction): Promise<string | null> {
    return this.#ask({ type: 'react', reaction });
  }

  setMuted(name: string, isMuted: boolean): void {
    const others = this.muted.filter((other) => other !== name);
    this.muted = isMuted ? [...others, name] : others;
    mutes.keep(this.code, this.muted);
  }

  /** The code of the table where the same people play again; null if there is none. */
  async rematch(): Promise<string | null> {
    const answer = await connection.send({ type: 'rematch', table: this.code });
    this.complaint = answer.ok ? null : answer.error.code;
    return 'rematch' in answer ? answer.rematch : null;
  }

  async record(): Promise<object | null> {
    const id = this.seen?.info.record;
    if (id == null) return null;
    const reply = await ask<ReplyTo<'GET /api/records/:id'>>('GET', `/api/records/${id}`);
    return reply.ok ? reply.value : null;
  }

  /** Asks for something that has no place of its own to say why it was refused. */
  async #askAloud(wish: Wish): Promise<string | null> {
    this.complaint = null;
    const code = await this.#ask(wish);
    this.complaint = code;
    return code;
  }

  /** The code with which something is refused; null if it was done. */
  async #ask(wish: Wish): Promise<string | null> {
    const answer = await connection.send({ ...wish, table: this.code });
    return answer.ok ? null : answer.error.code;
  }

  #begin(answer: Watched): void {
    this.#take(beginTable(this.seen, answer), newFacts(this.seen, answer));
  }

  #news(message: News): void {
    if (this.seen === null) return;
    const next = foldTable(this.seen, message);
    if (next !== null) {
      this.#take(next, message.facts);
    } else if (!this.#hasGap) {
      this.#hasGap = true;
      connection.lookAnew(this.code);
    }
  }

  #take(table: SeenTable, facts: readonly TableFact[]): void {
    const hadGap = this.#hasGap || (this.seen !== null && !isWhole(this.seen, table, facts));
    this.#hasGap = false;
    this.seen = table;
    void this.#share.follow(table);
    for (const fact of facts) {
      if (GOES_ON.has(fact.type)) this.turnSince = Date.now();
      if (fact.type === 'nudged' && fact.to === table.you && !hadGap) this.calls++;
    }
    this.#notice(facts);
    if (facts.length > 0) this.talk = heard(this.talk, facts, this.muted);
    if (table.view === null) return;
    if (this.source === null) this.source = this.#sourceOf(table);
    else if (hadGap) this.source.show(table);
    else this.source.take(table, facts);
  }

  #notice(facts: readonly TableFact[]): void {
    for (const fact of facts) {
      if (fact.type === 'closed') this.closing = fact.reason;
      const isForUs =
        fact.type === 'moved' && fact.by === 'stand-in' && fact.seat === this.seen?.you;
      if (isForUs) this.#overtakenAt = this.seen?.seq ?? 0;
    }
  }

  /** A move that a bot was quicker with is explained for longer than a wrong one: whoever made it was not there. */
  async #play(move: object, seq: number): Promise<string | null> {
    const code = await this.#ask({ type: 'play', move, seq });
    if (code !== 'stale' || this.#overtakenAt <= seq) return code;
    this.complaint = 'overtaken';
    return null;
  }

  #sourceOf(table: SeenTable): OnlineSource {
    return new OnlineSource(table, {
      play: (move, seq) => this.#play(move, seq),
      claim: () => void this.claim(),
      record: () => this.record(),
    });
  }
}
