import { expect, test } from "vitest";
import { formatRupiah, parseRupiah } from "./rupiah";

test.each([
  ["50.000", 50_000],
  ["Rp 50.000", 50_000],
  ["rp50000", 50_000],
  [" 1.250.000,00 ", 1_250_000],
  ["100.000.000", 100_000_000],
  ["50,5", null],
  ["5.00", null],
  ["1.0000", null],
  ["-5", null],
  ["50 Rp 000", null],
  ["", null],
  ["lima puluh ribu", null],
  ["9999999999999", null],
])("parseRupiah of %j is %j", (text, amount) => expect(parseRupiah(text)).toBe(amount));

test("parseRupiah inverts formatRupiah", () => {
  for (const amount of [0, 999, 1_000, 50_000_000])
    expect(parseRupiah(formatRupiah(amount))).toBe(amount);
});
