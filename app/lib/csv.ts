/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet evaluates as a formula; full-width signs (U+FF0B, U+FF0D, U+FF1D, U+FF20) too. */
export const FORMULA = /^'*(?:\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r])/;

/** Most names, dates and codes: one test in place of two, for files of many thousand rows. */
const PLAIN = /^[0-9A-Za-z][0-9A-Za-z .:-]*$/;

/** Quotes a field by RFC 4180. An apostrophe keeps spreadsheets from evaluating it as a formula. */
export function escapeCsvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  if (PLAIN.test(value)) return value;
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export const toCsvRow = (fields: readonly (string | number)[]): string =>
  `${fields.map(escapeCsvField).join(",")}\r\n`;
