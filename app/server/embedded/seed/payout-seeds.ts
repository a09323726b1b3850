import { isWallet } from "~/lib/banks";
import { TWO_APPROVERS_FROM } from "~/lib/payout-status";
import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import { accountsOf, type Change, deedOf, postingOf } from "../services/payout-changes";
import { payoutLine } from "../services/payout-lines";
import { searchText } from "../text";
import type { PayoutFate, SeedPayout } from "./content/payouts";
import type { SeedPerson } from "./content/people";
import type { SeedTenant } from "./content/types";
import { numbered } from "./numbered";
import type { PastEvent } from "./past";
import { userId } from "./people-seeds";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BANK_FEE = 2_500;
const SYSTEM = "Sistem pencairan";
/** The demo shows payouts under way for some days; then the job takes them up. */
const SHOWN_MS = 3 * DAY_MS;

type Step = Change["kind"];
type Row = Schema["payouts"];

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
export function payoutRows({ key, lmsId }: SeedTenant, seeds: readonly SeedPayout[], people: readonly SeedPerson[], now: number) {
  const own = seeds.filter(({ tenants }) => tenants.includes(key)).toSorted((a, b) => b.daysAgo - a.daysAgo);
  const numbers = numbered(lmsId, "payout", "PO");
  const person = (account: string) => {
    const found = people.find(({ email }) => email.startsWith(`${account}@`));
    if (!found) throw new Error(`there is no account ${account}`);
    return found;
  };
  const all = own.map((seed) => {
    const at = now - Math.max(seed.daysAgo * DAY_MS, 2 * HOUR_MS);
    return grow(asked(lmsId, seed, person(seed.requester), numbers.next(at), at), seed, person, now);
  });
  return {
    rows: all.map(({ row }) => row),
    timeline: all.flatMap(({ timeline }) => timeline),
    orders: all.flatMap(({ row }) => (row.status === "processed" ? [railOrder(row)] : [])),
    events: [...earnings(lmsId, own, person, now), ...all.flatMap(({ events }) => events)],
    counters: numbers.counters(),
  };
}

/** Three times what was asked for, in even sums, before the first request. */
function earnings(lmsId: string, own: readonly SeedPayout[], person: (account: string) => SeedPerson, now: number): PastEvent[] {
  return [...new Set(own.map(({ requester }) => requester))].flatMap((requester) => {
    const sum = own.filter((one) => one.requester === requester).reduce((all, { amount }) => all + amount, 0);
    const amount = Math.ceil((sum + 1_250_000) / 3 / 50_000) * 50_000;
    const id = userId(person(requester).email);
    // Nobody gives to themselves.
    const actor = person(requester.startsWith("admin") ? "superadmin" : "admin");
    const entries = [
      { account: "expense:earnings", amount: -amount },
      { account: accountsOf(id).available, amount },
    ];
    return [130, 100, 70].map((day): PastEvent => {
      const reference = recordIdOf("earning", lmsId, requester, String(day));
      const after = { amount, note: "Honor bulan berjalan" };
      const deed = { actor, action: "earning.credited", entity: "user", entityId: id, after };
      return { at: now - day * DAY_MS, posting: { kind: "earning", reference, entries }, deed };
    });
  });
}

function asked(lmsId: string, seed: SeedPayout, { email, name }: SeedPerson, reference: string, at: number): Row {
  const { amount, bankCode, accountNumber, notes, fate } = seed;
  return {
    ...{ lms_id: lmsId, id: recordIdOf("payout", lmsId, reference), reference, requester_id: userId(email), requester_name: name },
    ...{ amount, fee: isWallet(bankCode) ? 0 : BANK_FEE, bank_code: bankCode, account_number: accountNumber, account_name: name, notes },
    ...{ status: "queued", requested_at: at, decided_by: null, decided_by_name: null, decided_at: null, reason: null },
    ...{ first_approver_id: null, first_approver_name: null, held_until: fate === "held" ? at + DAY_MS : null },
    ...{ processed_at: null, completed_at: null, error_code: null, error_message: null, rail_id: null, next_attempt_at: null, version: 1 },
    search_text: searchText(reference, name, name, accountNumber.slice(-4)),
    csv_line: "",
  };
}

