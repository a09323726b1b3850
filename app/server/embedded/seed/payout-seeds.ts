import { isWallet } from "~/lib/banks";
import { TWO_APPROVERS_FROM } from "~/lib/payout-status";
import { recordIdOf } from "../ids";
import { postLedger } from "../ledger";
import type { Schema } from "../schema/schema";
import { accountsOf, changePayout } from "../services/payout-changes";
import { searchText } from "../text";
import type { PayoutFate, SeedPayout } from "./content/payouts";
import type { SeedPerson } from "./content/people";
import type { SeedTenant } from "./content/types";
import { numbered } from "./numbered";
import { audited, type Past, type PastEvent, sourceOf } from "./past";
import { userId } from "./people-seeds";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BANK_FEE = 2_500;
const SYSTEM = "Sistem pencairan";
/** The demo shows payouts under way for some days; then the job takes them up. */
const SHOWN_MS = 3 * DAY_MS;

type Step = "approved-first" | "approved" | "processed" | "completed" | "failed" | "reversed" | "rejected" | "cancelled";

const STEPS: Record<PayoutFate, readonly Step[]> = {
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

/** A tenant's payouts as they came about: what was earned, asked for and decided. */
export function payoutEvents({ key, lmsId }: SeedTenant, seeds: readonly SeedPayout[], people: readonly SeedPerson[], now: number) {
  const own = seeds.filter(({ tenants }) => tenants.includes(key)).toSorted((a, b) => b.daysAgo - a.daysAgo);
  const numbers = numbered(lmsId, "payout", "PO");
  const orders: Schema["rail_orders"][] = [];
  const person = (account: string) => {
    const found = people.find(({ email }) => email.startsWith(`${account}@`));
    if (!found) throw new Error(`there is no account ${account}`);
    return found;
  };
  const events = own.flatMap((seed): PastEvent[] => {
    const requester = person(seed.requester);
    const approvers = ["admin", "admin-kedua"].filter((account) => account !== seed.requester).map(person);
    const asked = now - Math.max(seed.daysAgo * DAY_MS, 2 * HOUR_MS);
    const row = payoutRow(lmsId, seed, requester, numbers.next(asked), asked);
    const steps: Step[] = [...STEPS[seed.fate]];
    if (steps[0] === "approved" && seed.amount >= TWO_APPROVERS_FROM) steps.unshift("approved-first");
    if (seed.fate === "processed") orders.push(railOrder(row, asked + 20 * HOUR_MS));
    return [
      { at: asked, happen: (past) => request(past, row, requester) },
      ...steps.map((step, place): PastEvent => {
        // Within working hours of the days after; of a fresh request within the hours since.
        const at = Math.min(asked + (place + 1) * 10 * HOUR_MS, now - (steps.length - place) * 60_000);
        const isSystem = step === "processed" || step === "completed" || step === "failed";
        const second = step === "approved" && steps.includes("approved-first");
        const actor = isSystem ? null : step === "cancelled" ? requester : (approvers[second ? 1 : 0] ?? null);
        return { at, happen: (past) => change(past, row.id, { step, actor, reason: seed.reason, until: now + SHOWN_MS }) };
      }),
    ];
  });
  return { events: [...earnings(lmsId, own, person, now), ...events], orders, counters: numbers.counters() };
}

/** Three times what was asked for, in even sums, before the first request. */
function earnings(lmsId: string, own: readonly SeedPayout[], person: (account: string) => SeedPerson, now: number): PastEvent[] {
  const admin = (account: string) => person(account === "admin" ? "admin-kedua" : "admin");
  return [...new Set(own.map(({ requester }) => requester))].flatMap((requester) => {
    const asked = own.filter((one) => one.requester === requester).reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.ceil((asked + 1_250_000) / 3 / 50_000) * 50_000;
    const id = userId(person(requester).email);
    return [130, 100, 70].flatMap((day): PastEvent[] => {
      const at = now - day * DAY_MS;
      const entries = [
        { account: "expense:earnings", amount: -amount },
        { account: accountsOf(id).available, amount },
      ];
      const reference = recordIdOf("earning", lmsId, requester, String(day));
      const after = { amount, note: "Honor bulan berjalan" };
      return [
        { at, happen: async ({ trx }) => void (await postLedger(trx, { lmsId, kind: "earning", reference, at, entries })) },
        audited({ at, actor: admin(requester), action: "earning.credited", entity: "user", entityId: id, after }),
      ];
    });
  });
}

function payoutRow(lmsId: string, seed: SeedPayout, { email, name }: SeedPerson, reference: string, at: number): Schema["payouts"] {
  const { amount, bankCode, accountNumber, notes, fate } = seed;
  return {
    ...{ lms_id: lmsId, id: recordIdOf("payout", lmsId, reference), reference, requester_id: userId(email), requester_name: name },
    ...{ amount, fee: isWallet(bankCode) ? 0 : BANK_FEE, bank_code: bankCode, account_number: accountNumber, account_name: name, notes },
    ...{ status: "queued", requested_at: at, decided_by: null, decided_by_name: null, decided_at: null, reason: null },
    ...{ first_approver_id: null, first_approver_name: null, held_until: fate === "held" ? at + DAY_MS : null },
    ...{ processed_at: null, completed_at: null, error_code: null, error_message: null, rail_id: null, next_attempt_at: null, version: 1 },
    search_text: searchText(reference, name, name, accountNumber.slice(-4)),
  };
}

async function request({ trx, lmsId, context }: Past, row: Schema["payouts"], requester: SeedPerson): Promise<void> {
  const { id, amount, reference, requester_id, requester_name, requested_at: at } = row;
  const { available, held } = accountsOf(requester_id);
  await trx.insertInto("payouts").values(row).execute();
  const entries = [
    { account: available, amount: -amount },
    { account: held, amount },
  ];
  await postLedger(trx, { lmsId, kind: "payout-requested", reference: id, at, entries });
  const event = { lms_id: lmsId, payout_id: id, version: 1, at, actor_name: requester_name, kind: "requested", detail: null };
  await trx.insertInto("payout_events").values(event).execute();
  const after = { status: "queued", reference, amount };
  await audited({ at, actor: requester, action: "payout.requested", entity: "payout", entityId: id, after }).happen({
    trx,
    lmsId,
    context,
  });
}

interface Taken {
  step: Step;
  /** Null: the job. */
  actor: SeedPerson | null;
  reason: string | null;
  /** Until when the job leaves alone what is under way. */
  until: number;
}

async function change({ trx, lmsId, context }: Past, id: string, { step, actor, reason, until }: Taken): Promise<void> {
  const row = await trx.selectFrom("payouts").selectAll().where("lms_id", "=", lmsId).where("id", "=", id).executeTakeFirstOrThrow();
  const at = context.clock();
  const by = actor && { id: userId(actor.email), name: actor.name };
  const decided = { decided_by: by?.id ?? null, decided_by_name: by?.name ?? null, decided_at: at };
  const failure = { status: "failed", error_message: reason, next_attempt_at: null } as const;
  const sets: Record<Step, Parameters<typeof changePayout>[2]["set"]> = {
    "approved-first": { first_approver_id: by?.id ?? null, first_approver_name: by?.name ?? null },
    approved: { status: "approved", ...decided, next_attempt_at: until },
    rejected: { status: "rejected", ...decided, reason },
    cancelled: { status: "cancelled" },
    processed: { status: "processed", processed_at: at, rail_id: railId(row), next_attempt_at: until },
    completed: { status: "completed", completed_at: at, next_attempt_at: null },
    failed: { ...failure, error_code: "INVALID_DESTINATION", rail_id: railId(row) },
    reversed: { ...failure, error_code: "BANK_REFUND" },
  };
  const isTold = step === "rejected" || step === "failed" || step === "reversed";
  const source = sourceOf(lmsId, actor);
  const detail = isTold ? reason : null;
  await changePayout(context, trx, { row, set: sets[step], kind: step, detail, actorName: actor?.name ?? SYSTEM, at, source });
}

const railId = ({ lms_id, reference }: Schema["payouts"]) => recordIdOf("rail", lms_id, reference);

/** The sandbox knows of what is on its way, and will bring it to its end. */
const railOrder = (row: Schema["payouts"], at: number): Schema["rail_orders"] => ({
  ...{ reference: `${row.lms_id}-${row.reference}`, rail_id: railId(row), amount: row.amount - row.fee },
  ...{ account_number: row.account_number, status: "processed", error_code: null, error_message: null, created_at: at, changed_at: at },
});
