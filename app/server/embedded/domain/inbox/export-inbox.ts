import { setImmediate } from "node:timers/promises";
import { INBOX_STATE, MESSAGE_LABELS, type MessageKind } from "~/lib/inbox";
import { formatPhone } from "~/lib/phone";
import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { BYTE_ORDER_MARK, formatCsvTime, toCsvRow } from "../../kit/csv";
import type { InboxRow } from "./inbox-items";
import { type InboxFilters, queryMessages } from "./list-inbox";

const BATCH_SIZE = 500;

const HEADER = toCsvRow([
  "Jenis",
  "Nomor",
  "Nama",
  "Email",
  "HP",
  "Perihal",
  "Keadaan",
  "Penanggung jawab",
  "Diterima (WIB)",
]);

const toLine = (row: InboxRow) =>
  toCsvRow([
    MESSAGE_LABELS[row.kind as MessageKind],
    row.number,
    row.name,
    row.email,
    row.phone && formatPhone(row.phone),
    row.subject,
    INBOX_STATE[row.state].label,
    row.assignee_name ?? "",
    formatCsvTime(row.created_at),
  ]);

interface ExportQuery {
  tenantId: string;
  user: HostUser;
  filters: InboxFilters;
}

/**
 * Streams the filtered messages as CSV, newest first, in keyset batches that keep memory constant.
 * @throws ApiError 403 before the first byte
 */
export async function exportInbox(
  context: HostContext,
  query: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const batches = readBatches(context, query);
  // Read before the response begins, so that a failure still becomes an error status.
  let next = await batches.next();
  let head = BYTE_ORDER_MARK + HEADER;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + (next.value ?? []).map(toLine).join("")));
      head = "";
      next = await batches.next();
      if (next.done) controller.close();
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}

/** Yields at least one batch; the first may be empty. */
async function* readBatches({ db }: HostContext, query: ExportQuery) {
  const messages = queryMessages(db, query)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(BATCH_SIZE);
  let rows = await messages.execute();
  yield rows;
  while (rows.length === BATCH_SIZE) {
    const last = rows.at(-1);
    if (!last) return;
    // SQLite reads synchronously: lets other requests run in between.
    await setImmediate();
    rows = await messages
      .where("created_at", "<=", last.created_at) // redundant, but the index can seek to it
      .where(({ or, eb }) => or([eb("created_at", "<", last.created_at), eb("id", ">", last.id)]))
      .execute();
    if (rows.length > 0) yield rows;
  }
}
