import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";

type ClassRow = Schema["classes"];
type Enrolment = Schema["enrolments"];

export interface LeaveTerms {
  source: Enrolment["source"];
  /** Rupiah; 0 for a place that was not paid. */
  paid: number;
  /** Rupiah that come back when the learner leaves now. */
  refund: number;
  /** Of the payment that counts. */
  orderId: string | null;
}

/**
 * A payment comes back in full until the class begins: at its first day, or where it has none, with the first finished
 * chapter (docs/decisions/0057).
 * @returns null unless the user is a learner
 */
export async function readLeaveTerms(
  { clock }: Pick<HostContext, "clock">,
  db: Queryable,
  { row, userId }: { row: ClassRow; userId: string },
): Promise<LeaveTerms | null> {
  const enrolment = await db
    .selectFrom("enrolments")
    .select("source")
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!enrolment) return null;
  const { source } = enrolment;
  const payment = source === "paid" ? await findPayment(db, row, userId) : undefined;
  if (!payment) return { source, paid: 0, refund: 0, orderId: null };
  const { order_id: orderId, total: paid } = payment;
  const refund = (await hasBegun(db, row, { userId, now: clock() })) ? 0 : paid;
  return { source, paid, refund, orderId };
}

/** The newest one: earlier ones were returned. */
const findPayment = (db: Queryable, { lms_id, id }: ClassRow, userId: string) =>
  db
    .selectFrom("invoices")
    .select(["order_id", "total"])
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("user_id", "=", userId)
    .where("status", "=", "paid")
    .where("order_id", "is not", null)
    .orderBy("paid_at", "desc")
    .limit(1)
    .executeTakeFirst();

async function hasBegun(
  db: Queryable,
  { lms_id, id, start_at }: ClassRow,
  { userId, now }: { userId: string; now: number },
): Promise<boolean> {
  if (start_at !== null) return now >= start_at;
  const done = await db
    .selectFrom("chapter_progress")
    .select("user_id")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return done !== undefined;
}
