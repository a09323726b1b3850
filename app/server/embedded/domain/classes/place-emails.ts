import { formatDateTime } from "~/lib/dates";
import { enrolPath, waitPath } from "~/lib/paths";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";

interface PlaceEmail {
  row: Schema["classes"];
  userId: string;
  site: MailSite;
}

type Clock = Pick<HostContext, "clock">;

/** Confirms to a learner that they left a class. */
export const notifyLeft = (context: Clock, trx: Queryable, email: PlaceEmail) =>
  enqueuePlaceMail(context, trx, {
    ...email,
    subject: `Anda keluar dari kelas ${email.row.name}`,
    text: `Anda bukan lagi peserta kelas ${email.row.name}, dan tempat Anda kami lepas. Catatan dan kemajuan belajar Anda tetap tersimpan.`,
  });

/** Offers a free place to the first in line. */
export const notifyOffer = (
  context: Clock,
  trx: Queryable,
  { until, ...email }: PlaceEmail & { until: number },
) =>
  enqueuePlaceMail(context, trx, {
    ...email,
    subject: `Ada tempat untuk Anda di kelas ${email.row.name}`,
    text: `giliran Anda di daftar tunggu sudah tiba. Satu tempat di kelas ${email.row.name} kami simpan untuk Anda sampai ${formatDateTime(until)}. Daftar di sini:\n${email.site.getUrl(enrolPath(email.row.slug))}\n\nSesudah itu tempatnya kami tawarkan kepada orang berikutnya.`,
  });

/** Tells that an offer has ended unused. */
export const notifyOfferOver = (context: Clock, trx: Queryable, email: PlaceEmail) =>
  enqueuePlaceMail(context, trx, {
    ...email,
    subject: `Tempat di kelas ${email.row.name} tidak lagi kami simpan`,
    text: `waktu untuk mengambil tempat di kelas ${email.row.name} sudah lewat, jadi tempatnya kami tawarkan kepada orang berikutnya. Bila Anda masih berminat, masuklah lagi ke daftar tunggu:\n${email.site.getUrl(waitPath(email.row.slug))}`,
  });

/** Tells that registration has opened. */
export const notifyOpening = (context: Clock, trx: Queryable, email: PlaceEmail) =>
  enqueuePlaceMail(context, trx, {
    ...email,
    subject: `Pendaftaran kelas ${email.row.name} dibuka`,
    text: `pendaftaran kelas ${email.row.name} sudah dibuka. Daftar di sini:\n${email.site.getUrl(enrolPath(email.row.slug))}`,
  });

async function enqueuePlaceMail(
  { clock }: Clock,
  trx: Queryable,
  { row, userId, site, subject, text }: PlaceEmail & { subject: string; text: string },
): Promise<void> {
  const { email, name } = await trx
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await enqueueMail(trx, {
    tenantId: row.lms_id,
    to: email,
    now: clock(),
    kind: "enrolment",
    subject,
    body: `Halo ${name},\n\n${text}\n\nSalam,\n${site.title}`,
  });
}
