import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { handleError } from "~/entry.server";
import { AppError } from "~/server/app-error";
import { createMemoryLog } from "./test-server";

async function report(path: string, error: unknown) {
  const log = createMemoryLog();
  const request = new Request(`https://a.test${path}`);

  await handleError(error, {
    request,
    context: { application: { log } } as unknown as AppLoadContext,
  });

  return log.lines;
}

test.each([
  ["a reset token", "/Akun/Kata-Sandi/SECRET"],
  ["an invitation", "/Akun/Undangan/SECRET"],
  ["a receipt", "/Donation/Bukti/SECRET"],
  ["a draft key", "/Register/School/Isi/SECRET/2"],
  ["a single-fetch address", "/Akun/Kata-Sandi/SECRET.data?_routes=root"],
  ["a query", "/Class?token=SECRET"],
])("handleError logs an unexpected error without %s", async (_title, path) => {
  const lines = await report(path, new Error("database is locked"));

  expect(lines).toMatchObject([{ level: "error", message: "request failed" }]);
  expect(JSON.stringify(lines)).not.toContain("SECRET");
});

test("handleError does not log an expected error", async () => {
  expect(await report("/Class", new AppError("not-found"))).toEqual([]);
});
