import { expect, test } from "vitest";
import { adjustToContrast, contrastRatio, getReadableTextColour } from "./contrast";

const hex = (number: number) => number.toString(16).padStart(2, "0");
const steps = Array.from({ length: 16 }, (_, index) => hex(index * 17));
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test("contrastRatio follows WCAG", () => {
  expect(contrastRatio("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#2096C4", "#ffffff")).toBeCloseTo(3.38, 1);
});

test("getReadableTextColour reaches AA on any colour", () => {
  expect(
    Math.min(...colours.map((colour) => contrastRatio(getReadableTextColour(colour), colour))),
  ).toBeGreaterThanOrEqual(4.5);
});

test("adjustToContrast reaches the ratio on light and dark surfaces", () => {
  for (const surface of ["#ffffff", "#f1e8d8", "#0b0b14"]) {
    expect(
      Math.min(
        ...colours.map((colour) => contrastRatio(adjustToContrast(colour, surface, 4.5), surface)),
      ),
    ).toBeGreaterThanOrEqual(4.5);
  }
});

test("adjustToContrast keeps a colour with enough contrast", () => {
  expect(adjustToContrast("#0f5257", "#ffffff", 4.5)).toBe("#0f5257");
});
