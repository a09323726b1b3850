import { expect, test } from "vitest";
import { formatRupiah, parseRupiah } from "./rupiah";

const read = (text: string) => {
  const typed = parseRupiah(text);
  switch (typed.kind) {
    case "number":
      return typed.value;
    case "ambiguous":
      return typed.readings;
    case "unreadable":
      return null;
  }
};

test.each([
  ["50.000", 50_000],
  ["Rp 50.000", 50_000],
  ["Rp\u00a050.000", 50_000],
  ["rp50000", 50_000],
  ["RP. 50.000", 50_000],
  ["Rp.50.000", 50_000],
  ["Rp75.000,-", 75_000],
  ["Rp75.000,--", 75_000],
  ["Rp 75.000 ,-", 75_000],
  ["Rp75.000.-", 75_000],
  ["Rp75.000,–", 75_000],
  ["75 ribu rupiah", 75_000],
  ["Rp 75 rb,-", 75_000],
  ["75.000 rupiah", 75_000],
  ["75.000rupiah", 75_000],
  ["IDR 50,000.00", 50_000],
  ["50000 IDR", 50_000],
  ["Ｒｐ　５０．０００", 50_000],
  [" 1.250.000,00 ", 1_250_000],
  ["Rp1,2 juta", 1_200_000],
  ["1.5jt", 1_500_000],
  ["100.000.000", 100_000_000],
  ["1.5", [1_500, 1_500_000]],
  ["Rp 50,5", [50_500, 50_500_000]],
  ["5.00", [5, 5_000]],
  ["1.0000", null],
  ["-5", null],
  ["Rp -5", null],
  ["50 Rp 000", null],
  ["Rp", null],
  ["", null],
  [",-", null],
  ["75.000-", null],
  ["$50", null],
  ["lima puluh ribu", null],
  ["9999999999999999", null],
])("parseRupiah of %j is %j", (text, amount) => expect(read(text)).toEqual(amount));

test("parseRupiah inverts formatRupiah", () => {
  for (let amount = 0; amount < 1e12; amount = amount * 7 + 999)
    expect(read(formatRupiah(amount))).toBe(amount);
});

test("formatRupiah writes the sign in front", () => {
  expect([0, 1_200_000, -50_000].map(formatRupiah)).toEqual(["Rp0", "Rp1.200.000", "-Rp50.000"]);
});
