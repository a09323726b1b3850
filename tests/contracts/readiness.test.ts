import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openEmbeddedData } from "~/server/embedded-data";
import { readEnv } from "~/server/env";
import { NotReadyError } from "~/server/http/health-checks";
import { createMemoryLog } from "../server/test-server";
import { APP_SECRET } from "./host-context";

test("isReady rejects while nothing can be written", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "pendopo-ready-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const data = await openEmbeddedData({
    env: readEnv({ DATA_DIR: dataDir, SEED: "none" }),
    log: createMemoryLog(),
    secrets: { secretKeys: ["k".repeat(32)], appSecret: APP_SECRET },
    dataDir,
  });
  onTestFinished(() => data.close());
  await data.stopJobs();
  const other = new Sqlite(join(dataDir, "pendopo.sqlite"));
  // As on a full disk, reads work and writes fail.
  other.exec(
    "create trigger full before insert on meta begin select raise(abort, 'disk full'); end",
  );
  other.close();

  await expect(data.isReady()).rejects.toBeInstanceOf(NotReadyError);
});
