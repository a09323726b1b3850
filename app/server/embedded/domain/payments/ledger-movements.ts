import type { Movement } from "~/lib/reconciliation";
import type { Queryable } from "../../kit/context";
import { CLEARING_ACCOUNT } from "./payment-ledger";

/** Kinds of transactions that move money at the gateway. */
const MOVEMENT_KINDS: Record<Movement, string[]> = {
  payment: ["payment", "mismatch-payment"],
  refund: ["refund", "mismatch-refund"],
};
const ALL_KINDS = Object.values(MOVEMENT_KINDS).flat();
const BATCH_SIZE = 500;

export const toMovementKey = (movement: Movement, orderId: string) => `${movement} ${orderId}`;

const toMovement = (kind: string): Movement =>
  MOVEMENT_KINDS.payment.includes(kind) ? "payment" : "refund";

/** What the gateway got of each order, and gave back; rupiah by `toMovementKey`. */
export async function findMovements(
  db: Queryable,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queryMovements(db, tenantId)
    .select(["t.kind", "t.reference", "e.amount"])
    .where("t.kind", "in", ALL_KINDS)
    .where("t.reference", "in", orderIds)
    .execute();
  const sums = new Map<string, number>();
  for (const { kind, reference, amount } of rows) {
    const movement = toMovement(kind);
    const key = toMovementKey(movement, reference);
    const moved = movement === "payment" ? -amount : amount;
    sums.set(key, (sums.get(key) ?? 0) + moved);
  }
  return sums;
}

const queryMovements = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", (join) =>
      join
        .onRef("e.lms_id", "=", "t.lms_id")
        .onRef("e.transaction_id", "=", "t.id")
        .on("e.account", "=", CLEARING_ACCOUNT),
    )
    .where("t.lms_id", "=", tenantId);

interface Period {
  tenantId: string;
  /** UTC ms; the end is exclusive. */
  from: number;
  until: number;
}

export interface LedgerMovement {
  movement: Movement;
  orderId: string;
  amount: number;
}

/** What moved at the gateway in a period, oldest first. */
export async function* readMovements(
  db: Queryable,
  { tenantId, from, until }: Period,
): AsyncGenerator<LedgerMovement[]> {
  const query = queryMovements(db, tenantId)
    .select(["t.at", "t.id", "t.kind", "t.reference", "e.amount"])
    .where("t.at", "<", until)
    .where("t.kind", "in", ALL_KINDS)
    .orderBy("t.at")
    .orderBy("t.id")
    .limit(BATCH_SIZE);
  let last = { at: from, id: "" };
  for (;;) {
    const { at, id } = last;
    const rows = await query
      .where("t.at", ">=", at)
      .where(({ or, eb }) => or([eb("t.at", ">", at), eb("t.id", ">", id)]))
      .execute();
    yield rows.map(({ kind, reference, amount }) => ({
      movement: toMovement(kind),
      orderId: reference,
      amount: Math.abs(amount),
    }));
    const next = rows.at(-1);
    if (!next || rows.length < BATCH_SIZE) return;
    last = next;
  }
}
