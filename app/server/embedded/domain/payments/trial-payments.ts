import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { TRIAL_PAYMENT_NOTE } from "~/lib/payment-status";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, validationError } from "../../kit/context";

const NO_GATEWAY_MESSAGE =
  "Donasi belum dapat diterima: situs ini belum terhubung dengan layanan pembayaran.";

/** Number that the sandbox gateway gives an order; it marks payments that moved no money. */
export const toSandboxId = (orderId: string) => `sandbox-${orderId}`;

/** Whether an order is paid, or would be, in the sandbox. */
export const isTrialOrder = (order: Pick<Schema["payment_orders"], "gateway_id"> | undefined) =>
  order?.gateway_id?.startsWith(toSandboxId("")) ?? false;

/** Paragraph of emails about an order; empty for real money. */
export const getTrialNote = (order: Schema["payment_orders"]): string =>
  isTrialOrder(order) ? `\n\n${TRIAL_PAYMENT_NOTE}` : "";

/** @throws ApiError 422 at `amount` where the sandbox stands in for a gateway outside the demo */
export function requireGateway({ ports }: Pick<HostContext, "ports">): void {
  if (ports.gateway.isTrial) throw validationError({ amount: NO_GATEWAY_MESSAGE });
}

/** SQL condition: not paid in the sandbox, except in the demo, where everything is. */
export function isRealPayment(
  { ports: { gateway } }: Pick<HostContext, "ports">,
  table: "donations" | "invoices",
): RawBuilder<SqlBool> {
  if (gateway.name === "sandbox" && !gateway.isTrial) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`not exists (select 1 from payment_orders as o
    where o.order_id = ${sql.ref(`${table}.order_id`)} and o.gateway_id like ${toSandboxId("%")})`;
}

/** Leaves out donations that were paid in the sandbox, except in the demo. */
export const excludeTrialPayments = <Output>(
  context: Pick<HostContext, "ports">,
  donations: SelectQueryBuilder<Schema, "donations", Output>,
): SelectQueryBuilder<Schema, "donations", Output> =>
  donations.where(isRealPayment(context, "donations"));
