import { normalizeTyped } from "./typed-text";

/** What a typed number means. */
export type TypedNumber =
  | { kind: "number"; value: number }
  /** It may be either, so its writer must decide. */
  | { kind: "ambiguous"; readings: [number, number] }
  | { kind: "unreadable" };

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
const UNITS = new Map([
  ["rb", THOUSAND],
  ["ribu", THOUSAND],
  ["k", THOUSAND],
  ["jt", MILLION],
  ["juta", MILLION],
  ["miliar", BILLION],
  ["milyar", BILLION],
]);
/** "5 M" is five billion in Indonesian and five million in English. */
const AMBIGUOUS_UNIT = "m";

/** Plain, or in groups of three after a point, comma or space. */
const WHOLE = /^(?:0|[1-9]\d*|[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*)$/;
/** Two zeros after a whole number that has at least four digits and another separator. */
const CENTS = /^([^,]{4,}),00$|^([^.]{4,})\.00$/;
const DECIMAL = /^(0|[1-9]\d{0,2})[.,](\d{1,2})$/;
/** Thousands, or a decimal with three places. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

const NUMBER_FORMAT = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** 1250 → "1.250". */
export const formatCount = (count: number): string => NUMBER_FORMAT.format(count);

/** Whole numbers as Indonesians type them: "1250", "1.250", "1,250", "1.250,00", "75rb", "1,2 juta". */
export function parseCount(text: string): TypedNumber {
  const [, digits = "", unit = ""] =
    /^(\d[\d., ]*?) ?([a-z]*)\.?$/.exec(normalizeTyped(text).toLowerCase()) ?? [];
  if (unit === "") return parseWithoutUnit(digits);
  if (unit === AMBIGUOUS_UNIT) return toAmbiguous(multiply(digits, MILLION));
  const value = UNITS.get(unit);
  if (value === undefined) return { kind: "unreadable" };
  if (ONE_GROUP.test(digits)) return toAmbiguous((toDigits(digits) * value) / THOUSAND);
  return toNumber(multiply(digits, value));
}

function parseWithoutUnit(text: string): TypedNumber {
  const [, beforeComma, beforePoint] = CENTS.exec(text) ?? [];
  const digits = beforeComma ?? beforePoint ?? text;
  if (WHOLE.test(digits)) return toNumber(toDigits(digits));
  const [, whole = "", decimals = ""] = DECIMAL.exec(digits) ?? [];
  if (Number(decimals) > 0) return toAmbiguous(multiply(digits, THOUSAND));
  // "50.00" may lack a zero.
  return toAmbiguous(Number(whole) || null);
}

/** @param unit a multiple of 100, so that the product of two decimals is whole */
function multiply(digits: string, unit: number): number | null {
  const [, whole = "", decimals = ""] =
    DECIMAL.exec(digits) ?? /^(0|[1-9]\d{0,5})$/.exec(digits) ?? [];
  return whole === "" ? null : Number(whole + decimals) * (unit / 10 ** decimals.length);
}

const toDigits = (grouped: string): number => Number(grouped.replace(/\D/g, ""));

const toNumber = (value: number | null): TypedNumber =>
  Number.isSafeInteger(value) ? { kind: "number", value: Number(value) } : { kind: "unreadable" };

/** Either the value or a thousand times as much. */
const toAmbiguous = (value: number | null): TypedNumber =>
  value === null
    ? { kind: "unreadable" }
    : { kind: "ambiguous", readings: [value, value * THOUSAND] };
