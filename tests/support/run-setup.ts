import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type Cluster, installWithApt, startCluster } from "./postgres-cluster";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that `postgres-url.ts` requests, so that only suites that need PostgreSQL start it. */
    postgresBroker: string;
    /** Start of the names of databases that the end of the run drops. */
    postgresTemplates: string;
    /** Folder for data that suites share; the end of the run removes it. */
    runDir: string;
  }
}

const SKIPPED_MESSAGE =
  "PostgreSQL tests were SKIPPED: no TEST_DATABASE_URL, no PostgreSQL 15 or newer on this machine, and none could be installed.";

/**
 * Provides one PostgreSQL per run, started on the first request: `TEST_DATABASE_URL`, else a temporary cluster of the
 * installed binaries or of Debian's package. Without any, suites skip with a warning, or fail if `CI=true`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Cluster | null> | undefined;
  const templates = `pendopo_template_${randomBytes(6).toString("hex")}`;
  const start = async (): Promise<Cluster | null> => {
    const url = process.env.TEST_DATABASE_URL;
    if (url) return { url, stop: () => dropDatabases(url, templates) };
    return (await startCluster()) ?? (installWithApt() ? startCluster() : null);
  };
  const broker = createServer(async (_, response) => {
    starting ??= start();
    const cluster = await starting.catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (!cluster)
      console.warn(
        `\n${"!".repeat(SKIPPED_MESSAGE.length)}\n${SKIPPED_MESSAGE}\n${"!".repeat(SKIPPED_MESSAGE.length)}\n`,
      );
    response.writeHead(cluster ? 200 : process.env.CI === "true" ? 500 : 204).end(cluster?.url);
  });
  await new Promise<void>((resolve) => broker.listen(0, "127.0.0.1", resolve));
  project.provide("postgresBroker", `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);
  project.provide("postgresTemplates", templates);
  const runDir = mkdtempSync(join(tmpdir(), "pendopo-run-"));
  project.provide("runDir", runDir);
  return async () => {
    rmSync(runDir, { recursive: true, force: true });
    broker.close();
    await (await starting?.catch(() => null))?.stop();
  };
}

async function dropDatabases(server: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
