import { formatCount, parseCount, type TypedNumber } from "./numbers";
import { normalizeTyped } from "./typed-text";

/** Integer rupiah in Indonesian spelling, without a space: "Rp50.000", "-Rp50.000". */
export const formatRupiah = (amount: number): string =>
  `${amount < 0 ? "-" : ""}Rp${formatCount(Math.abs(amount))}`;

/** `parseCount` with the marks of a sum around it: "Rp 50.000", "Rp50.000,-", "IDR 50,000.00", "50 ribu rupiah". */
export const parseRupiah = (text: string): TypedNumber =>
  parseCount(normalizeTyped(text).toLowerCase().replace(PREFIX, "").replace(SUFFIX, ""));

const PREFIX = /^(?:rp|idr)\.? ?/;
const SUFFIX = /(?: ?[.,] ?--?)?(?: ?(?:rupiah|idr))?$/;
