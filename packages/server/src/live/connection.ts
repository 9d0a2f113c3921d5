import type { Duplex } from 'node:stream';

import { VERSIONS } from '@table-seven/protocol';
import type { Code, Command, CommandOf, Dismissal, Version } from '@table-seven/protocol';
import { isHello, parseCommand } from '@table-seven/protocol/schemas';
import type { WebSocket } from 'ws';

import type { Metrics } from '../metrics.ts';
import type { TableCommand } from '../table/decisions.ts';
import { textFrame } from './frame.ts';
import type { Hub } from './hub.ts';
import { openRematch } from './rematch.ts';
import { makeAnswer, makeRefusal } from './bulletin.ts';
import type { Watcher } from './bulletin.ts';
import type { Room } from './room.ts';
import type { Caller, Visitors } from './visitors.ts';

/** Why the server hangs up; docs/protocol.md. */
export const CLOSE = {
  badHello: 4000,
  tooSlow: 4008,
  tooMuch: 4029,
  restarting: 1012,
  lost: 1011,
  forgotten: 4001,
} as const;

const MAX_TABLES = 8;
const MAX_WATCHERS = 200;
/** Unsent bytes after which a reader is too slow and has to come back and resume. */
const MAX_BUFFERED = 1024 * 1024;
/** Refusals for haste before the server hangs up. */
const MAX_HASTE = 500;
/** What it costs beyond a plain command to bring a table back from its log, and to tell so many facts from it. */
const COST = { rebuild: 20, told: 1 / 10 };

export interface ConnectionContext {
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly visitors: Visitors;
}

/** One visitor's socket: hello first, then commands, each with exactly one answer. */
export class Connection implements Watcher {
  readonly #caller: Caller;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #context: ConnectionContext;
  readonly #rooms = new Map<string, Room>();
  /** Made by the first who is muted: few mute anybody, and there are many connections. */
  #muted: Set<string> | null = null;
  readonly #mayAsk: (cost: number) => boolean;
  version: Version = 1;
  #haste = 0;
  #hasGreeted = false;

  /** The stream is the one under the socket, which compresses nothing: whole frames may be written to it at any time. */
  constructor(socket: WebSocket, stream: Duplex, caller: Caller, context: ConnectionContext) {
    this.#socket = socket;
    this.#stream = stream;
    this.#caller = caller;
    this.#context = context;
    const hangUp = (): void => {
      this.#hangUp('forgotten', 'forgotten');
    };
    this.#mayAsk = context.visitors.arrive(caller, hangUp);
    socket.on('message', (data: Buffer, isBinary) => {
      this.#receive(data, isBinary);
    });
    socket.on('close', () => {
      context.visitors.depart(caller, hangUp);
      this.#depart();
    });
    // A broken frame closes the socket; `close` follows.
    socket.on('error', ignore);
  }

  get player(): number | null {
    return this.#caller.player;
  }

