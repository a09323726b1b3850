import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { defineHost } from "../host-contract";
import { instant, rupiah } from "../schemas";

const orderId = z.string().min(1).max(50);

const orderSchema = z.object({
  orderId: z.string(),
  amount: rupiah,
  method: z.string(),
  title: z.string(),
  customer: z.string(),
  /** Virtual account number or payment code; null for other methods. */
  vaNumber: z.string().nullable(),
  /** Content of the QR code; null for other methods. */
  qrText: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  returnUrl: z.string(),
  expiresAt: instant,
});

/** Payment page of the sandbox gateway, which simulates payers and gateway notifications. */
export const gatewayContract = defineHost("gateway", {
  /** 404 for an unknown order. */
  getOrder: {
    method: "GET",
    path: "v1/orders/{orderId}",
    params: z.object({ orderId }),
    response: orderSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /**
   * Simulates the payer. Sends a signed notification to our callback `times` times, optionally after an older one. 404; 409 for an order that
   * has ended, unless `late` simulates a late payment.
   */
  payOrder: {
    method: "POST",
    path: "v1/orders/{orderId}/pay",
    params: z.object({ orderId }),
    body: z.object({
      outcome: z.enum(["paid", "failed", "expired", "cancelled"]),
      times: z.number().int().min(1).max(5).default(1),
      outOfOrder: z.boolean().default(false),
      late: z.boolean().default(false),
    }),
    response: orderSchema,
    success: [200],
    idempotent: false,
    auth: "app",
  },
});