/** Takes a payout through its steps: the row as it is at last, its timeline, and what each step moved and left in the audit log. */
function grow(first: Row, { requester, amount, fate, reason }: SeedPayout, person: (account: string) => SeedPerson, now: number) {
  const approvers = ["admin", "admin-kedua"].filter((account) => account !== requester).map(person);
  const steps: Step[] = [...STEPS[fate]];
  if (steps[0] === "approved" && amount >= TWO_APPROVERS_FROM) steps.unshift("approved-first");
  const { lms_id, id: payout_id, reference, requested_at } = first;
  const { available, held } = accountsOf(first.requester_id);
  const entries = [
    { account: available, amount: -amount },
    { account: held, amount },
  ];
  const actor = person(requester);
  const after = { status: "queued", reference, amount };
  const timeline: Schema["payout_events"][] = [
    { lms_id, payout_id, version: 1, at: requested_at, actor_name: first.requester_name, kind: "requested", detail: null },
  ];
  const events: PastEvent[] = [
    {
      at: requested_at,
      posting: { kind: "payout-requested", reference: payout_id, entries },
      deed: { actor, action: "payout.requested", entity: "payout", entityId: payout_id, after },
    },
  ];
  let row = first;
  for (const [place, kind] of steps.entries()) {
    // Within the days after; of a fresh request within the hours since.
    const at = Math.min(requested_at + (place + 1) * 10 * HOUR_MS, now - (steps.length - place) * 60_000);
    const isSystem = kind === "processed" || kind === "completed" || kind === "failed";
    const second = kind === "approved" && row.first_approver_id !== null;
    const by = isSystem ? null : kind === "cancelled" ? actor : (approvers[second ? 1 : 0] ?? null);
    const detail = kind === "rejected" || kind === "failed" || kind === "reversed" ? reason : null;
    const set = stepOf(row, kind, by, reason, at, now);
    const actorName = by?.name ?? SYSTEM;
    events.push({ at, posting: postingOf(row, kind, at), deed: { actor: by, actorName, ...deedOf(row, { set, kind, detail }) } });
    row = { ...row, ...set, version: row.version + 1 };
    timeline.push({ lms_id, payout_id, version: row.version, at, actor_name: actorName, kind, detail });
  }
  return { row: { ...row, csv_line: payoutLine(row) }, timeline, events };
}

/** What a step changes in the row. */
function stepOf(row: Row, kind: Step, by: SeedPerson | null, reason: string | null, at: number, now: number): Partial<Row> {
  const actor = by && { id: userId(by.email), name: by.name };
  const decided = { decided_by: actor?.id ?? null, decided_by_name: actor?.name ?? null, decided_at: at };
  const failure = { status: "failed", error_message: reason, next_attempt_at: null } as const;
  switch (kind) {
    case "approved-first":
      return { first_approver_id: actor?.id ?? null, first_approver_name: actor?.name ?? null };
    case "approved":
      return { status: "approved", ...decided, next_attempt_at: now + SHOWN_MS };
    case "rejected":
      return { status: "rejected", ...decided, reason };
    case "cancelled":
      return { status: "cancelled" };
    case "processed":
      return { status: "processed", processed_at: at, rail_id: railId(row) };
    case "completed":
      return { status: "completed", completed_at: at, next_attempt_at: null };
    case "failed":
      return { ...failure, error_code: "INVALID_DESTINATION", rail_id: railId(row) };
    case "reversed":
      return { ...failure, error_code: "BANK_REFUND" };
  }
}

const railId = ({ lms_id, reference }: Row) => recordIdOf("rail", lms_id, reference);

/** The sandbox knows of what is on its way, and will bring it to its end. */
const railOrder = (row: Row): Schema["rail_orders"] => ({
  ...{ reference: `${row.lms_id}-${row.reference}`, rail_id: railId(row), amount: row.amount - row.fee },
  ...{ account_number: row.account_number, status: "processed", error_code: null, error_message: null },
  ...{ created_at: row.processed_at ?? row.requested_at, changed_at: row.processed_at ?? row.requested_at },
});
