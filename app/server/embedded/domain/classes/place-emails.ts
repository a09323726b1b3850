import { formatDateTime } from "~/lib/dates";
import { enrolPath, waitPath } from "~/lib/paths";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { enqueueNotice } from "../notices/enqueue-notice";

interface PlaceEmail {
  row: Schema["classes"];
  userId: string;
  site: MailSite;
}

type MailContext = Pick<HostContext, "clock" | "appSecret">;

/** Confirms to a learner that they left a class. */
export async function notifyLeft(
  { clock }: Pick<HostContext, "clock">,
  trx: Queryable,
  { row, userId, site }: PlaceEmail,
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
    subject: `Anda keluar dari kelas ${row.name}`,
    body: `Halo ${name},\n\nAnda bukan lagi peserta kelas ${row.name}, dan tempat Anda kami lepas. Catatan dan kemajuan belajar Anda tetap tersimpan.\n\nSalam,\n${site.title}`,
  });
}

/** Offers a free place to the first in line. */
export const notifyOffer = (
  context: MailContext,
  trx: Queryable,
  { until, ...email }: PlaceEmail & { until: number },
) =>
  enqueuePlaceNotice(context, trx, {
    ...email,
    subject: `Ada tempat untuk Anda di kelas ${email.row.name}`,
    text: `giliran Anda di daftar tunggu sudah tiba. Satu tempat di kelas ${email.row.name} kami simpan untuk Anda sampai ${formatDateTime(until)}. Daftar di sini:\n${email.site.getUrl(enrolPath(email.row.slug))}\n\nSesudah itu tempatnya kami tawarkan kepada orang berikutnya.`,
  });

/** Tells that an offer has ended unused. */
export const notifyOfferOver = (context: MailContext, trx: Queryable, email: PlaceEmail) =>
  enqueuePlaceNotice(context, trx, {
    ...email,
    subject: `Tempat di kelas ${email.row.name} tidak lagi kami simpan`,
    text: `waktu untuk mengambil tempat di kelas ${email.row.name} sudah lewat, jadi tempatnya kami tawarkan kepada orang berikutnya. Bila Anda masih berminat, masuklah lagi ke daftar tunggu:\n${email.site.getUrl(waitPath(email.row.slug))}`,
  });

/** Tells that registration has opened. */
export const notifyOpening = (context: MailContext, trx: Queryable, email: PlaceEmail) =>
  enqueuePlaceNotice(context, trx, {
    ...email,
    subject: `Pendaftaran kelas ${email.row.name} dibuka`,
    text: `pendaftaran kelas ${email.row.name} sudah dibuka. Daftar di sini:\n${email.site.getUrl(enrolPath(email.row.slug))}`,
  });

const enqueuePlaceNotice = (
  context: MailContext,
  trx: Queryable,
  { row, ...email }: PlaceEmail & { subject: string; text: string },
) =>
  enqueueNotice(context, trx, {
    ...email,
    tenantId: row.lms_id,
    notice: "place",
    kind: "enrolment",
  });
