import { parse } from "csv-parse/sync";
import { WIB_OFFSET_MS } from "~/lib/time";

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet evaluates as a formula; full-width signs (U+FF0B, U+FF0D, U+FF1D, U+FF20) too. */
const FORMULA = /^'*(?:\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r])/;

/** Quotes a field by RFC 4180. An apostrophe keeps spreadsheets from evaluating it as a formula. */
export function escapeCsvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export const toCsvRow = (fields: readonly (string | number)[]): string =>
  `${fields.map(escapeCsvField).join(",")}\r\n`;

/** "2026-08-17 10:00" (WIB), which spreadsheets recognise and sort as a date. */
export const formatCsvTime = (ms: number | null) =>
  ms === null ? "" : new Date(ms + WIB_OFFSET_MS).toISOString().slice(0, 16).replace("T", " ");

const withoutApostrophe = (field: string) =>
  field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;

interface CsvRow {
  /** From 1. */
  line: number;
  fields: string[];
}

/** Comma, semicolon or tab, whichever the first line has most: spreadsheets follow the user's locale. */
function findDelimiter(text: string): string {
  const [header = ""] = text.split(/\r\n?|\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/**
 * Rows of a CSV file as `escapeCsvField` or a spreadsheet writes it, without empty ones.
 * @param onUnclosedQuote receives the line from which on the rest of the file is one field
 */
export function parseCsv(file: string, onUnclosedQuote: (line: number) => void): CsvRow[] {
  const rows: CsvRow[] = [];
  let [lastLine, isCut] = [0, false];
  parse(file, {
    bom: true,
    delimiter: findDelimiter(file),
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_record: (record: string[], { lines }) => {
      lastLine = lines;
      const line = lines - record.join("").split("\n").length + 1;
      rows.push({ line, fields: record.map(withoutApostrophe) });
      return null;
    },
    on_skip: () => {
      isCut = true;
    },
  });
  if (isCut) onUnclosedQuote(lastLine + 1);
  return rows;
}
