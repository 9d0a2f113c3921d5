import type { Beside, Entry, Log, Opening, Outcome } from '../log.ts';
import type { LogRow, ResultRow } from '../rows.ts';
import type { Database, Run, Value } from './database.ts';
import { isLost, isRaceLost } from './trouble.ts';

interface Staged {
  readonly entry: Entry;
  readonly done: (outcome: Outcome) => void;
}

/** Somebody else has written there, or nothing is where something should be. */
class RaceLost extends Error {}

/** So many facts in one statement. */
const MOST = 1000;

/**
 * Single facts of many tables, one each: one statement, one round trip, one commit. A fact whose place is taken, or that has none before
 * it, is left out, and everybody else's is written.
 */
const APPEND = `
  WITH entry AS (
    SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::bigint[])
      AS entry (table_id, seq, at, fact, command, has_due, due_at)
  ), written AS (
    INSERT INTO log (table_id, seq, at, fact, command)
    SELECT table_id, seq, at, fact, command FROM entry
    WHERE EXISTS (SELECT FROM log AS last WHERE last.table_id = entry.table_id AND last.seq = entry.seq - 1)
    ON CONFLICT DO NOTHING
    RETURNING table_id
  ), due AS (
    UPDATE tables SET due_at = entry.due_at, due_seq = entry.seq FROM entry JOIN written USING (table_id)
    WHERE entry.has_due AND tables.id = entry.table_id
  )
  SELECT table_id FROM written`;

export interface LogListener {
  readonly onCommit?: (seconds: number) => void;
  readonly onFault?: (error: unknown) => void;
}

/** The log in PostgreSQL: its primary key decides who was first. */
export class PostgresLog implements Log {
  readonly #db: Database;
  readonly #listener: LogListener;
  #staged: Staged[] = [];
  #isScheduled = false;
  #underWay = 0;
  #onRest: (() => void) | null = null;
  /** Why the last write failed; null if it did not. */
  failure: Error | null = null;

  constructor(db: Database, listener: LogListener) {
    this.#db = db;
    this.#listener = listener;
  }

  append(entry: Entry, done: (outcome: Outcome) => void): void {
    this.#underWay++;
    const staged = { entry, done };
    if (!isPlain(entry)) {
      void this.#write(entry).then((outcome) => {
        this.#tell(staged, outcome);
      });
      return;
    }
    this.#staged.push(staged);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#flush().catch((error: unknown) => this.#listener.onFault?.(error));
    });
  }

  async rows(table: number, after = 0, limit = 2 ** 31 - 1): Promise<LogRow[]> {
    return (await this.#db.all(
      'SELECT seq, at, fact, command FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
      table,
      after,
      limit,
    )) as unknown as LogRow[];
  }

  async lastSeqs(tables: readonly number[]): Promise<number[]> {
    const rows = await this.#db.all(
      `SELECT coalesce(last.seq, 0) AS seq
       FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place)
       LEFT JOIN LATERAL (SELECT seq FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1) AS last ON true
       ORDER BY place`,
      tables,
    );
    return rows.map(({ seq }) => Number(seq));
  }

  async rewrite(table: number, facts: readonly Pick<LogRow, 'seq' | 'fact'>[]): Promise<void> {
    await this.#db.all(
      `UPDATE log SET fact = new.fact FROM unnest($2::int[], $3::text[]) AS new (seq, fact)
       WHERE log.table_id = $1 AND log.seq = new.seq`,
      table,
      facts.map(({ seq }) => seq),
      facts.map(({ fact }) => fact),
    );
  }

  /** Resolves when nothing is on its way any more. */
  async rest(): Promise<void> {
    if (this.#underWay === 0) return;
    await new Promise<void>((resolve) => {
      this.#onRest = resolve;
    });
  }

  /** One statement after the other; what comes meanwhile is gathered for the next. */
  async #flush(): Promise<void> {
    while (this.#staged.length > 0) {
      const group = this.#takeGroup();
      const begin = performance.now();
      const outcomes = await this.#writeGroup(group);
      this.#listener.onCommit?.((performance.now() - begin) / 1000);
      group.forEach((staged, i) => {
        this.#tell(staged, outcomes[i]!);
      });
    }
    this.#isScheduled = false;
  }

  /** At most one of each table, in the order of their numbers: so nobody ever waits for each other. */
  #takeGroup(): Staged[] {
    const group = new Map<number, Staged>();
    const later: Staged[] = [];
    for (const staged of this.#staged) {
      const { table } = staged.entry;
      if (group.size < MOST && !group.has(table)) group.set(table, staged);
      else later.push(staged);
    }
    this.#staged = later;
    return [...group.values()].sort((a, b) => a.entry.table - b.entry.table);
  }

  async #writeGroup(group: readonly Staged[]): Promise<Outcome[]> {
    const of = (value: (entry: Entry) => string | number | boolean | null): Value =>
      group.map(({ entry }) => value(entry));
    try {
      const written = await this.#db.append(
        APPEND,
        of(({ table }) => table),
        of(({ rows }) => rows[0]!.seq),
        of(({ rows }) => rows[0]!.at),
        of(({ rows }) => rows[0]!.fact),
        of(({ rows }) => rows[0]!.command),
        of(({ beside }) => beside.due !== undefined),
        of(({ beside }) => beside.due ?? null),
      );
      this.failure = null;
      const tables = new Set(written.map((row) => row['table_id']));
      return group.map(({ entry }) => (tables.has(entry.table) ? 'ok' : 'conflict'));
    } catch (error) {
      const outcome = this.#outcomeOf(error);
      return group.map(() => outcome);
    }
  }

  /** An entry with more than a fact in a transaction of its own. */
  async #write({ table, rows, beside }: Entry): Promise<Outcome> {
    return this.outcome(async (run) => {
      const written = await run(
        `INSERT INTO log (table_id, seq, at, fact, command)
         SELECT $1::bigint, row.* FROM unnest($2::int[], $3::bigint[], $4::text[], $5::text[]) AS row (seq, at, fact, command)
         WHERE EXISTS (SELECT FROM log AS last WHERE last.table_id = $1 AND last.seq = $6::int)
         RETURNING seq`,
        table,
        rows.map(({ seq }) => seq),
        rows.map(({ at }) => at),
        rows.map(({ fact }) => fact),
        rows.map(({ command }) => command),
        rows[0]!.seq - 1,
      );
      if (written.length < rows.length) throw new RaceLost();
      if (beside.opening !== undefined) await this.open(run, beside.opening);
      await writeBeside(run, table, rows.at(-1)!.seq, beside);
    });
  }

  /** What came of something that is written in a transaction of its own. */
  async outcome(work: (run: Run) => Promise<void>): Promise<Outcome> {
    try {
      await this.#db.transaction(work);
      this.failure = null;
      return 'ok';
    } catch (error) {
      return this.#outcomeOf(error);
    }
  }

  async open(run: Run, { table, first }: Opening): Promise<void> {
    const { id, code, secret, listed, createdAt, host, summary } = table;
    await run(
      `INSERT INTO tables (id, code, secret, status, listed, created_at, host, summary)
       VALUES ($1, $2, $3, 'open', $4, $5, $6, $7)`,
      id,
      code,
      secret,
      listed,
      createdAt,
      host,
      summary,
    );
    await run(
      'INSERT INTO log (table_id, seq, at, fact, command) VALUES ($1, $2, $3, $4, $5)',
      id,
      first.seq,
      first.at,
      first.fact,
      first.command,
    );
  }

  /** If the connection broke nobody knows whether it was written: whoever looks into the log will. */
  #outcomeOf(error: unknown): Outcome {
    if (error instanceof RaceLost || isRaceLost(error)) return 'conflict';
    this.failure = error instanceof Error ? error : new Error(String(error));
    return isLost(error) ? 'conflict' : this.failure;
  }

  /** Whoever is told must not keep the others from being told. */
  #tell({ done }: Staged, outcome: Outcome): void {
    try {
      done(outcome);
    } catch (fault) {
      this.#listener.onFault?.(fault);
    }
    if (--this.#underWay === 0) this.#onRest?.();
  }
}

