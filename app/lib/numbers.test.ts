import { describe, expect, test } from "vitest";
import { formatCount, parseCount } from "./numbers";

const read = (text: string) => {
  const typed = parseCount(text);
  switch (typed.kind) {
    case "number":
      return typed.value;
    case "ambiguous":
      return typed.readings;
    case "unreadable":
      return null;
  }
};

describe("parseCount", () => {
  test.each([
    ["0", 0],
    ["7", 7],
    ["1250", 1_250],
    ["1.250", 1_250],
    ["1,250", 1_250],
    ["1 250", 1_250],
    ["1\u00a0250", 1_250],
    ["1\u202f250\u202f000", 1_250_000],
    [" 12.500 ", 12_500],
    ["12.500.", 12_500],
    ["1.250.000", 1_250_000],
    ["1,250,000", 1_250_000],
    ["1.250.000,00", 1_250_000],
    ["1,250,000.00", 1_250_000],
    ["1 250 000,00", 1_250_000],
    ["1250,00", 1_250],
    ["1250.00", 1_250],
    ["１２５０", 1_250],
    ["１．２５０", 1_250],
    ["\u202a1250\u202c", 1_250],
    ["75rb", 75_000],
    ["75 RB", 75_000],
    ["75 rb.", 75_000],
    ["75 ribu", 75_000],
    ["75 Ribu", 75_000],
    ["75k", 75_000],
    ["75 K", 75_000],
    ["0,5 rb", 500],
    ["1500 rb", 1_500_000],
    ["2jt", 2_000_000],
    ["2 jt", 2_000_000],
    ["1.5jt", 1_500_000],
    ["1,2 juta", 1_200_000],
    ["1,25 Juta", 1_250_000],
    ["1,50 juta", 1_500_000],
    ["1,25 miliar", 1_250_000_000],
    ["3 milyar", 3_000_000_000],
  ])("reads %j as %j", (text, value) => expect(read(text)).toBe(value));

  test.each([
    ["1.5", [1_500, 1_500_000]],
    ["1,25", [1_250, 1_250_000]],
    ["0,5", [500, 500_000]],
    ["50.00", [50, 50_000]],
    ["50,0", [50, 50_000]],
    ["1.250 juta", [1_250_000, 1_250_000_000]],
    ["1,250rb", [1_250, 1_250_000]],
    ["5 M", [5_000_000, 5_000_000_000]],
    ["1,5 m", [1_500_000, 1_500_000_000]],
  ])("does not choose between the readings of %j", (text, readings) =>
    expect(read(text)).toEqual(readings),
  );

  test.each([
    "",
    " ",
    "rb",
    "-5",
    "+5",
    "1e3",
    "0x10",
    "007",
    "0.250",
    "0.00",
    "1.0000",
    "1.25.000",
    "1.250,5",
    "1.250,50",
    "1.250.00",
    "1,250,00",
    "1.250,000",
    "1.250 000",
    "12500000 rb",
    "1.250.000 rb",
    "1,250 m",
    "10²",
    "½",
    "5 t",
    "1.250 t",
    "5 ribuan",
    "5 6",
    "75-100",
    "75.000-100.000",
    "75 rb 500",
    "satu juta",
    "٥٠٠٠",
    "9".repeat(16),
    "999.999.999.999.999.999",
  ])("does not read %j", (text) => expect(read(text)).toBeNull());

  test("reads what formatCount writes, in all its spellings", () => {
    for (let count = 1; count < 1e15; count = count * 3 + 7) {
      const written = formatCount(count);
      const spellings = [".", ",", " "].map((separator) => written.replaceAll(".", separator));
      for (const spelling of [String(count), ...spellings]) expect(read(spelling)).toBe(count);
    }
  });

  test("reads a number only as its digits, its digits without cents, or a multiple by its unit", () => {
    const signs = ["0", "1", "5", "25", "000", "00", ".", ",", " ", "rb", "jt", "k", "m", "-"];
    for (const a of signs)
      for (const b of signs)
        for (const c of signs)
          for (const d of signs) {
            const text = `${a}${b}${c}${d}`;
            const value = read(text);
            if (typeof value === "number") expect(getPlausibleValues(text), text).toContain(value);
          }
  });
});

/** What the digits of a text can mean, computed without its grammar. */
function getPlausibleValues(text: string): number[] {
  const unit = /rb|k/.test(text) ? 1_000 : /jt/.test(text) ? 1_000_000 : 1;
  const digits = text.replace(/\D/g, "");
  if (unit > 1) return [Number(text.replace(",", ".").replace(/[^\d.]/g, "")) * unit];
  const isWithCents = /[.,]00\.?$/.test(text.trim());
  return [isWithCents ? Number(digits.slice(0, -2)) : Number(digits)];
}
