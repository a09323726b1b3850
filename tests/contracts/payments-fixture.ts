import { signedNotice } from "~/server/embedded/gateway/sandbox-gateway";
import { balanceOf } from "~/server/embedded/ledger";
import type { Schema } from "~/server/embedded/schema/schema";
import { classRow } from "./fixture";
import { SECRET } from "./host-context";
import { person } from "./payouts-fixture";
import { OURS, type Site } from "./site";

export const PRICE = 450_000;
let classes = 0;

/** A class with a price. @returns its slug */
export async function pricedClass({ database: { db } }: Site, more: Partial<Schema["classes"]> = {}): Promise<string> {
  const slug = `bayar-${process.pid}-${++classes}`;
  const code = `B${String(classes).padStart(5, "0")}`;
  await db
    .insertInto("classes")
    .values(classRow(OURS, slug, {}, { price: PRICE, code, ...more }))
    .execute();
  return slug;
}

/** A learner with an invoice of a class of its own. */
export async function invoiced(site: Site, more: Partial<Schema["classes"]> = {}) {
  const slug = await pricedClass(site, more);
  const learner = await person(site, [4]);
  const { data: invoice } = await learner.hosts.services.createInvoice({ query: { slug }, body: { method: "va_bca" } });
  return { slug, learner, invoice, orderId: invoice.orderId ?? "" };
}

type Status = Parameters<typeof signedNotice>[3];

/** The gateway's notice of an order arrives at the callback. */
export const notify = (site: Site, orderId: string, status: Status, amount = PRICE) =>
  site.hosts().services.sendCallback({ body: signedNotice(SECRET, orderId, amount, status) });

export const balance = ({ database: { db } }: Site, account: string) => balanceOf(db, OURS, account);

export async function mailsTo({ database: { db } }: Site, address: string) {
  return db.selectFrom("outbox").select(["subject", "body", "kind"]).where("to_address", "=", address).orderBy("created_at").execute();
}

/** Orders of an invoice or a donation, the oldest first. */
export const ordersOf = ({ database: { db } }: Site, subjectId: string) =>
  db
    .selectFrom("payment_orders")
    .selectAll()
    .where("lms_id", "=", OURS)
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .execute();
