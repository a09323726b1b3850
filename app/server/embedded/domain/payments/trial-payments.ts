import type { SelectQueryBuilder } from "kysely";
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

/** Leaves out donations that were paid in the sandbox, except in the demo, where all are. */
export function excludeTrialPayments<Output>(
  { ports: { gateway } }: Pick<HostContext, "ports">,
  donations: SelectQueryBuilder<Schema, "donations", Output>,
): SelectQueryBuilder<Schema, "donations", Output> {
  if (gateway.name === "sandbox" && !gateway.isTrial) return donations;
  return donations.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("payment_orders as o")
          .select("o.order_id")
          .whereRef("o.order_id", "=", "donations.order_id")
          .where("o.gateway_id", "like", toSandboxId("%")),
      ),
    ),
  );
}
