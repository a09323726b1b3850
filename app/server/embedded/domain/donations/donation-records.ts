import type { HostContext } from "../../kit/context";
import { excludeTrialPayments } from "../payments/trial-payments";

/** Amounts (rupiah) of the paid donations. */
export const listPaidAmounts = (context: HostContext, tenantId: string) =>
  excludeTrialPayments(
    context,
    context.db
      .selectFrom("donations")
      .select("amount")
      .where("lms_id", "=", tenantId)
      .where("status", "=", "paid"),
  ).execute();
