import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type Cluster, installWithApt, startCluster } from "./postgres-cluster";

declare module "vitest" {
  interface ProvidedContext {
    /** Asked by `postgres-url.ts`: runs that don't need PostgreSQL don't wait for one. */
    postgresBroker: string;
  }
}

const SKIPPED =
  "PostgreSQL tests were SKIPPED: no TEST_DATABASE_URL, no PostgreSQL 15 or newer on this machine, and none could be installed.";

/**
 * One PostgreSQL for the whole run, started when the first suite asks: `TEST_DATABASE_URL` when given; else a throw-away cluster of the
 * machine's own binaries; else of Debian's package where that can be installed; else none, said loudly, and a failure when `CI=true`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Cluster | null> | undefined;
  const start = async (): Promise<Cluster | null> => {
    const url = process.env.TEST_DATABASE_URL;
    if (url) return { url, stop: async () => undefined };
    return (await startCluster()) ?? (installWithApt() ? startCluster() : null);
  };
  const broker = createServer(async (_, response) => {
    starting ??= start();
    const cluster = await starting.catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (!cluster) console.warn(`\n${"!".repeat(SKIPPED.length)}\n${SKIPPED}\n${"!".repeat(SKIPPED.length)}\n`);
    response.writeHead(cluster ? 200 : process.env.CI === "true" ? 500 : 204).end(cluster?.url);
  });
  await new Promise<void>((resolve) => broker.listen(0, "127.0.0.1", resolve));
  project.provide("postgresBroker", `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);
  return async () => {
    broker.close();
    await (await starting?.catch(() => null))?.stop();
  };
}
