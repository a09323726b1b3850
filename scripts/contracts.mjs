// `npm run contracts`: the specified calls beside the operations of the contracts, and the page or form that issues each,
// from a recorded walk through the app as guest, student, mentor and admin. Exits with 1 if an operation is missing or a
// call is not as its contract has it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, install, printStatus } from "./prepare.mjs";
import { withModules } from "./vite-server.mjs";

install();
build();
const dataDir = mkdtempSync(join(tmpdir(), "pendopo-contracts-"));
await withModules(
  [
    "/app/server/hosts/contracts.ts",
    "/tests/contracts/specified-operations.ts",
    "/tests/walk/call-recorder.ts",
    "/tests/walk/record-walk.ts",
    "/tests/support/start-app.ts",
    "/tests/support/start-hosts.ts",
  ],
  async (
    { CONTRACTS },
    { formatContractTable },
    { startCallRecorder },
    walk,
    { startApp },
    { startHosts },
  ) => {
    const hosts = await startHosts({ DATA_DIR: dataDir });
    const recorder = await startCallRecorder(hosts.url);
    try {
      const app = await startApp({ DATA_DIR: dataDir, ...walk.createRecordedEnv(recorder) });
      const { issuers, wrong } = await walk.recordWalk(app.url, recorder, printStatus);
      await app.stop();
      const { lines, missing } = formatContractTable(CONTRACTS, issuers);
      console.log(lines.join("\n"));
      console.log([`${wrong.length} calls wrongly issued`, ...wrong].join("\n  "));
      process.exitCode = missing + wrong.length > 0 ? 1 : 0;
    } finally {
      recorder.close();
      await hosts.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
