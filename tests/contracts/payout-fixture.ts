import type { Kysely } from "kysely";
import { newRecordId } from "~/server/embedded/ids";
import { postLedger } from "~/server/embedded/ledger";
import type { Schema } from "~/server/embedded/schema/schema";
import { payoutLine } from "~/server/embedded/services/payout-lines";
import { searchText } from "~/server/embedded/text";
import { sealAppToken } from "~/server/hosts/app-token";
import type { HostName } from "~/server/hosts/contracts";
import { signIn } from "./fixture";
import { SECRET } from "./host-context";
import { cheapHash } from "./payouts-fixture";
import { OURS, type Site, THEIRS } from "./site";

export const BCA = { bankCode: "014", accountNumber: "1234567890", accountName: "Nama Pemohon", notes: "" };

/** Somebody with the payments' cheap password and these roles. @returns the access token */
export async function person({ database: { db } }: Site, id: string, roles: readonly number[], lmsId = OURS): Promise<string> {
  const token = await signIn(
    db,
    id,
    roles.map((role) => ({ lmsId, role })),
  );
  await db.updateTable("users").set({ password_hash: cheapHash }).where("id", "=", id).execute();
  return token;
}

/** Money to pay out, as earned. */
export async function earn({ database: { db } }: Site, userId: string, amount: number, lmsId = OURS): Promise<void> {
  const entries = [
    { account: "expense:earnings", amount: -amount },
    { account: `user:${userId}:available`, amount },
  ];
  await db
    .transaction()
    .execute((trx) => postLedger(trx, { lmsId, kind: "earning", reference: newRecordId(), at: Date.now(), entries }).then(() => undefined));
}

/** Both tenants' ledgers: what all entries add up to, and the accounts whose balance is not the sum of their entries. */
export async function ledgerFaults({ database: { db } }: Site): Promise<{ sums: number[]; wrong: string[] }> {
  const entries = await db.selectFrom("ledger_entries").selectAll().execute();
  const balances = await db.selectFrom("ledger_balances").selectAll().execute();
  const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
  const wrong = balances.filter(
    ({ lms_id, account, balance }) =>
      sumOf(entries.filter((entry) => entry.lms_id === lms_id && entry.account === account)) !== balance ||
      (account.startsWith("user:") && balance < 0),
  );
  return {
    sums: [OURS, THEIRS].map((lmsId) => sumOf(entries.filter(({ lms_id }) => lms_id === lmsId))),
    wrong: wrong.map(({ account }) => account),
  };
}

type Row = Schema["payouts"];

/** A row as it is, without money behind it: for lists. */
export function payoutRow(number: number, requester_id: string, more: Partial<Row> = {}): Row {
  const row: Row = {
    ...{
      lms_id: OURS,
      id: newRecordId(),
      reference: `PO-2026-${String(number).padStart(6, "0")}`,
      requester_id,
      amount: 100_000,
      fee: 2_500,
    },
    ...{ requester_name: `Nama ${requester_id}`, bank_code: "014", account_number: String(1_000_000_000 + number), account_name: "Budi" },
    ...{
      notes: "",
      status: "queued",
      requested_at: Date.now() - number * 1_000,
      decided_by: null,
      decided_by_name: null,
      decided_at: null,
    },
    ...{ reason: null, first_approver_id: null, first_approver_name: null, held_until: null, processed_at: null, completed_at: null },
    ...{ error_code: null, error_message: null, rail_id: null, next_attempt_at: null, version: 1, search_text: "", csv_line: "", ...more },
  };
  return {
    ...row,
    csv_line: payoutLine(row),
    search_text: searchText(row.reference, row.requester_name, row.account_name, row.account_number.slice(-4)),
  };
}

/** A call past the client, which would not send what its contract does not have. */
export async function past(site: Site, host: HostName, accessToken: string | undefined, path: string, body?: unknown) {
  const headers = {
    ...{ "lms-id": OURS, Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" },
    AppToken: sealAppToken({ secret: SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "",
  };
  const answer = await site.send(host, path, { headers, ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }) });
  const { data } = (await answer.json()) as { data: Record<string, string> | null };
  return { status: answer.status, data };
}

/** References of payouts whose line in the export is not what their row says. */
export async function staleLines(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom("payouts").selectAll().execute();
  return rows.filter((row) => row.csv_line !== payoutLine(row)).map(({ reference }) => reference);
}
