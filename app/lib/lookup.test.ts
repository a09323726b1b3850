import { expect, test } from "vitest";
import { getActionLabel, getEntityLabel } from "./audit-labels";
import { lookup } from "./lookup";

const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty"];

test("lookup finds the table's own entries only", () => {
  expect(lookup({ a: 1 }, "a")).toBe(1);
  for (const key of [...INHERITED, "b", ""]) expect(lookup({ a: 1 }, key)).toBeUndefined();
});

test.each(INHERITED)("labels of %s are the name itself", (name) => {
  expect([getActionLabel(name), getEntityLabel(name)]).toEqual([name, name]);
});
