import type { Transaction } from "kysely";
import { auditRow } from "../audit";
import { recordIdOf } from "../ids";
import type { Posting } from "../ledger";
import type { Schema } from "../schema/schema";
import type { SeedPerson } from "./content/people";
import { insertAll } from "./insert-rows";
import { userId } from "./people-seeds";

/** Who did what, for the audit log. */
interface Deed {
  /** Null: a gateway or a job, which `actorName` names. */
  actor: SeedPerson | null;
  actorName?: string;
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

/** Something that happened in a tenant before the database was there: money that moved, a deed, or both. */
export interface PastEvent {
  /** UTC ms. */
  at: number;
  posting?: Omit<Posting, "lmsId" | "at"> | null;
  deed?: Deed;
}

/**
 * Writes the ledger and the audit log that these events leave, in their order, as `postLedger` and `appendAudit` would have: hundreds of
 * rows in a few statements, because other machines wait for the one that seeds. Once a tenant, before anything else is posted there.
 * @throws Error when an event's entries do not sum to zero, or somebody's balance would have been below it
 */
export async function insertPast(trx: Transaction<Schema>, lmsId: string, events: readonly PastEvent[]): Promise<void> {
  const ordered = events.toSorted((a, b) => a.at - b.at);
  await insertLedger(trx, lmsId, ordered);
  const rows: Schema["audit_log"][] = [];
  for (const { at, deed } of ordered) {
    if (!deed) continue;
    const { actor, actorName = actor?.name ?? "", ...event } = deed;
    const user = actor && { id: userId(actor.email), roles: actor.roles };
    const place = { seq: rows.length + 1, previous_hash: rows.at(-1)?.hash ?? "" };
    const context = { clock: () => at, appSecret: "" };
    rows.push(auditRow(context, { lmsId, clientIp: "", requestId: "seed" }, { ...event, user, actorName }, place));
  }
  await insertAll(trx, "audit_log", rows);
  if (rows.length > 0) await insertAll(trx, "counters", [{ lms_id: lmsId, name: "audit", value: rows.length }]);
}

async function insertLedger(trx: Transaction<Schema>, lmsId: string, ordered: readonly PastEvent[]): Promise<void> {
  const transactions: Schema["ledger_transactions"][] = [];
  const entries: Schema["ledger_entries"][] = [];
  const balances = new Map<string, number>();
  for (const { at, posting } of ordered) {
    if (!posting) continue;
    const { kind, reference } = posting;
    const id = recordIdOf("ledger", lmsId, kind, reference);
    transactions.push({ lms_id: lmsId, id, kind, reference, at });
    if (posting.entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error(`${kind} ${reference} does not sum to zero`);
    for (const { account, amount } of posting.entries) {
      entries.push({ lms_id: lmsId, transaction_id: id, account, amount });
      const balance = (balances.get(account) ?? 0) + amount;
      if (balance < 0 && account.startsWith("user:")) throw new Error(`${kind} ${reference} takes more from ${account} than there is`);
      balances.set(account, balance);
    }
  }
  await insertAll(trx, "ledger_transactions", transactions);
  await insertAll(trx, "ledger_entries", entries);
  await insertAll(
    trx,
    "ledger_balances",
    [...balances].map(([account, balance]) => ({ lms_id: lmsId, account, balance })),
  );
}
