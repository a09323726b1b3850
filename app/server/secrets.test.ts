import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadSecrets } from "./secrets";

test("loadSecrets keeps DATA_DIR and the generated keys to the process's user", () => {
  const folder = mkdtempSync(join(tmpdir(), "pendopo-secrets-"));
  const umask = process.umask(0o022);
  onTestFinished(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });
  const DATA_DIR = join(folder, "data");
  const getMode = (path: string) => statSync(path).mode & 0o777;

  const generated = loadSecrets({ DATA_DIR });

  expect([getMode(DATA_DIR), getMode(join(DATA_DIR, "secrets.json"))]).toEqual([0o700, 0o600]);
  expect(loadSecrets({ DATA_DIR })).toEqual(generated);
});
