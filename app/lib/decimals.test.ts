import { expect, test } from "vitest";
import { formatDecimal, parseDecimal } from "./decimals";

test.each([
  ["3,5", 3.5],
  ["3.5", 3.5],
  ["0.125", 0.125],
  ["-1.250,75", -1250.75],
  ["1.250.000", 1_250_000],
  ["1250", 1250],
  ["− 7", -7],
  [" 12 ", 12],
])("parseDecimal reads %s", (text, value) => {
  expect(parseDecimal(text)).toEqual({ kind: "number", value });
});

test.each(["1.250", "1,250"])("parseDecimal leaves %s to its writer", (text) => {
  expect(parseDecimal(text)).toEqual({ kind: "ambiguous", readings: [1250, 1.25] });
});

test.each(["", "tiga", "1.25.5", "1,2,3", "99999999999999999999"])(
  "parseDecimal rejects %j",
  (text) => {
    expect(parseDecimal(text)).toEqual({ kind: "unreadable" });
  },
);

test("formatDecimal writes a comma and no groups, which parseDecimal reads again", () => {
  expect(formatDecimal(1250.5)).toBe("1250,5");
});
