import type { HostContext } from "../../kit/context";

/** Amounts (rupiah) of the paid donations. */
export const listPaidAmounts = ({ db }: HostContext, tenantId: string) =>
  db
    .selectFrom("donations")
    .select("amount")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "paid")
    .execute();
