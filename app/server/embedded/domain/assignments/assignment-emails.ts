import { formatDateTime } from "~/lib/dates";
import { assignmentPath } from "~/lib/paths";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { enqueueNotice } from "../notices/enqueue-notice";
import { type PlacedAssignment, toRules } from "./assignment";
import { type HandInRow, parsePoints } from "./hand-in-rows";

interface HandInMail {
  row: HandInRow;
  placed: PlacedAssignment;
  site: MailSite;
}

/** The receipt, which is always sent. */
export async function notifyReceived(
  trx: Queryable,
  { row, placed, site }: HandInMail,
): Promise<void> {
  const { title, id } = placed.assignment;
  const { email, name } = await trx
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", row.user_id)
    .executeTakeFirstOrThrow();
  const late = row.late === 1 ? " Kiriman ini tercatat terlambat." : "";
  const parts = [row.file_name && `Berkas: ${row.file_name}`, row.body];
  await enqueueMail(trx, {
    tenantId: row.lms_id,
    to: email,
    kind: "assignment",
    now: row.submitted_at,
    subject: `Tugas ${title} kami terima (${row.number})`,
    body: `Halo ${name},\n\ntugas ${title} dari kelas ${placed.row.name} kami terima pada ${formatDateTime(row.submitted_at)} dengan nomor ${row.number}.${late}\n\nYang Anda kirim:\n${parts.filter(Boolean).join("\n\n")}\n\nBuka tugasnya:\n${site.getUrl(assignmentPath(id))}\n\nSalam,\n${site.title}`,
  });
}

/** The grade, or what is to be revised. */
export async function notifyDecided(
  context: HostContext,
  trx: Queryable,
  { row, placed, site }: HandInMail,
): Promise<void> {
  const { title, id } = placed.assignment;
  const comment = row.comment && `\n\nCatatan dari ${row.decided_by_name}:\n${row.comment}`;
  const isGraded = row.status === "graded";
  const points = parsePoints(row);
  const lines = toRules(placed.assignment).criteria.map(
    (criterion) => `- ${criterion.title}: ${points[criterion.id] ?? 0} dari ${criterion.points}`,
  );
  const text = isGraded
    ? `tugas ${title} dari kelas ${placed.row.name} sudah dinilai: ${row.score} dari 100.\n\n${lines.join("\n")}${comment}`
    : `mentor meminta perbaikan untuk tugas ${title} dari kelas ${placed.row.name}. Perbaiki, lalu kirim lagi dari halaman tugasnya.${comment}`;
  await enqueueNotice(context, trx, {
    tenantId: row.lms_id,
    userId: row.user_id,
    notice: "feedback",
    kind: "assignment",
    subject: isGraded ? `Nilai tugas ${title}` : `Tugas ${title} perlu diperbaiki`,
    text: `${text}\n\nBuka tugasnya:\n${site.getUrl(assignmentPath(id))}`,
    site,
  });
}
