import type { Transaction } from "kysely";
import type { Schema } from "../database/schema/schema";
import { createAuditRow } from "../kit/audit/audit-log";
import { deriveRecordId } from "../kit/ids";
import type { Posting } from "../kit/ledger";
import type { SeedPerson } from "./content/people";
import { insertAll } from "./insert-rows";
import { getUserId } from "./people-seeds";

interface SeedAuditEntry {
  /** Null for a gateway or job; `actorName` is set then. */
  actor: SeedPerson | null;
  actorName?: string;
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

/** A past event with a ledger posting, an audit entry, or both. */
export interface HistoryEvent {
  /** UTC ms. */
  at: number;
  posting?: Omit<Posting, "tenantId" | "at"> | null;
  auditEntry?: SeedAuditEntry;
}

/**
 * Writes ledger and audit log in chronological order with the results of `postLedger` and
 * `appendAudit`, but in bulk, because other instances wait for the seeding one. Once per tenant.
 * @throws Error if a posting is unbalanced or overdraws a user account
 */
export async function insertHistory(
  trx: Transaction<Schema>,
  { tenantId, appSecret }: { tenantId: string; appSecret: string },
  events: readonly HistoryEvent[],
): Promise<void> {
  const orderedEvents = events.toSorted((a, b) => a.at - b.at);
  await insertLedger(trx, tenantId, orderedEvents);
  const rows: Schema["audit_log"][] = [];
  for (const { at, auditEntry } of orderedEvents) {
    if (!auditEntry) continue;
    const { actor, actorName = actor?.name ?? "", ...event } = auditEntry;
    const user = actor && { id: getUserId(actor.email), roles: actor.roles };
    const position = { seq: rows.length + 1, previous_hash: rows.at(-1)?.hash ?? "" };
    const context = { clock: () => at, appSecret };
    rows.push(
      createAuditRow(
        context,
        { tenantId, clientIp: "", requestId: "seed" },
        { ...event, user, actorName },
        position,
      ),
    );
  }
  await insertAll(trx, "audit_log", rows);
  if (rows.length > 0)
    await insertAll(trx, "counters", [{ lms_id: tenantId, name: "audit", value: rows.length }]);
}

async function insertLedger(
  trx: Transaction<Schema>,
  tenantId: string,
  orderedEvents: readonly HistoryEvent[],
): Promise<void> {
  const transactions: Schema["ledger_transactions"][] = [];
  const entries: Schema["ledger_entries"][] = [];
  const balances = new Map<string, number>();
  for (const { at, posting } of orderedEvents) {
    if (!posting) continue;
    const { kind, reference } = posting;
    const id = deriveRecordId("ledger", tenantId, kind, reference);
    transactions.push({ lms_id: tenantId, id, kind, reference, at });
    if (posting.entries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      throw new Error(`${kind} ${reference} does not sum to zero`);
    for (const { account, amount } of posting.entries) {
      entries.push({ lms_id: tenantId, transaction_id: id, account, amount });
      const balance = (balances.get(account) ?? 0) + amount;
      if (balance < 0 && account.startsWith("user:"))
        throw new Error(`${kind} ${reference} overdraws ${account}`);
      balances.set(account, balance);
    }
  }
  await insertAll(trx, "ledger_transactions", transactions);
  await insertAll(trx, "ledger_entries", entries);
  await insertAll(
    trx,
    "ledger_balances",
    [...balances].map(([account, balance]) => ({ lms_id: tenantId, account, balance })),
  );
}
