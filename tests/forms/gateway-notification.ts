/** A notification of a payment with a forged signature. */
export const GATEWAY_NOTIFICATION = {
  orderId: "DON-1",
  status: "paid",
  statusCode: "200",
  grossAmount: "50000.00",
  signature: "0".repeat(128),
};
