import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assertFreshBuild } from "../../scripts/prepare.mjs";

const findFreePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

test("remix-serve serves the same build", async () => {
  assertFreshBuild();
  const port = await findFreePort();
  const server = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
    env: {
      ...process.env,
      // Vitest sets it to "/".
      BASE_URL: "",
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      SEED: "demo",
      DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-smoke-")),
      LOG_LEVEL: "silent",
    },
    stdio: "pipe",
  });
  try {
    let html = "";
    for (const end = Date.now() + 15_000; Date.now() < end && !html; ) {
      html = await fetch(`http://127.0.0.1:${port}/`)
        .then((answer) => (answer.ok ? answer.text() : ""))
        .catch(() => "");
      if (!html) await new Promise((wait) => setTimeout(wait, 100));
    }
    expect(html).toMatch(/^<!DOCTYPE html><html lang="id"/);
    expect(html).toMatch(/<h1[\s>]/);
  } finally {
    server.kill("SIGKILL");
  }
});
