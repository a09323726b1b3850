import { formatDateTime } from "~/lib/dates";
import { assignmentPath } from "~/lib/paths";
import type { Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { type PlacedAssignment, toRules } from "./assignment";
import { type HandInRow, parsePoints } from "./hand-in-rows";

interface HandInMail {
  row: HandInRow;
  placed: PlacedAssignment;
  site: MailSite;
}

/** The receipt. */
export async function notifyReceived(trx: Queryable, mail: HandInMail): Promise<void> {
  const { row, placed } = mail;
  const { title } = placed.assignment;
  const late = row.late === 1 ? " Kiriman ini tercatat terlambat." : "";
  const parts = [row.file_name && `Berkas: ${row.file_name}`, row.body];
  await enqueueHandInMail(trx, mail, {
    now: row.submitted_at,
    subject: `Tugas ${title} kami terima (${row.number})`,
    text: `tugas ${title} dari kelas ${placed.row.name} kami terima pada ${formatDateTime(row.submitted_at)} dengan nomor ${row.number}.${late}\n\nYang Anda kirim:\n${parts.filter(Boolean).join("\n\n")}`,
  });
}

/** The grade, or what is to be revised. */
export async function notifyDecided(trx: Queryable, mail: HandInMail, now: number): Promise<void> {
  const { row, placed } = mail;
  const { title } = placed.assignment;
  const comment = row.comment && `\n\nCatatan dari ${row.decided_by_name}:\n${row.comment}`;
  const isGraded = row.status === "graded";
  const points = parsePoints(row);
  const lines = toRules(placed.assignment).criteria.map(
    (criterion) => `- ${criterion.title}: ${points[criterion.id] ?? 0} dari ${criterion.points}`,
  );
  await enqueueHandInMail(trx, mail, {
    now,
    subject: isGraded ? `Nilai tugas ${title}` : `Tugas ${title} perlu diperbaiki`,
    text: isGraded
      ? `tugas ${title} dari kelas ${placed.row.name} sudah dinilai: ${row.score} dari 100.\n\n${lines.join("\n")}${comment}`
      : `mentor meminta perbaikan untuk tugas ${title} dari kelas ${placed.row.name}. Perbaiki, lalu kirim lagi dari halaman tugasnya.${comment}`,
  });
}

async function enqueueHandInMail(
  trx: Queryable,
  { row, placed, site }: HandInMail,
  { now, subject, text }: { now: number; subject: string; text: string },
): Promise<void> {
  const { email, name } = await trx
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", row.user_id)
    .executeTakeFirstOrThrow();
  const url = site.getUrl(assignmentPath(placed.assignment.id));
  await enqueueMail(trx, {
    tenantId: row.lms_id,
    to: email,
    kind: "assignment",
    now,
    subject,
    body: `Halo ${name},\n\n${text}\n\nBuka tugasnya:\n${url}\n\nSalam,\n${site.title}`,
  });
}
