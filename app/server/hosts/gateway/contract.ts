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
  /** What is typed at a bank or said at a counter; null for the other ways to pay. */
  vaNumber: z.string().nullable(),
  /** What the order's QR code says; null for ways to pay that have none. */
  qrText: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  returnUrl: z.string(),
  expiresAt: instant,
});

/** The sandbox's payment page: in place of a real gateway's, for trying what people and gateways do. */
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
   * What the payer did; a signed notice goes to our callback, `times` times and, when asked, after one that is older. 404; 409 for an order that
   * is over, unless it is paid late on purpose (`late`).
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
