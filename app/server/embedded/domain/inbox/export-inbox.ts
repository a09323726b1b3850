import { INBOX_STATE, MESSAGE_LABELS, type MessageKind } from "~/lib/inbox";
import { formatPhone } from "~/lib/phone";
import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { formatCsvTime } from "../../kit/csv";
import { readBatches, streamCsv } from "../../kit/csv-stream";
import type { InboxRow } from "./inbox-items";
import { type InboxFilters, queryMessages } from "./list-inbox";

const HEADER = [
  "Jenis",
  "Nomor",
  "Nama",
  "Email",
  "HP",
  "Perihal",
  "Keadaan",
  "Penanggung jawab",
  "Diterima (WIB)",
];

const toFields = (row: InboxRow) => [
  MESSAGE_LABELS[row.kind as MessageKind],
  row.number,
  row.name,
  row.email,
  row.phone && formatPhone(row.phone),
  row.subject,
  INBOX_STATE[row.state].label,
  row.assignee_name ?? "",
  formatCsvTime(row.created_at),
];

interface ExportQuery {
  tenantId: string;
  user: HostUser;
  filters: InboxFilters;
}

/** Streams the filtered messages as CSV, newest first. @throws ApiError 403 before the first byte */
export function exportInbox(
  { db }: HostContext,
  query: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  const messages = queryMessages(db, query).orderBy("created_at", "desc").orderBy("id");
  const batches = readBatches<InboxRow>((last, limit) => {
    const page = messages.limit(limit);
    if (!last) return page.execute();
    return page
      .where("created_at", "<=", last.created_at) // redundant, but the index can seek to it
      .where(({ or, eb }) => or([eb("created_at", "<", last.created_at), eb("id", ">", last.id)]))
      .execute();
  });
  return streamCsv({ header: HEADER, batches, toFields });
}
