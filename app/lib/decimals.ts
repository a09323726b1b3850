import type { TypedNumber } from "./numbers";
import { normalizeTyped } from "./typed-text";

/** With a comma and points between thousands, as Indonesians write: "1.250,5". */
const INDONESIAN = /^([+-]?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{1,10}))?$/;
/** With a point, as keyboards and calculators write: "0.5". */
const WITH_POINT = /^[+-]?\d+\.\d{1,10}$/;
/** A thousand, or a decimal with three places. */
const ONE_GROUP = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const FORMAT = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 10, useGrouping: false });

/** 3.5 → "3,5". */
export const formatDecimal = (value: number): string => FORMAT.format(value);

/** Numbers with decimals and sign: "3,5", "3.5", "-1.250,75"; "1.250" may mean two of them. */
export function parseDecimal(text: string): TypedNumber {
  const typed = normalizeTyped(text).replace(/^([+-]) /, "$1");
  if (ONE_GROUP.test(typed))
    return {
      kind: "ambiguous",
      readings: [Number(typed.replace(/[.,]/, "")), Number(typed.replace(",", "."))],
    };
  const [, sign = "", whole, decimals = "0"] = INDONESIAN.exec(typed) ?? [];
  if (whole !== undefined) return toNumber(`${sign}${whole.replaceAll(".", "")}.${decimals}`);
  return WITH_POINT.test(typed) ? toNumber(typed) : { kind: "unreadable" };
}

const toNumber = (text: string): TypedNumber =>
  Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER
    ? { kind: "number", value: Number(text) }
    : { kind: "unreadable" };