  send(head: string, shared?: string, tail?: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED) {
      this.#hangUp('tooSlow', 'too slow, resume');
      return;
    }
    this.#stream.write(textFrame(head, shared, tail), 'latin1');
  }

  hasMuted(code: string, player: number): boolean {
    return this.#muted?.has(`${code}/${String(player)}`) === true;
  }

  dismiss(code: string, reason: Dismissal): void {
    this.#rooms.delete(code);
    this.send(`{"type":"${reason}","table":"${code}"}`);
  }

  lose(): void {
    this.#hangUp('lost', 'come back');
  }

  #hangUp(code: keyof typeof CLOSE, reason: string): void {
    this.#socket.close(CLOSE[code], reason);
    this.#depart();
  }

  #depart(): void {
    for (const room of this.#rooms.values()) room.unwatch(this);
    this.#rooms.clear();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    // Whatever comes after the server has hung up could no longer be answered.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Whoever comes is greeted, however much others from there have asked.
    if (this.#hasGreeted && !this.#mayAsk(1)) {
      this.#refuseHaste(data);
      return;
    }
    const json = isBinary ? undefined : parse(data.toString());
    if (json === undefined) {
      this.#refuse(null, 'frame', 'bad-frame');
      if (!this.#hasGreeted) this.#socket.close(CLOSE.badHello, 'hello first');
    } else if (!this.#hasGreeted) {
      this.#greet(json);
    } else {
      const parsed = parseCommand(json);
      if (parsed.ok) this.#carryOut(parsed.command);
      else this.#refuse(idOf(json), 'unknown', parsed.code);
    }
  }

  #refuseHaste(data: Buffer): void {
    if (++this.#haste > MAX_HASTE) {
      this.#hangUp('tooMuch', 'too much');
      return;
    }
    const json = data.length < 2000 ? parse(data.toString()) : undefined;
    this.#refuse(json === undefined ? null : idOf(json), 'haste', 'rate-limited');
  }

  #greet(json: object): void {
    if (!isHello.Check(json)) {
      this.#refuse(idOf(json), 'hello', 'hello-first');
      this.#socket.close(CLOSE.badHello, 'hello first');
      return;
    }
    const version = VERSIONS.find((one) => one === json.version);
    if (version === undefined) {
      this.#refuse(null, 'hello', 'unknown-version');
      this.#socket.close(CLOSE.badHello, 'unknown version');
      return;
    }
    this.#hasGreeted = true;
    this.version = version;
    this.send(
      `{"type":"welcome","version":${String(version)},"known":${String(this.player !== null)}}`,
    );
  }

  /** Exactly one answer to every command, now or later. */
  #carryOut(command: Command): void {
    const table = command.table.toUpperCase();
    const room = this.#context.hub.known(table);
    if (room !== undefined) this.#inRoom(room, command);
    else if (!this.#mayAsk(COST.rebuild)) this.#answered(command, 'rate-limited');
    else this.#bring(table, command);
  }

  /** Carries out a command at a table that has to come into memory first. */
  #bring(table: string, command: Command): void {
    this.#context.hub.room(table).then(
      (room) => {
        if (typeof room === 'string') this.#answered(command, room);
        else if (this.#socket.readyState === this.#socket.OPEN) this.#inRoom(room, command);
      },
      () => {
        this.#answered(command, 'storage-failed');
      },
    );
  }

  #inRoom(room: Room, command: Command): void {
    switch (command.type) {
      case 'watch':
        this.#watch(room, command);
        break;
      case 'unwatch':
        this.#rooms.delete(room.code);
        void room.ask(() => {
          room.unwatch(this);
          this.send(makeAnswer(this, command.id, `"table":"${room.code}"`));
          this.#answered(command, null);
        });
        break;
      case 'mute':
        this.#mute(room, command);
        break;
      default:
        this.#handle(room, command);
    }
  }

  #handle(room: Room, command: TableCommand | CommandOf<'rematch'>): void {
    const { player } = this;
    const answered = (refusal: Code | null): void => {
      this.#answered(command, refusal);
    };
    if (player === null) {
      answered('no-identity');
    } else if (command.type === 'rematch') {
      const asker = { player, watcher: this, answered };
      openRematch(this.#context.hub, room, command, asker).catch(() => {
        answered('storage-failed');
      });
    } else {
      room.handle(command, this as Watcher & { readonly player: number }, answered);
    }
  }

  #watch(room: Room, command: CommandOf<'watch'>): void {
    const { id, since } = command;
    room.watch({
      watcher: this,
      since,
      admit: () => this.#refusalToWatch(room, since),
      settled: (refusal, snapshot) => {
        if (refusal === null) this.send(makeAnswer(this, id, snapshot));
        this.#answered(command, refusal);
      },
    });
  }

  /** Why this table may not be watched now; null if it is from now on. */
  #refusalToWatch(room: Room, since: number | undefined): Code | null {
    // Whoever has hung up meanwhile is not there.
    if (this.#socket.readyState !== this.#socket.OPEN) return 'server-error';
    if (this.player !== null && room.table.removed.has(this.player)) return 'removed';
    const isSeated = this.player !== null && room.table.seatOf(this.player) !== null;
    if (!this.#rooms.has(room.code)) {
      if (this.#rooms.size >= MAX_TABLES) return 'too-many-tables';
      if (!isSeated && room.watchers >= MAX_WATCHERS) return 'too-many-players';
    }
    if (!isSeated && !room.table.mayBeLookedAt) return 'no-spectators';
    if (!this.#mayAsk(COST.told * room.missing(since))) return 'rate-limited';
    this.#rooms.set(room.code, room);
    return null;
  }

  #mute(room: Room, command: CommandOf<'mute'>): void {
    const { id, seat, muted } = command;
    const key = `${room.code}/${String(room.table.playerAt(seat))}`;
    if (muted) (this.#muted ??= new Set()).add(key);
    else this.#muted?.delete(key);
    this.send(makeAnswer(this, id, `"table":"${room.code}"`));
    this.#answered(command, null);
  }

  #answered({ id, type }: Command, refusal: Code | null): void {
    if (refusal === null) this.#context.metrics.commandAnswered(type, 'ok');
    else this.#refuse(id, type, refusal);
  }

  #refuse(id: string | number | null, type: string, code: Code): void {
    this.#context.metrics.commandAnswered(type, code);
    this.send(makeRefusal(id, code));
  }
}

function parse(text: string): object | undefined {
  try {
    const json = JSON.parse(text) as unknown;
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** The id of whatever was sent, if it can be answered by it. */
function idOf(json: object): string | number | null {
  const id: unknown = Object.hasOwn(json, 'id') ? (json as { id: unknown }).id : null;
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}

/** One for all connections. */
function ignore(): void {
  // The socket closes by itself.
}
