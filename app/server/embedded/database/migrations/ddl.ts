import { type Kysely, sql } from "kysely";

export type Dialect = "sqlite" | "postgres";

/** DDL differences between SQLite and PostgreSQL. */
export interface Ddl {
  /** Collation "C" on PostgreSQL, to sort bytewise like SQLite in every locale. */
  text: string;
  /** 64 bits on both. */
  int: string;
  createTable(name: string, columns: string): Promise<void>;
  run(statement: string): Promise<void>;
  /** Value for existing rows. */
  db: Kysely<unknown>;
}

export function createDdl(dialect: Dialect, db: Kysely<unknown>): Ddl {
  const run = async (statement: string) => void (await sql.raw(statement).execute(db));
  const strict = dialect === "sqlite" ? " strict" : "";
  return {
    text: dialect === "sqlite" ? "text" : 'text collate "C"',
    int: dialect === "sqlite" ? "integer" : "bigint",
    createTable: (name, columns) => run(`create table ${name} (${columns})${strict}`),
    run,
    db,
  };
}
