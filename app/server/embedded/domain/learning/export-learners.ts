import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { formatCsvTime } from "../../kit/csv";
import { readBatches, streamCsv } from "../../kit/csv-stream";
import { findTaughtClass, queryLearners } from "./learners";

const HEADER = ["Nama", "Terdaftar (WIB)", "Bab selesai", "Jumlah bab", "Terakhir belajar (WIB)"];

interface ExportQuery {
  tenantId: string;
  user: HostUser;
  slug: string;
  search?: string | undefined;
}

type ExportedLearner = Awaited<ReturnType<ReturnType<typeof queryLearners>["execute"]>>[number];

/**
 * Streams the learners of a class as CSV, last enrolled first.
 * @throws ApiError 403 unless staff of the class, 404, both before the first byte
 */
export async function exportLearners(
  { db }: HostContext,
  { search, ...call }: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  const { row, chapterCount } = await findTaughtClass(db, call);
  const learners = queryLearners(db, row, { search })
    .orderBy("e.created_at", "desc")
    .orderBy("e.user_id");
  const batches = readBatches<ExportedLearner>((last, limit) => {
    const page = learners.limit(limit);
    if (!last) return page.execute();
    return page
      .where("e.created_at", "<=", last.enrolledAt) // redundant, but the index can seek to it
      .where(({ or, eb }) =>
        or([eb("e.created_at", "<", last.enrolledAt), eb("e.user_id", ">", last.id)]),
      )
      .execute();
  });
  return streamCsv({
    header: HEADER,
    batches,
    toFields: ({ name, enrolledAt, doneCount, lastDoneAt }) => [
      name,
      formatCsvTime(enrolledAt),
      doneCount,
      chapterCount,
      formatCsvTime(lastDoneAt),
    ],
  });
}
