import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

export type Row = ReturnType<StatementSync['all']>[number];

/** Prepared statements, each prepared once. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #known = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values);
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#prepare(sql).run(...values);
  }

  #prepare(sql: string): StatementSync {
    const known = this.#known.get(sql);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(sql);
    this.#known.set(sql, statement);
    return statement;
  }
}
