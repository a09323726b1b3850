import { beforeAll } from "vitest";
import { TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import { ROLE } from "~/lib/roles";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { postLedgerTransaction } from "~/server/embedded/kit/ledger";
import type { Payout } from "~/server/hosts/services/payouts";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { BCA_ACCOUNT, creditEarnings, signInPayoutUser } from "./payout-row-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";

export const OWN_PAYOUT = {
  status: 403,
  message: "Anda tidak dapat memutuskan pencairan Anda sendiri.",
};
export const NOT_FOUND = { status: 404, message: "Pencairan tidak ditemukan" };
export const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
export const BANK_REFERENCE = "RTN-20261122-0042";
export const REASON = "Nomor rekening tidak sesuai nama";

/** Users of every role, and the payout calls in their names. */
export function createPayoutActors(site: () => Backend) {
  const tokens: Record<string, string> = {};
  const hosts = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const db = () => site().database.db;
  let requesterCount = 0;
  /** Requested by a new user with enough balance. */
  const createPayout = async (amount = 500_000, roles: number[] = [ROLE.mentor]) => {
    const who = `requester-${++requesterCount}`;
    tokens[who] = await signInPayoutUser(site(), who, roles);
    await creditEarnings(site(), who, amount + 1_000_000);
    const payout = (await hosts(who).services.requestPayout({ body: { ...BCA_ACCOUNT, amount } }))
      .data;
    return { who, payout, ...payout };
  };
  const approveAll = (
    who: string,
    payouts: { id: string; version: number }[],
    password = PAYOUT_PASSWORD,
    tenantId = TENANT_ID,
  ) =>
    hosts(who, tenantId).services.approvePayout({
      body: { payouts: payouts.map(({ id, version }) => ({ id, version })), password },
    });
  const approve = async (who: string, payout: { id: string; version: number }) =>
    (await approveAll(who, [payout])).data[0]?.payout as Payout;
  const reject = (who: string, { id, version }: Payout, tenantId = TENANT_ID) =>
    hosts(who, tenantId).services.rejectPayout({ body: { id, version, reason: REASON } });
  const cancel = (who: string, { id, version }: Payout, tenantId = TENANT_ID) =>
    hosts(who, tenantId).admin.cancelPayout({ params: { id }, body: { version } });
  const reverse = (
    who: string,
    { id, version }: Payout,
    tenantId = TENANT_ID,
    { password = PAYOUT_PASSWORD, confirmed = true } = {},
  ) =>
    hosts(who, tenantId).admin.reversePayout({
      params: { id },
      body: { version, reason: REASON, bankReference: BANK_REFERENCE, password, confirmed },
    });
  const getDetail = async (who: string, id: string) =>
    (await hosts(who).admin.getPayout({ params: { id } })).data;
  const getBalance = async (who: string) => (await hosts(who).services.getPayoutBalance()).data;
  const updatePayoutRow = (id: string, changes: Partial<Schema["payouts"]>) =>
    db().updateTable("payouts").set(changes).where("id", "=", id).execute();
  const listAuditRows = (id: string) =>
    db().selectFrom("audit_log").selectAll().where("entity_id", "=", id).orderBy("seq").execute();
  const listEmailSubjects = async (who: string) =>
    (
      await db()
        .selectFrom("outbox")
        .select("subject")
        .where("to_address", "=", `${who}@ours.example`)
        .execute()
    ).map(({ subject }) => subject);
  /** Approved and paid out, without running the job. */
  const createCompletedPayout = async (amount = 500_000) => {
    const created = await createPayout(amount);
    const { version } = await approve("admin", created.payout);
    if (amount >= TWO_APPROVERS_THRESHOLD) await approve("second", { id: created.id, version });
    await updatePayoutRow(created.id, {
      status: "completed",
      completed_at: Date.now(),
      next_attempt_at: null,
    });
    const account = (name: string) => `user:${created.who}:${name}`;
    const entries = [
      { account: account("held"), amount: -amount },
      { account: account("paid-out"), amount },
    ];
    await postLedgerTransaction(db(), {
      tenantId: TENANT_ID,
      kind: "payout-completed",
      reference: created.id,
      at: Date.now(),
      entries,
    });
    return { ...created, payout: await getDetail("admin", created.id) };
  };

  beforeAll(async () => {
    for (const [id, role] of Object.entries({
      super: ROLE.superadmin,
      admin: ROLE.admin,
      second: ROLE.admin,
      third: ROLE.admin,
      mentor: ROLE.mentor,
      student: ROLE.student,
      lead: ROLE.leadProgram,
      region: ROLE.leadRegion,
    }))
      tokens[id] = await signInPayoutUser(site(), id, [role]);
    tokens.theirs = await signInPayoutUser(site(), "theirs", [ROLE.admin], OTHER_TENANT_ID);
  });

  return {
    tokens,
    hosts,
    db,
    createPayout,
    approveAll,
    approve,
    reject,
    cancel,
    reverse,
    getDetail,
    getBalance,
    updatePayoutRow,
    listAuditRows,
    listEmailSubjects,
    createCompletedPayout,
  };
}
