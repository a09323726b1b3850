import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import type { PayoutRow } from "./payouts";

export type ReversalRow = Schema["payout_reversals"];

/** The reversal that waits for a second person. */
export async function findReversal(
  db: Queryable,
  { lms_id, id, status }: PayoutRow,
): Promise<ReversalRow | undefined> {
  if (status !== "completed") return undefined;
  return db
    .selectFrom("payout_reversals")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("payout_id", "=", id)
    .executeTakeFirst();
}

/** The tenant's reversals that wait for a second person, oldest first. @throws ApiError 403 */
export async function listReversals(
  { db }: HostContext,
  { tenantId, user }: { tenantId: string; user: HostUser },
) {
  requirePermission(user, "payout.decide");
  const rows = await db
    .selectFrom("payout_reversals as r")
    .innerJoin("payouts as p", (join) =>
      join.onRef("p.lms_id", "=", "r.lms_id").onRef("p.id", "=", "r.payout_id"),
    )
    .select(["p.id", "p.reference", "p.amount", "r.proposed_by_name", "r.proposed_at"])
    .where("r.lms_id", "=", tenantId)
    .orderBy("r.proposed_at")
    .orderBy("p.id")
    .execute();
  return rows.map(({ proposed_by_name: proposedBy, proposed_at: proposedAt, ...payout }) => ({
    ...payout,
    proposedBy,
    proposedAt,
  }));
}
