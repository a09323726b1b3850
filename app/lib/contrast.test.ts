import { expect, test } from "vitest";
import { contrastRatio, readableOn, toContrast } from "./contrast";

const hex = (number: number) => number.toString(16).padStart(2, "0");
const steps = Array.from({ length: 16 }, (_, at) => hex(at * 17));
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test("contrast is WCAG's, whatever the order", () => {
  expect(contrastRatio("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#2096C4", "#ffffff")).toBeCloseTo(3.38, 1);
});

test("the text on any colour can be read (AA)", () => {
  expect(Math.min(...colours.map((colour) => contrastRatio(readableOn(colour), colour)))).toBeGreaterThanOrEqual(4.5);
});

test("any colour is moved until it can be read on light and on dark", () => {
  for (const surface of ["#ffffff", "#f1e8d8", "#0b0b14"]) {
    expect(Math.min(...colours.map((colour) => contrastRatio(toContrast(colour, surface, 4.5), surface)))).toBeGreaterThanOrEqual(4.5);
  }
});

test("a colour that can be read stays itself", () => {
  expect(toContrast("#0f5257", "#ffffff", 4.5)).toBe("#0f5257");
});
