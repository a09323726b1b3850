import { CERTIFICATE_KIND_LABELS } from "~/lib/certificates";
import { certificatePath } from "~/lib/paths";
import type { CertificateRecord } from "../../../hosts/learning/certificates";
import type { HostContext, Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { isActiveTenant } from "../tenants/active-tenants";

const BATCH_SIZE = 100;

interface RevocationMail {
  tenantId: string;
  record: CertificateRecord;
  reason: string;
  site: MailSite;
  now: number;
}

/** Tells the learner why, in the transaction that revokes. */
export async function notifyRevoked(
  trx: Queryable,
  { tenantId, record, reason, site, now }: RevocationMail,
): Promise<void> {
  await enqueueMail(trx, {
    tenantId,
    to: record.email,
    kind: "certificate",
    now,
    subject: `Sertifikat ${record.number} dicabut`,
    body: `Halo ${record.name},\n\n${CERTIFICATE_KIND_LABELS[record.kind]} Anda untuk ${record.class.name}, nomor ${record.number}, dicabut dan tidak berlaku lagi.\n\nAlasan: ${reason}\n\nJika menurut Anda ini keliru, buat janji temu dengan pengelola ${site.title}:\n${site.getUrl("/Make-Appointment")}\n\nSalam,\n${site.title}`,
  });
}

/**
 * Job: mails new certificates. They are issued inside of other transactions, in which a tenant's address cannot be read on
 * SQLite's single connection. Safe in several processes.
 */
export async function mailCertificates(context: HostContext): Promise<void> {
  const waiting = await context.db
    .selectFrom("certificates as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select(["c.lms_id", "c.number", "c.kind", "c.name", "c.class_name", "u.email"])
    .where("c.mailed_at", "is", null)
    .where(isActiveTenant("c.lms_id"))
    .orderBy("c.issued_at")
    .orderBy("c.number")
    .limit(BATCH_SIZE)
    .execute();
  for (const certificate of waiting) await mailCertificate(context, certificate);
}

interface IssuedCertificate {
  lms_id: string;
  number: string;
  kind: keyof typeof CERTIFICATE_KIND_LABELS;
  name: string;
  class_name: string;
  email: string;
}

async function mailCertificate(
  context: HostContext,
  { lms_id, number, kind, name, class_name, email }: IssuedCertificate,
): Promise<void> {
  const { db, clock } = context;
  const site = await getMailSite(context, lms_id);
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const { numUpdatedRows } = await trx
      .updateTable("certificates")
      .set({ mailed_at: now })
      .where("lms_id", "=", lms_id)
      .where("number", "=", number)
      .where("mailed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await enqueueMail(trx, {
      tenantId: lms_id,
      to: email,
      kind: "certificate",
      now,
      subject: `Sertifikat Anda untuk ${class_name}`,
      body: `Halo ${name},\n\nSelamat! ${CERTIFICATE_KIND_LABELS[kind]} Anda untuk ${class_name} sudah terbit dengan nomor ${number}.\n\nLihat, cetak, atau unduh di sini. Siapa pun yang menerima tautan ini dapat memeriksa keasliannya:\n${site.getUrl(certificatePath(number))}\n\nSalam,\n${site.title}`,
    });
  });
}
