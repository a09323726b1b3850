import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTRACTS } from "~/server/hosts/contracts";
import type { HostContract } from "~/server/hosts/host-contract";
import {
  findMissingQueryNames,
  findOperation,
  formatContractTable,
  SPECIFIED_OPERATIONS,
} from "./specified-operations";

const contracts: Record<keyof typeof CONTRACTS, HostContract> = CONTRACTS;

test("[STO11] [STO12] the contracts contain all 97 specified calls with host, method, path and query names", () => {
  expect(SPECIFIED_OPERATIONS).toHaveLength(97);

  const counts = new Map<string, number>();
  for (const { group } of SPECIFIED_OPERATIONS) counts.set(group, (counts.get(group) ?? 0) + 1);

  expect([...counts.values()]).toEqual([10, 9, 4, 11, 8, 11, 11, 15, 3, 2, 5, 8]);

  const mismatches = SPECIFIED_OPERATIONS.flatMap((specified) => {
    const found = findOperation(contracts, specified);
    const call = `${specified.host} ${specified.method} ${specified.path}`;
    if (!found) return [`${call} is missing`];
    return findMissingQueryNames(specified, found.operation).map((name) => `${call} lacks ${name}`);
  });

  expect(mismatches).toEqual([]);
  expect(formatContractTable(contracts).missing).toBe(0);
});

test("every operation of every contract is called in a contract test", () => {
  const folder = new URL(".", import.meta.url);
  const calls = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const names = Object.values(contracts).flatMap(({ name, operations }) =>
    Object.keys(operations).map((operation) => `${name}.${operation}`),
  );

  // Called on a client, or listed by name.
  expect(names.filter((name) => !new RegExp(`\\b${name.split(".")[1]}\\b`).test(calls))).toEqual(
    [],
  );
});
