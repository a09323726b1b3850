import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "~/server/embedded/database";
import { SettingError } from "~/server/env";
import { appointments } from "./make-appointments";

const ANSWERS = 5;
const dataDir = mkdtempSync(join(tmpdir(), "pendopo-durability-"));
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

test("what was answered is there after kill -9, and a second process on the folder is refused until then", async () => {
  const running = spawn(process.execPath, [new URL("./durability-child.mjs", import.meta.url).pathname, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = running;
  const keys: string[] = [];
  for await (const key of createInterface({ input: running.stdout })) {
    keys.push(key);
    if (keys.length === 1) {
      const second = openDatabase({ dataDir });
      await expect(second).rejects.toBeInstanceOf(SettingError);
      await expect(second).rejects.toThrow(`DATA_DIR (${dataDir})`);
    }
    if (keys.length === ANSWERS) running.kill("SIGKILL");
  }
  if (running.signalCode === null) await once(running, "exit");
  expect(running.signalCode).toBe("SIGKILL");
  expect(keys.length).toBeGreaterThanOrEqual(ANSWERS);

  const database = await openDatabase({ dataDir });
  const numbers = await appointments.readNumbers(database, keys);
  expect(numbers).toEqual(keys.map((_, index) => expect.stringMatching(new RegExp(`-${String(index + 1).padStart(6, "0")}$`))));
  await database.close();
});
