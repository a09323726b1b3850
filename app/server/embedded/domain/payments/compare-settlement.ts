import { setImmediate } from "node:timers/promises";
import { DIFFERENCES, type Difference, type Movement } from "~/lib/reconciliation";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { dayEnd, dayStart } from "../../kit/days";
import { findMovements, readMovements, toMovementKey } from "./ledger-movements";
import type { SettlementRow } from "./read-settlement";

export type DifferenceRow = Omit<
  Schema["reconciliation_rows"],
  "lms_id" | "reconciliation_id" | "seq"
>;

export interface Comparison {
  equal: number;
  ignored: number;
  gross: number;
  fee: number;
  net: number;
  /** In the file's order, then what the file lacks. */
  differences: DifferenceRow[];
}

interface Subject {
  tenantId: string;
  /** First and last day, `YYYY-MM-DD` in WIB. */
  from: string;
  to: string;
}

const BATCH_SIZE = 500;
/** Gateways round each fee by itself. */
const MAX_ROUNDING = 1;

/** Compares a gateway's rows with what the ledger says about the same orders. */
export async function compareSettlement(
  db: Queryable,
  { tenantId, from, to }: Subject,
  rows: AsyncIterable<SettlementRow>,
): Promise<Comparison> {
  const comparison: Comparison = {
    equal: 0,
    ignored: 0,
    gross: 0,
    fee: 0,
    net: 0,
    differences: [],
  };
  const seen = new Set<string>();
  for await (const batch of toBatches(rows)) {
    const ids = [...new Set(batch.map(({ orderId }) => orderId))];
    const own = await findMovements(db, tenantId, ids);
    for (const row of batch) compareRow(comparison, row, { own, seen });
    // SQLite reads synchronously: lets other requests run in between.
    await setImmediate();
  }
  const period = { tenantId, from: dayStart(from), until: dayEnd(to) };
  for await (const movements of readMovements(db, period)) {
    for (const { movement, orderId, amount } of movements)
      if (!seen.has(toMovementKey(movement, orderId)))
        comparison.differences.push({
          ...NO_FILE_ROW,
          movement,
          order_id: orderId,
          own_amount: amount,
        });
  }
  return comparison;
}

const NO_FILE_ROW = {
  difference: "missing-there",
  line: null,
  amount: null,
  fee: null,
  net: null,
} as const;

async function* toBatches(rows: AsyncIterable<SettlementRow>): AsyncGenerator<SettlementRow[]> {
  let batch: SettlementRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

interface Known {
  own: ReadonlyMap<string, number>;
  /** Movements that the file has named so far. */
  seen: Set<string>;
}

function compareRow(comparison: Comparison, row: SettlementRow, { own, seen }: Known): void {
  const { movement, orderId } = row;
  if (movement === null) {
    comparison.ignored++;
    return;
  }
  const key = toMovementKey(movement, orderId);
  const ownAmount = own.get(key) ?? null;
  const difference = findDifference(row, { ownAmount, isRepeated: seen.has(key) });
  seen.add(key);
  addToSums(comparison, row, movement);
  if (difference === null) comparison.equal++;
  else comparison.differences.push(toDifferenceRow(row, { difference, movement, ownAmount }));
}

function findDifference(
  { orderId, amount, fee, net }: SettlementRow,
  { ownAmount, isRepeated }: { ownAmount: number | null; isRepeated: boolean },
): Difference | null {
  if (orderId === "" || amount === null) return "unreadable";
  if (isRepeated) return "repeated";
  if (ownAmount === null) return "missing-here";
  if (ownAmount !== amount) return "amount";
  const isConsistent = fee === null || net === null || Math.abs(amount - fee - net) <= MAX_ROUNDING;
  return isConsistent ? null : "fee";
}

/** Refunds count against the payments. */
function addToSums(comparison: Comparison, row: SettlementRow, movement: Movement): void {
  const sign = movement === "payment" ? 1 : -1;
  comparison.gross += sign * (row.amount ?? 0);
  comparison.net += sign * (row.net ?? 0);
  comparison.fee += row.fee ?? 0;
}

interface Found {
  difference: Difference;
  movement: Movement;
  ownAmount: number | null;
}

const toDifferenceRow = (
  { orderId, line, amount, fee, net }: SettlementRow,
  { difference, movement, ownAmount }: Found,
): DifferenceRow => ({
  difference,
  movement,
  order_id: orderId,
  line,
  amount,
  fee,
  net,
  own_amount: ownAmount,
});

/** A number for every kind of difference. */
export const countDifferences = (
  rows: readonly { difference: Difference; count: number }[],
): Record<Difference, number> =>
  Object.fromEntries(
    DIFFERENCES.map((name) => [
      name,
      rows.find(({ difference }) => difference === name)?.count ?? 0,
    ]),
  ) as Record<Difference, number>;
