import { getPublicPath, SUBMISSION_LABELS } from "~/lib/submissions";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";

type Row = Schema["submissions"] & { class_slug: string | null };

/** Tells a sender who left an address of the first publication, and of each new answer. */
export async function notifySender(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  { before, after, site }: { before: Row; after: Row; site: MailSite },
): Promise<void> {
  const isAnswered = after.answer !== null && after.answer !== before.answer;
  const isFirst = before.status === "pending";
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
    kind: "submission",
    subject: isAnswered
      ? `Jawaban untuk ${what} Anda di ${site.title}`
      : `${SUBMISSION_LABELS[after.kind]} Anda sudah terbit di ${site.title}`,
    body: `Halo,\n\n${news}${address}\n\nSalam,\n${site.title}`,
  });
}
