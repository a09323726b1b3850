import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Returns the URL of the run's PostgreSQL, or null without one. @throws Error instead of null if `CI=true` */
export async function getPostgresUrl(): Promise<string | null> {
  const response = await fetch(inject("postgresBroker"));
  if (response.status === 500) throw new Error("CI=true and there is no PostgreSQL to test with");
  return response.status === 200 ? response.text() : null;
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await runStatement(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates an empty database, or a copy of `template`. */
export async function createPostgresDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `pendopo_test_${randomBytes(6).toString("hex")}`;
  return {
    url: await createDatabase(server, name, template),
    drop: () => runStatement(server, `drop database if exists ${name} with (force)`),
  };
}

/** Creates an empty database for `createPostgresDatabase` to copy; the run drops it at its end. */
export async function createPostgresTemplate(
  server: string,
): Promise<{ name: string; url: string }> {
  const name = `${inject("postgresTemplates")}_${randomBytes(6).toString("hex")}`;
  return { name, url: await createDatabase(server, name) };
}
