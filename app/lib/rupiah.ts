import { formatCount, parseCount, type TypedNumber } from "./numbers";
import { normalizeTyped } from "./typed-text";

/** Integer rupiah in Indonesian spelling, without a space: "Rp50.000", "-Rp50.000". */
export const formatRupiah = (amount: number): string =>
  `${amount < 0 ? "-" : ""}Rp${formatCount(Math.abs(amount))}`;

/** `parseCount` with the marks of a sum around it: "Rp 50.000", "Rp50.000,-", "IDR 50,000.00", "50 ribu rupiah". */
export function parseRupiah(text: string): TypedNumber {
  const [, amount = ""] =
    /^(?:(?:rp|idr)\.? ?)?(.*?)(?: ?[.,] ?--?)?(?: ?(?:rupiah|idr))?$/.exec(
      normalizeTyped(text).toLowerCase(),
    ) ?? [];
  return parseCount(amount);
}
