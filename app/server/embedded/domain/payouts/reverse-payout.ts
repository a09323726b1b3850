import { AdapterError } from "../../../adapters/adapter-error";
import { type HostContext, requirePermission, validationError } from "../../kit/context";
import { authorizeMoney } from "../accounts/authorize-money";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { changePayout } from "./change-payout";
import { type PayoutCommand, requireNotRequester } from "./payout-decisions";
import { stalePayout } from "./payout-errors";
import { findReversal } from "./payout-reversals";
import { findPayout, type PayoutRow, toPayout, toRailReference } from "./payouts";
import { applyReversal } from "./reversal-decisions";
import { neededTwoApprovers } from "./two-approvers";

const CONFIRMATION_MESSAGE =
  "Layanan pencairan tidak melaporkan pengembalian. Periksa mutasi rekening, lalu nyatakan bahwa dananya sudah kembali.";

interface ReversalInput extends PayoutCommand {
  reason: string;
  /** Of the bank's return, as on the account statement. */
  bankReference: string;
  password: string;
  isConfirmed: boolean;
}

/**
 * Records that the bank returned a completed payout; its money becomes available again. What the rail says goes
 * into the timeline and the audit log, with the sender's statement where the rail does not confirm it. A payout
 * that needed two approvers stays completed until a second person confirms the reversal.
 * @throws ApiError 403, 404, 409, 422 at `password` or `confirmed`, 429
 */
export async function reversePayout(context: HostContext, input: ReversalInput) {
  const { password, ...command } = input;
  const { tenantId, user } = command;
  requirePermission(user, "payout.decide");
  const payout = await findPayout(context.db, command);
  await requireNotRequester(context.db, payout, user);
  requireReversible(payout, command.version);
  if (await findReversal(context.db, payout)) throw stalePayout(payout);
  await authorizeMoney(context, { tenantId, user, password });
  const detail = await describeReturn(context, payout, command);
  if (neededTwoApprovers(payout)) return proposeReversal(context, command, detail);
  const site = await getMailSite(context, tenantId);
  const row = await context.db.transaction().execute(async (trx) => {
    const before = await findPayout(trx, command);
    requireReversible(before, command.version);
    const texts = { reason: command.reason, detail };
    await applyReversal(context, trx, { row: before, site, command, ...texts });
    return findPayout(trx, command);
  });
  return toPayout(row, true);
}

async function proposeReversal(
  context: HostContext,
  { reason, ...command }: Omit<ReversalInput, "password">,
  detail: string,
) {
  const { user, version, source } = command;
  const row = await context.db.transaction().execute(async (trx) => {
    const before = await findPayout(trx, command);
    requireReversible(before, version);
    const at = context.clock();
    const actorName = await getUserName(trx, user.id);
    const kind = "reversal-proposed";
    const change = { row: before, set: {}, kind, detail, user, actorName, at, source } as const;
    if (!(await changePayout(context, trx, change))) throw stalePayout(before);
    await trx
      .insertInto("payout_reversals")
      .values({
        lms_id: before.lms_id,
        payout_id: before.id,
        proposed_by: user.id,
        proposed_by_name: actorName,
        proposed_at: at,
        reason,
        detail,
      })
      .execute();
    return findPayout(trx, command);
  });
  return toPayout(row, true);
}

/** @throws ApiError 409 */
function requireReversible(row: PayoutRow, version: number): void {
  if (row.status !== "completed" || row.version !== version) throw stalePayout(row);
}

/**
 * Reason, bank reference and the rail's word, for timeline and audit log.
 * @throws ApiError 422 at `confirmed` if neither the rail nor the sender says that the money is back
 */
async function describeReturn(
  context: HostContext,
  payout: PayoutRow,
  {
    reason,
    bankReference,
    isConfirmed,
  }: Pick<ReversalInput, "reason" | "bankReference" | "isConfirmed">,
): Promise<string> {
  const railStatus = await getRailStatus(context, payout);
  const isReported = railStatus === "failed" || railStatus === "rejected";
  if (!isReported && !isConfirmed) throw validationError({ confirmed: CONFIRMATION_MESSAGE });
  const statement = isReported
    ? "dilaporkan layanan pencairan"
    : `status di layanan pencairan: ${railStatus}; dinyatakan sudah kembali oleh pencatat`;
  return `${reason} (referensi bank: ${bankReference}; ${statement})`;
}

/** The rail's status, or why it gives none. */
async function getRailStatus({ ports, log }: HostContext, row: PayoutRow): Promise<string> {
  try {
    const update = await ports.rail.status(
      toRailReference(row),
      undefined,
      row.rail_id ?? undefined,
    );
    return update?.status ?? "tidak dikenal";
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error, reference: row.reference }, "payout rail request failed");
    return "tidak terjawab";
  }
}
