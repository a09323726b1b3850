import type { Schema } from "~/server/embedded/database/schema/schema";
import { newRecordId } from "~/server/embedded/kit/ids";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import { toSearchText } from "~/server/embedded/kit/text";
import { encryptAppToken } from "~/server/hosts/app-token";
import type { HostName } from "~/server/hosts/contracts";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { APP_SECRET } from "./host-context";
import { PAYOUT_PASSWORD_HASH } from "./payout-user-fixture";

export const BCA_ACCOUNT = {
  bankCode: "014",
  accountNumber: "1234567890",
  accountName: "Nama Pemohon",
  notes: "",
};

/** A user with these roles and the cheaply hashed password. @returns the access token */
export async function signInPayoutUser(
  { database: { db } }: Backend,
  id: string,
  roles: readonly number[],
  tenantId = TENANT_ID,
): Promise<string> {
  const token = await createSignedInUser(
    db,
    id,
    roles.map((role) => ({ tenantId, role })),
  );
  await db
    .updateTable("users")
    .set({ password_hash: PAYOUT_PASSWORD_HASH })
    .where("id", "=", id)
    .execute();
  return token;
}

export async function creditEarnings(
  { database: { db } }: Backend,
  userId: string,
  amount: number,
  tenantId = TENANT_ID,
): Promise<void> {
  const entries = [
    { account: "expense:earnings", amount: -amount },
    { account: `user:${userId}:available`, amount },
  ];
  await db.transaction().execute((trx) =>
    postLedgerTransaction(trx, {
      tenantId,
      kind: "earning",
      reference: newRecordId(),
      at: Date.now(),
      entries,
    }).then(() => undefined),
  );
}

/** Sum of each tenant's ledger, and accounts whose balance differs from the sum of their entries. */
export async function findLedgerErrors({
  database: { db },
}: Backend): Promise<{ sums: number[]; wrong: string[] }> {
  const entries = await db.selectFrom("ledger_entries").selectAll().execute();
  const balances = await db.selectFrom("ledger_balances").selectAll().execute();
  const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
  const wrong = balances.filter(
    ({ lms_id, account, balance }) =>
      sumOf(entries.filter((entry) => entry.lms_id === lms_id && entry.account === account)) !==
        balance ||
      (account.startsWith("user:") && balance < 0),
  );
  return {
    sums: [TENANT_ID, OTHER_TENANT_ID].map((tenantId) =>
      sumOf(entries.filter(({ lms_id }) => lms_id === tenantId)),
    ),
    wrong: wrong.map(({ account }) => account),
  };
}

type PayoutRow = Schema["payouts"];

/** A row without ledger entries, for lists. */
export function createPayoutRow(
  number: number,
  requester_id: string,
  more: Partial<PayoutRow> = {},
): PayoutRow {
  const row: PayoutRow = {
    lms_id: TENANT_ID,
    id: newRecordId(),
    reference: `PO-2026-${String(number).padStart(6, "0")}`,
    requester_id,
    amount: 100_000,
    fee: 2_500,
    requester_name: `Nama ${requester_id}`,
    bank_code: "014",
    account_number: String(1_000_000_000 + number),
    account_name: "Budi",
    notes: "",
    status: "queued",
    requested_at: Date.now() - number * 1_000,
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
    reason: null,
    first_approver_id: null,
    first_approver_name: null,
    held_until: null,
    processed_at: null,
    completed_at: null,
    error_code: null,
    error_message: null,
    rail_id: null,
    next_attempt_at: null,
    version: 1,
    search_text: "",
    ...more,
  };
  return {
    ...row,
    search_text: toSearchText(
      row.reference,
      row.requester_name,
      row.account_name,
      row.account_number.slice(-4),
    ),
  };
}

/** Bypasses the client, which validates requests against the contract. */
export async function sendUnvalidated(
  site: Backend,
  host: HostName,
  accessToken: string | undefined,
  path: string,
  body?: unknown,
) {
  const headers = {
    "lms-id": TENANT_ID,
    Authorization: `Bearer ${accessToken}`,
    "Content-Type": "application/json",
    AppToken:
      encryptAppToken({ secret: APP_SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "",
  };
  const answer = await site.sendRaw(host, path, {
    headers,
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Record<string, string> | null };
  return { status: answer.status, data };
}
