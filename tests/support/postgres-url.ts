import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Returns the URL of the run's PostgreSQL, or null without one. @throws Error instead of null if `CI=true` */
export async function getPostgresUrl(): Promise<string | null> {
  const response = await fetch(inject("postgresBroker"));
  if (response.status === 500) throw new Error("CI=true and there is no PostgreSQL to test with");
  return response.status === 200 ? response.text() : null;
}

/** Creates an empty database. */
export async function createPostgresDatabase(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
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
