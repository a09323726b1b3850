import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import {
  MAX_SETTLEMENT_BYTES,
  MAX_SETTLEMENT_ROWS,
  MAX_SETTLEMENT_ROWS_LABEL,
  type Movement,
} from "~/lib/reconciliation";
import { ApiError } from "../../../hosts/host-handler";
import { validationError } from "../../kit/context";
import { findDelimiter, getFirstLine } from "../../kit/csv";

/** As csv-parse gives it with `info`. */
interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** A row of a gateway's file. */
export interface SettlementRow {
  /** Of the file, from 1, empty ones included. */
  line: number;
  /** "" if it cannot be read. */
  orderId: string;
  /** Null for a payment that moved no money. */
  movement: Movement | null;
  /** Whole rupiah, unsigned; null if it cannot be read. */
  amount: number | null;
  fee: number | null;
  net: number | null;
}

/** Names of columns in Midtrans' files and notifications, without case and signs. */
const COLUMN_NAMES = {
  orderId: ["orderid", "merchantorderid"],
  amount: ["grossamount", "transactionamount", "amount"],
  fee: ["fee", "totalfee", "transactionfee", "mdrfee", "mdr"],
  net: ["netamount", "nettamount", "settlementamount"],
  status: ["transactionstatus", "status"],
  type: ["transactiontype"],
} as const;
type Columns = Record<keyof typeof COLUMN_NAMES, number>;

const MOVED_STATUSES = ["", "settlement", "settled", "capture", "success", "paid", "completed"];
const MAX_ROW_LENGTH = 20_000;

const fileError = (message: string) => validationError({ file: message });
const UNREADABLE_MESSAGE =
  "Berkas ini tidak dapat dibaca sebagai CSV. Unduh lagi dari layanan pembayaran, lalu kirim apa adanya.";

/**
 * Reads a settlement file row by row, without holding all of it.
 * @throws ApiError 413, 422 at `file`
 */
export async function* readSettlement(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<SettlementRow> {
  let columns: Columns | undefined;
  let rows = 0;
  for await (const { fields, line } of parseRows(body)) {
    if (!columns) {
      columns = findColumns(fields);
      continue;
    }
    if (++rows > MAX_SETTLEMENT_ROWS)
      throw fileError(`Berkas ini lebih dari ${MAX_SETTLEMENT_ROWS_LABEL}; bagi menurut tanggal`);
    yield toRow(fields, columns, line);
  }
  if (!columns) throw fileError("Berkas ini kosong");
}

async function* parseRows(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ fields: string[]; line: number }> {
  const source = Readable.from(limitBytes(body));
  const head = await readHead(source);
  const parser = parse({
    bom: true,
    info: true,
    delimiter: findDelimiter(head.toString("utf8", 0, MAX_ROW_LENGTH)),
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  parser.write(head);
  source.on("error", (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>)
      yield { fields: record, line: getFirstLine(record, info.lines) };
  } catch (error) {
    throw error instanceof CsvError ? fileError(UNREADABLE_MESSAGE) : error;
  } finally {
    source.destroy();
  }
}

/** The first chunks, as far as the first line reaches. */
async function readHead(source: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    head = Buffer.concat([head, chunk]);
    if (head.includes("\n") || head.length > MAX_ROW_LENGTH) break;
  }
  return head;
}

async function* limitBytes(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_SETTLEMENT_BYTES) throw new ApiError(413, "Berkas terlalu besar (maks. 5 MB)");
    yield Buffer.from(chunk);
  }
}

/** @throws ApiError 422 at `file` */
function findColumns(header: readonly string[]): Columns {
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
  const find = (known: readonly string[]) =>
    names.indexOf(known.find((name) => names.includes(name)) ?? "\0");
  const columns = Object.fromEntries(
    Object.entries(COLUMN_NAMES).map(([column, known]) => [column, find(known)]),
  ) as Columns;
  if (columns.orderId === -1 || columns.amount === -1)
    throw fileError("Baris pertama harus menyebut kolom Order ID dan Gross Amount");
  return columns;
}

function toRow(fields: readonly string[], columns: Columns, line: number): SettlementRow {
  const read = (column: keyof Columns) => (fields[columns[column]] ?? "").trim();
  const orderId = withoutApostrophe(read("orderId"));
  return {
    line,
    orderId: /^[\w.~-]{1,50}$/.test(orderId) ? orderId : "",
    movement: getMovement(read("status"), read("type")),
    amount: parseAmount(read("amount")),
    fee: parseAmount(read("fee")),
    net: parseAmount(read("net")),
  };
}

const withoutApostrophe = (text: string) => text.replace(/^'/, "");

function getMovement(status: string, type: string): Movement | null {
  const words = `${status} ${type}`.toLowerCase();
  if (/refund|chargeback/.test(words)) return "refund";
  return MOVED_STATUSES.includes(status.toLowerCase()) ? "payment" : null;
}

/** "650000.00", "650,000", "Rp650.000,00" as whole rupiah without their sign; null if unreadable. */
export function parseAmount(text: string): number | null {
  const [, whole = "", decimals = ""] =
    /^(?:rp|idr)?\.?\s*[-(]?\s*(\d[\d.,]*?)(?:[.,](\d{1,2}))?\)?$/i.exec(text) ?? [];
  const amount = Math.round(Number(`${whole.replace(/[.,]/g, "")}.${decimals || 0}`));
  return whole !== "" && Number.isSafeInteger(amount) ? amount : null;
}
