import { parse } from "csv-parse/sync";
import { LRUCache } from "lru-cache";
import { FORMULA } from "~/lib/csv";
import { DAY_MS, MINUTE_MS, WIB_OFFSET_MS } from "~/lib/time";

/** "2026-08-17" of a day since 1970. Rows repeat their days, and formatting dates took most of an export's time. */
const days = new LRUCache<number, string>({
  max: 1_000,
  memoMethod: (day) => new Date(day * DAY_MS).toISOString().slice(0, 10),
});

const toTwoDigits = (number: number) => (number < 10 ? `0${number}` : String(number));

/** "2026-08-17 10:00" (WIB), which spreadsheets recognise and sort as a date. */
export function formatCsvTime(ms: number | null): string {
  if (ms === null) return "";
  const local = ms + WIB_OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - day * DAY_MS) / MINUTE_MS);
  return `${days.memo(day)} ${toTwoDigits(Math.floor(minutes / 60))}:${toTwoDigits(minutes % 60)}`;
}

const withoutApostrophe = (field: string) =>
  field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;

interface CsvRow {
  /** From 1. */
  line: number;
  fields: string[];
}

/** Comma, semicolon or tab, whichever the first line has most: spreadsheets follow the user's locale. */
export function findDelimiter(text: string): string {
  const [header = ""] = text.split(/\r\n?|\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** Line of the file on which a record begins. @param lines read up to its end */
export const getFirstLine = (record: readonly string[], lines: number): number =>
  lines - record.join("").split("\n").length + 1;

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
      const line = getFirstLine(record, lines);
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
