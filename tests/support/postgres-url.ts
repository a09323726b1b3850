import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Address of the run's PostgreSQL; null when the machine has none. @throws Error then, when `CI=true` */
export async function postgresUrl(): Promise<string | null> {
  const answer = await fetch(inject("postgresBroker"));
  if (answer.status === 500) throw new Error("CI=true and there is no PostgreSQL to test with");
  return answer.status === 200 ? answer.text() : null;
}

/** A new, empty database, and how to drop it. */
export async function createPostgresDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `pendopo_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
