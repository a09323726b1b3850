import type { Queryable } from "../../kit/context";
import { postLedgerTransaction } from "../../kit/ledger";
import type { OrderRow } from "./payment-orders";

/** Negative by the amount that the gateway holds. Its fees are not booked: gateways invoice them separately. */
export const CLEARING_ACCOUNT = "gateway:clearing";
/** Income of classes is booked at the full price; vouchers take off here. */
const DISCOUNT_ACCOUNT = "discount:vouchers";
const CLASS_ACCOUNT = "income:classes";
/** Payments that nothing was given for, until returned. The name is older than its other causes. */
const OWED_ACCOUNT = "owed:double-payments";

/** Kinds of transactions about a payment. */
const PAYMENT_KINDS = ["payment", "refund", "voucher", "mismatch-payment", "mismatch-refund"];

/** Income of a campaign. */
export const getDonationAccount = (campaign: string): string => `income:donations:${campaign}`;

interface PaymentPosting {
  kind: "payment" | "refund";
  /** Income of a class or campaign, rather than owed back. */
  isCounted: boolean;
  at: number;
}

/** Books an order's payment or refund. */
export async function postPayment(
  trx: Queryable,
  order: OrderRow,
  { kind, isCounted, at }: PaymentPosting,
): Promise<void> {
  const sign = kind === "payment" ? 1 : -1;
  const account = isCounted ? await getIncomeAccount(trx, order) : OWED_ACCOUNT;
  const discount = isCounted ? order.discount : 0;
  await postLedgerTransaction(trx, {
    tenantId: order.lms_id,
    kind,
    reference: order.order_id,
    at,
    entries: [
      { account: CLEARING_ACCOUNT, amount: -sign * order.amount },
      { account: DISCOUNT_ACCOUNT, amount: -sign * discount },
      { account, amount: sign * (order.amount + discount) },
    ],
  });
}

interface FreePlace {
  tenantId: string;
  invoiceId: string;
  /** Rupiah: the whole price. */
  discount: number;
  at: number;
}

/** Books a place that a voucher paid whole. */
export const postWholeDiscount = (
  trx: Queryable,
  { tenantId, invoiceId: reference, discount, at }: FreePlace,
): Promise<boolean> =>
  postLedgerTransaction(trx, {
    tenantId,
    kind: "voucher",
    reference,
    at,
    entries: [
      { account: DISCOUNT_ACCOUNT, amount: -discount },
      { account: CLASS_ACCOUNT, amount: discount },
    ],
  });

/** Books a payment of another amount than billed, or its refund. @returns false if it was booked before */
export const postWrongAmount = (
  trx: Queryable,
  { lms_id: tenantId, order_id: reference }: Pick<OrderRow, "lms_id" | "order_id">,
  { kind, amount, at }: { kind: "payment" | "refund"; amount: number; at: number },
): Promise<boolean> => {
  const owed = kind === "payment" ? amount : -amount;
  return postLedgerTransaction(trx, {
    tenantId,
    kind: `mismatch-${kind}`,
    reference,
    at,
    entries: [
      { account: CLEARING_ACCOUNT, amount: -owed },
      { account: OWED_ACCOUNT, amount: owed },
    ],
  });
};

async function getIncomeAccount(trx: Queryable, order: OrderRow): Promise<string> {
  if (order.kind === "class") return CLASS_ACCOUNT;
  const { campaign } = await trx
    .selectFrom("donations")
    .select("campaign")
    .where("lms_id", "=", order.lms_id)
    .where("id", "=", order.subject_id)
    .executeTakeFirstOrThrow();
  return getDonationAccount(campaign);
}

/** Entries of the transactions with these references (order ids, or invoice ids of vouchers), in order of posting. */
export async function listLedgerRows(
  db: Queryable,
  tenantId: string,
  references: readonly string[],
): Promise<{ at: number; kind: string; account: string; amount: number }[]> {
  return db
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", (join) =>
      join.onRef("e.lms_id", "=", "t.lms_id").onRef("e.transaction_id", "=", "t.id"),
    )
    .select(["t.at", "t.kind", "e.account", "e.amount"])
    .where("t.lms_id", "=", tenantId)
    .where("t.kind", "in", PAYMENT_KINDS)
    .where("t.reference", "in", references)
    .orderBy("t.at")
    .orderBy("t.kind")
    .orderBy("e.account")
    .execute();
}
