import assert from 'node:assert/strict';

import { Client } from '../client.ts';
import type { Command } from '../client.ts';
import { cookieOf, joining } from '../house.ts';
import { Journal } from './journal.ts';
import type { Sent } from './journal.ts';
import type { Luck } from './luck.ts';
import { Truth } from './truth.ts';

const NAMES = ['Honest Ann', 'Honest Bob', 'Honest Cas', 'Honest Dee'];

interface Player {
  readonly name: string;
  readonly cookie: string;
  readonly client: Client;
  readonly journal: Journal;
  readonly sent: Sent[];
}

/** Four people who want to play in peace. Nothing they do may be refused, and nobody may be cut off. */
export class HonestGame {
  readonly code: string;
  readonly #players: readonly Player[];
  readonly #luck: Luck;

  private constructor(code: string, players: readonly Player[], luck: Luck) {
    this.code = code;
    this.#players = players;
    this.#luck = luck;
  }

  /** They sit down at a table that stands in the lobby, and begin. */
  static async begin(url: string, luck: Luck): Promise<HonestGame> {
    const cookies: string[] = [];
    for (const name of NAMES) cookies.push(cookieOf(await post(url, '/api/me', { name })));
    const game = luck.pick([
      { game: 'double-lucky-7', options: { rounds: 7, mode: luck.pick(['classic', 'dice']) } },
      { game: 'magic-7' },
    ]);
    const wish = { ...game, seats: NAMES.map(() => 'open'), listed: true };
    const response = await post(url, '/api/tables', wish, cookies[0]);
    const { code } = (await response.json()) as { code: string };
    const players: Player[] = [];
    for (const [i, name] of NAMES.entries()) {
      const cookie = cookies[i]!;
      const client = await Client.connect(url, { cookie });
      players.push({ name, cookie, client, journal: new Journal(), sent: [] });
    }
    const honest = new HonestGame(code, players, luck);
    for (const player of players) await honest.#sitDown(player);
    await honest.#do(players[0]!, { type: 'start' });
    await honest.#together();
    return honest;
  }

  get isOver(): boolean {
    return this.#players.every(({ client }) => client.table.info.status === 'over');
  }

  /** Words that are nobody else's business. */
  get secrets(): string[] {
    const tokens = this.#players.map(({ cookie }) => cookie.split('=')[1]!);
    return [this.code, ...tokens, ...this.#players.map(({ name }) => name)];
  }

  /** Whoever's turn it is plays, and everybody hears of it; now and then somebody looks whether all is as it was told. */
  async move(): Promise<void> {
    const player = this.#players.find(({ client }) => client.table.moves.length > 0);
    assert.ok(player !== undefined, 'it is somebody’s turn');
    const { seq, moves } = player.client.table;
    await this.#do(player, { type: 'play', seq, move: this.#luck.pick(moves) });
    await this.#together();
    const { client } = this.#luck.pick(this.#players);
    if (this.#luck.isOneIn(5)) await client.verify(this.code);
  }

  /** Nobody was refused anything, cut off or sent away, and what everybody was told is so. */
  assertUndisturbed(data: string): void {
    const truth = new Truth(data, this.code);
    truth.assertWhole();
    const owners = new Map(
      this.#players.flatMap(({ name, sent }) => sent.map((each) => [each, name])),
    );
    truth.assertCommands([...owners.keys()], (sent) => owners.get(sent)!);
    for (const { name, client, journal } of this.#players) {
      assert.deepEqual(
        client.notices.map(({ type }) => type),
        ['welcome'],
      );
      truth.assertFacts(journal);
      truth.assertSights(journal, name);
    }
  }

  /** Goes home. */
  async leave(): Promise<void> {
    for (const { client } of this.#players) {
      assert.equal(client.closeCode, null, 'nobody was cut off');
      await client.close();
    }
  }

  /** Whatever happened. */
  abandon(): void {
    for (const { client } of this.#players) client.socket.terminate();
  }

  async #sitDown(player: Player): Promise<void> {
    const { client, journal, name } = player;
    client.onMessage = (message) => {
      if (message.table === this.code) journal.hear(message, client.tables.get(this.code));
    };
    const answer = await client.must({ type: 'watch', table: this.code });
    journal.looked(undefined, answer);
    await this.#do(player, joining(name));
  }

  async #do({ name, client, sent }: Player, command: Command): Promise<void> {
    const full = { ...command, id: `${name}-${String(sent.length)}.`, table: this.code };
    const answer = await client.must(full);
    assert.equal(answer.again, undefined, 'it was sent once');
    sent.push({ command: full, answers: [answer] });
  }

  async #together(): Promise<void> {
    const seq = Math.max(...this.#players.map(({ client }) => client.table.seq));
    for (const { client } of this.#players) {
      await client.until(() => client.table.seq >= seq, `fact ${String(seq)}`);
    }
  }
}

function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
