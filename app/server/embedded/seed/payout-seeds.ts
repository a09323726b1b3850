import { isEWallet } from "~/lib/banks";
import { TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { type PayoutChange, toAuditEntry, toPosting } from "../domain/payouts/change-payout";
import { getPayoutAccounts } from "../domain/payouts/payouts";
import { deriveRecordId } from "../kit/ids";
import { toSearchText } from "../kit/text";
import type { PayoutFate, SeedPayout } from "./content/payouts";
import type { SeedPerson } from "./content/people";
import type { SeedTenant } from "./content/types";
import type { HistoryEvent } from "./insert-history";
import { createNumberSequence } from "./number-sequence";
import { getUserId } from "./people-seeds";

const BANK_FEE = 2_500;
const SYSTEM_ACTOR_NAME = "Sistem pencairan";

type Step = Exclude<PayoutChange["kind"], `reversal-${string}`>;
type Row = Schema["payouts"];

const STEPS_BY_FATE: Record<PayoutFate, readonly Step[]> = {
  queued: [],
  held: [],
  "half-approved": ["approved-first"],
  approved: ["approved"],
  processed: ["approved", "processed"],
  completed: ["approved", "processed", "completed"],
  failed: ["approved", "failed"],
  reversed: ["approved", "processed", "completed", "reversed"],
  rejected: ["rejected"],
  cancelled: ["cancelled"],
};

/** A tenant's payouts with their earnings, steps and timeline. */
export function toPayoutRows(
  { key, tenantId }: SeedTenant,
  seeds: readonly SeedPayout[],
  people: readonly SeedPerson[],
  now: number,
) {
  const tenantSeeds = seeds
    .filter(({ tenants }) => tenants.includes(key))
    .toSorted((a, b) => b.daysAgo - a.daysAgo);
  const numbers = createNumberSequence(tenantId, "payout", "PO");
  const person = (account: string) => {
    const owner = people.find(({ email }) => email.startsWith(`${account}@`));
    if (!owner) throw new Error(`unknown seed account ${account}`);
    return owner;
  };
  const payouts = tenantSeeds.map((seed) => {
    const at = now - Math.max(seed.daysAgo * DAY_MS, 2 * HOUR_MS);
    return applySteps(
      toRequestedRow(tenantId, seed, person(seed.requester), numbers.next(at), at),
      seed,
      person,
      now,
    );
  });
  return {
    rows: payouts.map(({ row }) => row),
    timeline: payouts.flatMap(({ timeline }) => timeline),
    orders: payouts.flatMap(({ row }) => (row.status === "processed" ? [toRailOrder(row)] : [])),
    events: [
      ...toEarningEvents(tenantId, tenantSeeds, person, now),
      ...payouts.flatMap(({ events }) => events),
    ],
    counters: numbers.counters(),
  };
}

/** Three earlier earnings that cover all requests of a user. */
function toEarningEvents(
  tenantId: string,
  seeds: readonly SeedPayout[],
  person: (account: string) => SeedPerson,
  now: number,
): HistoryEvent[] {
  return [...new Set(seeds.map(({ requester }) => requester))].flatMap((requester) => {
    const sum = seeds
      .filter((seed) => seed.requester === requester)
      .reduce((total, { amount }) => total + amount, 0);
    const amount = Math.ceil((sum + 1_250_000) / 3 / 50_000) * 50_000;
    const id = getUserId(person(requester).email);
    // Admins do not credit themselves.
    const actor = person(requester.startsWith("admin") ? "superadmin" : "admin");
    const entries = [
      { account: "expense:earnings", amount: -amount },
      { account: getPayoutAccounts(id).available, amount },
    ];
    return [130, 100, 70].map((day): HistoryEvent => {
      const reference = deriveRecordId("earning", tenantId, requester, String(day));
      const after = { amount, note: "Honor bulan berjalan" };
      const auditEntry = { actor, action: "earning.credited", entity: "user", entityId: id, after };
      return {
        at: now - day * DAY_MS,
        posting: { kind: "earning", reference, entries },
        auditEntry,
      };
    });
  });
}

function toRequestedRow(
  tenantId: string,
  seed: SeedPayout,
  { email, name }: SeedPerson,
  reference: string,
  at: number,
): Row {
  const { amount, bankCode, accountNumber, notes, fate } = seed;
  return {
    lms_id: tenantId,
    id: deriveRecordId("payout", tenantId, reference),
    reference,
    requester_id: getUserId(email),
    requester_name: name,
    amount,
    fee: isEWallet(bankCode) ? 0 : BANK_FEE,
    bank_code: bankCode,
    account_number: accountNumber,
    account_name: name,
    notes,
    status: "queued",
    requested_at: at,
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
    reason: null,
    first_approver_id: null,
    first_approver_name: null,
    held_until: fate === "held" ? at + DAY_MS : null,
    processed_at: null,
    completed_at: null,
    error_code: null,
    error_message: null,
    rail_id: null,
    next_attempt_at: null,
    version: 1,
    search_text: toSearchText(reference, name, name, accountNumber.slice(-4)),
  };
}

/** Applies the steps of a payout: final row, timeline, and events for ledger and audit log. */
function applySteps(
  first: Row,
  { requester, amount, fate, reason }: SeedPayout,
  person: (account: string) => SeedPerson,
  now: number,
) {
  const approvers = ["admin", "admin-kedua"].filter((account) => account !== requester).map(person);
  const steps: Step[] = [...STEPS_BY_FATE[fate]];
  if (steps[0] === "approved" && amount >= TWO_APPROVERS_THRESHOLD) steps.unshift("approved-first");
  const { lms_id, id: payout_id, reference, requested_at } = first;
  const { available, held } = getPayoutAccounts(first.requester_id);
  const entries = [
    { account: available, amount: -amount },
    { account: held, amount },
  ];
  const actor = person(requester);
  const after = { status: "queued", reference, amount };
  const timeline: Schema["payout_events"][] = [
    {
      lms_id,
      payout_id,
      version: 1,
      at: requested_at,
      actor_name: first.requester_name,
      kind: "requested",
      detail: null,
    },
  ];
  const events: HistoryEvent[] = [
    {
      at: requested_at,
      posting: { kind: "payout-requested", reference: payout_id, entries },
      auditEntry: {
        actor,
        action: "payout.requested",
        entity: "payout",
        entityId: payout_id,
        after,
      },
    },
  ];
  let row = first;
  for (const [index, kind] of steps.entries()) {
    // Ten hours apart, but in the past for recent requests.
    const at = Math.min(
      requested_at + (index + 1) * 10 * HOUR_MS,
      now - (steps.length - index) * 60_000,
    );
    const isSystem = kind === "processed" || kind === "completed" || kind === "failed";
    const second = kind === "approved" && row.first_approver_id !== null;
    const by = isSystem ? null : kind === "cancelled" ? actor : (approvers[second ? 1 : 0] ?? null);
    const detail = kind === "rejected" || kind === "failed" || kind === "reversed" ? reason : null;
    const set = getStepChange(row, kind, by, reason, at);
    const actorName = by?.name ?? SYSTEM_ACTOR_NAME;
    events.push({
      at,
      posting: toPosting(row, kind, at),
      auditEntry: { actor: by, actorName, ...toAuditEntry(row, { set, kind, detail }) },
    });
    row = { ...row, ...set, version: row.version + 1 };
    timeline.push({
      lms_id,
      payout_id,
      version: row.version,
      at,
      actor_name: actorName,
      kind,
      detail,
    });
  }
  return { row, timeline, events };
}

function getStepChange(
  row: Row,
  kind: Step,
  by: SeedPerson | null,
  reason: string | null,
  at: number,
): Partial<Row> {
  const actor = by && { id: getUserId(by.email), name: by.name };
  const decided = {
    decided_by: actor?.id ?? null,
    decided_by_name: actor?.name ?? null,
    decided_at: at,
  };
  const failure = { status: "failed", error_message: reason, next_attempt_at: null } as const;
  switch (kind) {
    case "approved-first":
      return { first_approver_id: actor?.id ?? null, first_approver_name: actor?.name ?? null };
    case "approved":
      // Left out by the job, so that the demo shows approved payouts.
      return { status: "approved", ...decided, next_attempt_at: null };
    case "rejected":
      return { status: "rejected", ...decided, reason };
    case "cancelled":
      return { status: "cancelled" };
    case "processed":
      return { status: "processed", processed_at: at, rail_id: getRailId(row) };
    case "completed":
      return { status: "completed", completed_at: at, next_attempt_at: null };
    case "failed":
      return { ...failure, error_code: "INVALID_DESTINATION", rail_id: getRailId(row) };
    case "reversed":
      return { ...failure, error_code: "BANK_REFUND" };
  }
}

const getRailId = ({ lms_id, reference }: Row) => deriveRecordId("rail", lms_id, reference);

/** Lets the sandbox rail complete processed payouts. */
const toRailOrder = (row: Row): Schema["rail_orders"] => ({
  reference: `${row.lms_id}-${row.reference}`,
  rail_id: getRailId(row),
  amount: row.amount - row.fee,
  account_number: row.account_number,
  status: "processed",
  error_code: null,
  error_message: null,
  created_at: row.processed_at ?? row.requested_at,
  changed_at: row.processed_at ?? row.requested_at,
});
