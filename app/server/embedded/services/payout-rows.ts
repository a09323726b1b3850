import type { SelectQueryBuilder } from "kysely";
import { maskAccount } from "~/lib/banks";
import { formatDateTime } from "~/lib/dates";
import { HostRefusal, type HostUser } from "../../hosts/implement";
import type { Payout, PayoutFilters } from "../../hosts/services/payouts";
import { forbidden, MANAGERS, missing, type Queryable, STALE } from "../context";
import { dayEnd, dayStart } from "../days";
import type { Schema } from "../schema/schema";
import { containsWords } from "../text";

export type PayoutRow = Schema["payouts"];

/** Roles that ask for payouts, and those that see all of the tenant (designs B2). */
export const REQUESTERS = [0, 1, 2, 3, 6, 7, 8, 9] as const;
const VIEWERS = [...MANAGERS, 7, 9] as const;

export const seesAll = ({ roles }: HostUser) => roles.some((role) => (VIEWERS as readonly number[]).includes(role));
export const isManager = ({ roles }: HostUser) => roles.some((role) => (MANAGERS as readonly number[]).includes(role));

/** @param whole with the account's whole number, for its requester and for managers */
export function toPayout(row: PayoutRow, whole = false): Payout {
  return {
    ...{ id: row.id, reference: row.reference, requesterId: row.requester_id, requesterName: row.requester_name },
    ...{ amount: row.amount, fee: row.fee, net: row.amount - row.fee, bankCode: row.bank_code },
    accountNumber: whole ? row.account_number : maskAccount(row.account_number),
    ...{ accountName: row.account_name, notes: row.notes, status: row.status, requestedAt: row.requested_at },
    ...{ decidedBy: row.decided_by_name, decidedAt: row.decided_at, reason: row.reason, firstApprover: row.first_approver_name },
    ...{ heldUntil: row.held_until, processedAt: row.processed_at, completedAt: row.completed_at },
    ...{ errorCode: row.error_code, errorMessage: row.error_message, version: row.version },
  };
}

/** @throws HostRefusal 404, also for one that is somebody else's and not theirs to see */
export async function findPayout(db: Queryable, lmsId: string, id: string, user: HostUser): Promise<PayoutRow> {
  const row = await db.selectFrom("payouts").selectAll().where("lms_id", "=", lmsId).where("id", "=", id).executeTakeFirst();
  if (!row || (row.requester_id !== user.id && !seesAll(user))) throw missing("Pencairan");
  return row;
}

/** Why a decision came too late: who was first and when, or that the page is old. */
export function tooLate({ status, first_approver_name: first, decided_by_name: decidedBy, decided_at: decidedAt }: PayoutRow): HostRefusal {
  if (status === "queued" && first !== null)
    return new HostRefusal(409, `${first} sudah memberi persetujuan pertama. Muat ulang halaman.`, { status });
  if (status === "queued" || decidedBy === null || decidedAt === null) return new HostRefusal(409, STALE, { status });
  return new HostRefusal(409, `Permintaan ini sudah diproses oleh ${decidedBy} pada ${formatDateTime(decidedAt)}`, {
    decidedBy,
    decidedAt,
    status,
  });
}

interface Decision {
  user: HostUser;
  /** What it may become. */
  kinds: readonly string[];
  /** What its sender saw. */
  version: number;
}

/** Is this the same decision of the same person once more (a double click, a retry after a lost answer)? Then it gets the same answer again. */
export async function isRepeated(db: Queryable, row: PayoutRow, { user, kinds, version }: Decision): Promise<boolean> {
  if (version >= row.version) return false;
  const event = await db
    .selectFrom("payout_events")
    .select("kind")
    .where("lms_id", "=", row.lms_id)
    .where("payout_id", "=", row.id)
    .where("version", "=", version + 1)
    .executeTakeFirst();
  if (!event || !kinds.includes(event.kind)) return false;
  return (event.kind === "approved-first" ? row.first_approver_id : row.decided_by) === user.id;
}

/** For a decision that changed nothing. @param row as it stands now @throws HostRefusal 409 unless it is a repeated one */
export async function sameOrTooLate(db: Queryable, row: PayoutRow, decision: Decision): Promise<PayoutRow> {
  if (await isRepeated(db, row, decision)) return row;
  throw tooLate(row);
}

/** The rows that somebody may see and asked for. @throws HostRefusal 403 without a role that has payouts */
export function visiblePayouts(
  db: Queryable,
  lmsId: string,
  user: HostUser,
  filters: PayoutFilters,
): SelectQueryBuilder<Schema, "payouts", PayoutRow> {
  if (!user.roles.some((role) => (REQUESTERS as readonly number[]).includes(role))) throw forbidden();
  let query = db.selectFrom("payouts").selectAll().where("lms_id", "=", lmsId);
  if (!seesAll(user)) query = query.where("requester_id", "=", user.id);
  if (filters.status) query = query.where("status", "=", filters.status);
  if (filters.bank) query = query.where("bank_code", "=", filters.bank);
  if (filters.from) query = query.where("requested_at", ">=", dayStart(filters.from));
  if (filters.to) query = query.where("requested_at", "<", dayEnd(filters.to));
  for (const word of containsWords("search_text", filters.search)) query = query.where(word);
  return query;
}
