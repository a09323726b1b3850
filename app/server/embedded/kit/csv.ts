import { WIB_OFFSET_MS } from "~/lib/time";

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Quotes a field by RFC 4180. An apostrophe keeps spreadsheets from evaluating it as a formula, which may
 * also begin with a full-width sign (U+FF0B, U+FF0D, U+FF1D, U+FF20).
 */
export function escapeCsvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export const toCsvRow = (fields: readonly (string | number)[]) =>
  `${fields.map(escapeCsvField).join(",")}\r\n`;

/** "2026-08-17 10:00" (WIB), which spreadsheets recognise and sort as a date. */
export const formatCsvTime = (ms: number | null) =>
  ms === null ? "" : new Date(ms + WIB_OFFSET_MS).toISOString().slice(0, 16).replace("T", " ");
