import { expect, test } from "vitest";
import { findUnreadLine, parseAnnualFigures } from "./annual-figures";

test("parseAnnualFigures reads a year a line, newest first", () => {
  const text =
    "2023: 2 program, 71 peserta, 58 selesai\r\n\n2025: 5 Program, 1.231 peserta, 196 selesai";

  expect(parseAnnualFigures(text)).toEqual([
    { year: 2025, programs: 5, participants: 1_231, finished: 196 },
    { year: 2023, programs: 2, participants: 71, finished: 58 },
  ]);
  expect(findUnreadLine(text)).toBeUndefined();
});

test.each([
  "2025",
  "2025: lima program, 231 peserta, 196 selesai",
  "2025: 5 program, 0 peserta, 0 selesai",
  "2025: 5 program, 196 peserta, 231 selesai",
])("parseAnnualFigures leaves out %j, which findUnreadLine names", (line) => {
  const text = `2024: 4 program, 164 peserta, 132 selesai\n${line}`;

  expect(parseAnnualFigures(text)).toHaveLength(1);
  expect(findUnreadLine(text)).toBe(line);
});
