import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { HOST_NAMES } from "~/server/hosts/contracts";
import { HTTP_SUITES, runsOverHttp } from "./http-suites";

test("HTTP_SUITES names existing files and covers every host", () => {
  const missing = HTTP_SUITES.filter(({ file }) => !existsSync(new URL(file, import.meta.url)));
  const hosts = new Set(HTTP_SUITES.flatMap((suite) => suite.hosts));

  expect(missing).toEqual([]);
  expect([...hosts].toSorted()).toEqual(HOST_NAMES.toSorted());
});

test("runsOverHttp recognises a suite by its file name", () => {
  expect(runsOverHttp("/project/tests/contracts/radio.test.ts")).toBe(true);
  expect(runsOverHttp("/project/tests/contracts/ledger.test.ts")).toBe(false);
  expect(runsOverHttp(undefined)).toBe(false);
});
