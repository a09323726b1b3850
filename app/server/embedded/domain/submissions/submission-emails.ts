import {
  getPublicPath,
  MODERATION_PATH,
  SUBMISSION_LABELS,
  submissionAnchor,
} from "~/lib/submissions";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { notifyTeam } from "../inbox/team";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";

const EMAIL_KIND = "submission";

type Row = Schema["submissions"] & { class_slug: string | null };
type NewSubmission = Pick<Row, "lms_id" | "id" | "kind" | "name" | "body">;

/** Tells those who may publish a submission that it waits for them. */
export const notifyModerators = (
  context: HostContext,
  trx: Queryable,
  { lms_id: tenantId, id, kind, name, body }: NewSubmission,
  site: MailSite,
): Promise<void> =>
  notifyTeam(context, trx, {
    tenantId,
    permission: "submission.moderate",
    notice: "submission",
    kind: "moderation",
    subject: `${SUBMISSION_LABELS[kind]} baru menunggu moderasi`,
    text: `${name} mengirim ${SUBMISSION_LABELS[kind].toLowerCase()}:\n\n${body}\n\nTerbitkan atau sembunyikan di sini:\n${site.getUrl(`${MODERATION_PATH}?status=pending&kind=${kind}#${submissionAnchor(id)}`)}`,
    site,
  });

/** Confirms a submission to a sender who left an address. Repeats nothing of it, because any address can be entered. */
export async function notifyReceived(
  trx: Queryable,
  { lms_id: tenantId, kind, email, created_at: now }: Schema["submissions"],
  site: MailSite,
): Promise<void> {
  if (!email) return;
  const what = SUBMISSION_LABELS[kind];
  await enqueueMail(trx, {
    tenantId,
    to: email,
    now,
    kind: EMAIL_KIND,
    subject: `${what} Anda kami terima`,
    body: `Halo,\n\nterima kasih, ${what.toLowerCase()} Anda sudah kami terima. Pengelola membacanya dahulu, dan kami mengabari Anda lewat email ini bila sudah terbit.\n\nSalam,\n${site.title}`,
  });
}

/** Tells a sender who left an address of the first publication, and of each new answer. */
export async function notifySender(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  { before, after, site }: { before: Row; after: Row; site: MailSite },
): Promise<void> {
  const isAnswered = after.answer !== null && after.answer !== before.answer;
  const isFirst = before.published_at === null;
  if (!after.email || after.status !== "published" || !(isFirst || isAnswered)) return;
  const what = SUBMISSION_LABELS[after.kind].toLowerCase();
  const path = getPublicPath(after.kind, after.class_slug);
  const address = path ? `\n\nLihat di sini:\n${site.getUrl(path)}` : "";
  const news = isAnswered
    ? `${what} yang Anda kirim sudah dijawab:\n\n${after.answer}`
    : `${what} yang Anda kirim sudah kami terbitkan. Terima kasih.`;
  await enqueueMail(trx, {
    tenantId: after.lms_id,
    to: after.email,
    now: clock(),
    kind: EMAIL_KIND,
    subject: isAnswered
      ? `Jawaban untuk ${what} Anda di ${site.title}`
      : `${SUBMISSION_LABELS[after.kind]} Anda sudah terbit di ${site.title}`,
    body: `Halo,\n\n${news}${address}\n\nSalam,\n${site.title}`,
  });
}
