import { classCalendarPath, classPath, donationReceiptPath, invoiceReceiptPath } from "~/lib/paths";
import type { HostContext, Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import type { MailSite } from "../mail/mail-site";
import type { OrderRow } from "./payment-orders";
import { createDonationKey, createInvoiceKey } from "./receipt-keys";

/** Who pays for what, for emails and refunds. */
export interface PaymentSubject {
  to: string;
  name: string;
  number: string;
  /** "kelas Dasar Web", "donasi". */
  description: string;
  /** Null if the receipt key is unknown, as for seeded donations. */
  receiptUrl: string | null;
  classUrl: string | null;
  /** The class's schedule for calendars; null without dates. */
  calendarUrl: string | null;
}

/** Null for a class without dates. */
export const getCalendarUrl = (
  site: MailSite,
  { classSlug, startAt }: { classSlug: string; startAt: number | null },
): string | null => (startAt === null ? null : site.getUrl(classCalendarPath(classSlug)));

export async function getPaymentSubject(
  secret: Pick<HostContext, "appSecret">,
  trx: Queryable,
  { order: { lms_id, kind, subject_id }, site }: { order: OrderRow; site: MailSite },
): Promise<PaymentSubject> {
  if (kind === "donation") {
    const { email, name, number, key_hash } = await trx
      .selectFrom("donations")
      .select(["email", "name", "number", "key_hash"])
      .where("lms_id", "=", lms_id)
      .where("id", "=", subject_id)
      .executeTakeFirstOrThrow();
    const key = createDonationKey(secret, lms_id, subject_id);
    // Seeded donations have random key hashes.
    const receiptUrl = sha256(key) === key_hash ? site.getUrl(donationReceiptPath(key)) : null;
    return {
      to: email,
      name,
      number,
      description: "donasi",
      receiptUrl,
      classUrl: null,
      calendarUrl: null,
    };
  }
  const row = await trx
    .selectFrom("invoices as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "i.lms_id").onRef("c.id", "=", "i.class_id"),
    )
    .select([
      "c.start_at",
      "c.type",
      "u.email",
      "u.name",
      "i.number",
      "i.class_name",
      "i.class_slug",
    ])
    .where("i.lms_id", "=", lms_id)
    .where("i.id", "=", subject_id)
    .executeTakeFirstOrThrow();
  return {
    to: row.email,
    name: row.name,
    number: row.number,
    description: `kelas ${row.class_name}`,
    receiptUrl: site.getUrl(invoiceReceiptPath(createInvoiceKey(secret, lms_id, subject_id))),
    classUrl: site.getUrl(classPath({ slug: row.class_slug, type: row.type })),
    calendarUrl: getCalendarUrl(site, { classSlug: row.class_slug, startAt: row.start_at }),
  };
}
