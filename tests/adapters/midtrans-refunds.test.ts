import { expect, test } from "vitest";
import { createMidtransGateway } from "~/server/adapters/midtrans/snap";
import { send, startFakeService } from "./fake-service";

const createGateway = (url: string) =>
  createMidtransGateway({ serverKey: "SB-Mid-server-abc", appUrl: url, apiUrl: url, send });
const refund = {
  refundKey: "lms-1-REFUND-2026-000001",
  orderId: "INV-1",
  gatewayId: "tx-1",
  amount: 650_000,
  reason: "Dibayar dua kali",
  gatewayRefundId: null,
};
const createOrder = (more: object = {}) => ({
  status_code: "200",
  order_id: refund.orderId,
  transaction_status: "settlement",
  payment_type: "qris",
  ...more,
});
const DONE = { status: "refunded", gatewayRefundId: refund.refundKey };

test("refund sends our refund number, amount and reason for the order", async () => {
  const service = await startFakeService(({ method }) => ({
    json: method === "GET" ? createOrder() : { status_code: "200", status_message: "Success" },
  }));

  expect(await createGateway(service.url).refund(refund)).toEqual(DONE);
  expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /v2/INV-1/status",
    "POST /v2/INV-1/refund",
  ]);
  expect(service.getJson(1)).toEqual({
    refund_key: refund.refundKey,
    amount: 650_000,
    reason: refund.reason,
  });
});

test("refund finds an earlier attempt whose answer was lost, and refunds nothing twice", async () => {
  const refunds: object[] = [];
  const service = await startFakeService(({ method }) => {
    if (method === "GET")
      return { json: createOrder({ transaction_status: "partial_refund", refunds }) };
    refunds.push({ refund_key: refund.refundKey });
    return { isAborted: true };
  });
  const gateway = createGateway(service.url);

  await expect(gateway.refund(refund)).rejects.toMatchObject({ retryable: true });
  expect(await gateway.refund(refund)).toEqual(DONE);
  expect(await gateway.refund(refund)).toEqual(DONE);
  expect(service.seen.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test.each(["refund", "chargeback"])("refund is done for an order in status %s", async (status) => {
  const service = await startFakeService(() => ({
    json: createOrder({ transaction_status: status }),
  }));

  expect(await createGateway(service.url).refund(refund)).toEqual(DONE);
  expect(service.seen).toHaveLength(1);
});

test.each(["bank_transfer", "echannel", "cstore"])(
  "refund of a payment by %s is left to staff without a call",
  async (payment_type) => {
    const service = await startFakeService(() => ({ json: createOrder({ payment_type }) }));

    expect(await createGateway(service.url).refund(refund)).toMatchObject({ status: "manual" });
    expect(service.seen).toHaveLength(1);
  },
);

test("refund that Midtrans rejects is left to staff, one that failed there is repeated", async () => {
  const replies = [
    { status_code: "412", status_message: "Transaction status cannot be updated." },
    { status_code: "500", status_message: "Internal server error" },
  ];
  const service = await startFakeService(({ method }, count) => ({
    json: method === "GET" ? createOrder() : replies[count / 2 - 1],
  }));
  const gateway = createGateway(service.url);

  expect(await gateway.refund(refund)).toEqual({
    status: "manual",
    note: expect.stringContaining("cannot be updated"),
  });
  await expect(gateway.refund(refund)).rejects.toMatchObject({ retryable: true });
});
