import { expect, test } from "vitest";
import { SMK_FIELDS, SMK_PROGRAMS } from "./smk-programs";

test("SMK_FIELDS has ten fields with fifty unique programs", () => {
  expect([SMK_FIELDS.length, SMK_PROGRAMS.length, new Set(SMK_PROGRAMS).size]).toEqual([
    10, 50, 50,
  ]);
});
