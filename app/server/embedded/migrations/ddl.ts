import { type Kysely, sql } from "kysely";

export type Dialect = "sqlite" | "postgres";

/** What the two databases spell differently. */
export interface Ddl {
  /** On PostgreSQL with collation "C": compared byte by byte, as SQLite does, whatever the cluster's language. */
  text: string;
  /** 64 bits on both. */
  int: string;
  createTable(name: string, columns: string): Promise<void>;
  run(statement: string): Promise<void>;
  /** For rows that are there already. */
  db: Kysely<unknown>;
}

export function ddlFor(dialect: Dialect, db: Kysely<unknown>): Ddl {
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