/** A single fact with nothing beside it but when the table is due: nearly all are. */
function isPlain({ rows, beside }: Entry): boolean {
  if (rows.length > 1 || rows[0]!.seq === 1) return false;
  for (const key in beside) {
    if (key !== 'due' && beside[key as keyof Beside] !== undefined) return false;
  }
  return true;
}

async function writeBeside(run: Run, table: number, seq: number, beside: Beside): Promise<void> {
  const { due, summary, status, ended, seated = [], unseated = [], record } = beside;
  await run(
    `UPDATE tables SET
       due_at = CASE WHEN $5::bigint IS NOT NULL THEN NULL WHEN $2 THEN $3 ELSE due_at END,
       due_seq = $7,
       summary = coalesce($4, summary), ended_at = coalesce($5, ended_at), status = coalesce($6, status)
     WHERE id = $1`,
    table,
    due !== undefined,
    due ?? null,
    summary ?? null,
    ended ?? null,
    status ?? null,
    seq,
  );
  for (const player of seated) {
    await run(
      `WITH seated AS (
         INSERT INTO seats (table_id, player_id) SELECT $1, id FROM players WHERE id = $2
         ON CONFLICT (player_id, table_id) DO UPDATE SET seated = true)
       UPDATE players SET idle = false WHERE id = $2 AND idle`,
      table,
      player,
    );
  }
  // The row stays, because what they said while they sat there stays in the log.
  for (const player of unseated) {
    await run(
      'UPDATE seats SET seated = false WHERE table_id = $1 AND player_id = $2',
      table,
      player,
    );
  }
  if (record === undefined) return;
  const { id, text, results } = record;
  await run('INSERT INTO records (id, table_id, record) VALUES ($1, $2, $3)', id, table, text);
  if (results.length > 0) await saveResults(run, id, results);
}

/** Of players who are still known. */
async function saveResults(run: Run, record: string, results: readonly ResultRow[]): Promise<void> {
  const rows = results.map(({ rounds, ...row }) => ({ ...row, rounds: JSON.stringify(rounds) }));
  await run(
    `INSERT INTO results
       (record, player_id, game, mode, players, finished_at, name, total, won, high_roller, bot_moves, rounds)
     SELECT $1, id, game, mode, players, "finishedAt", result.name, total, won, "isHighRoller", "botMoves", rounds
     FROM json_to_recordset($2::json) AS result (
       "playerId" bigint, game text, mode text, players int, "finishedAt" bigint, name text, total int,
       won boolean, "isHighRoller" boolean, "botMoves" int, rounds text)
     JOIN players ON id = "playerId"`,
    record,
    JSON.stringify(rows),
  );
}
