import { expect, test } from "vitest";
import { SMK_FIELDS, SMK_PROGRAMMES } from "./smk-programmes";

test("ten fields with fifty programmes, each named once", () => {
  expect([SMK_FIELDS.length, SMK_PROGRAMMES.length, new Set(SMK_PROGRAMMES).size]).toEqual([10, 50, 50]);
});
