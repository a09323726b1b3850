import { expect, test } from "vitest";
import { createXenditGateway } from "~/server/adapters/xendit/invoices";
import { send, startFakeService } from "./fake-service";

const createGateway = (url: string) =>
  createXenditGateway({ secretKey: "xnd_key", callbackToken: "token", url, send });
const refund = {
  refundKey: "lms-1-REFUND-2026-000001",
  orderId: "DON-1",
  gatewayId: "inv-1",
  amount: 50_000,
  reason: "Dibayar dua kali",
  gatewayRefundId: null,
};

test("refund sends our refund number as reference and idempotency key, also after a lost answer", async () => {
  const made = new Map<unknown, object>();
  const service = await startFakeService(({ headers }, count) => {
    const key = headers["idempotency-key"];
    if (!made.has(key)) made.set(key, { id: `rfd-${made.size + 1}`, status: "SUCCEEDED" });
    return count === 1 ? { isAborted: true } : { json: made.get(key) };
  });
  const gateway = createGateway(service.url);

  await expect(gateway.refund(refund)).rejects.toMatchObject({ retryable: true });
  for (let repeat = 0; repeat < 2; repeat++)
    expect(await gateway.refund(refund)).toEqual({ status: "refunded", gatewayRefundId: "rfd-1" });
  expect(made.size).toBe(1);
  expect(service.seen[0]).toMatchObject({ method: "POST", path: "/refunds" });
  expect(service.seen[0]?.headers).toMatchObject({
    "idempotency-key": refund.refundKey,
    authorization: `Basic ${Buffer.from("xnd_key:").toString("base64")}`,
  });
  expect(service.getJson(0)).toEqual({
    reference_id: refund.refundKey,
    invoice_id: "inv-1",
    amount: 50_000,
    currency: "IDR",
    reason: "REQUESTED_BY_CUSTOMER",
  });
});

test("refund asks for a pending refund by Xendit's id", async () => {
  const service = await startFakeService((_, count) => ({
    json: { id: "rfd-1", status: ["PENDING", "SUCCEEDED"][count - 1] },
  }));
  const gateway = createGateway(service.url);

  expect(await gateway.refund(refund)).toEqual({ status: "pending", gatewayRefundId: "rfd-1" });
  expect(await gateway.refund({ ...refund, gatewayRefundId: "rfd-1" })).toEqual({
    status: "refunded",
    gatewayRefundId: "rfd-1",
  });
  expect(service.seen[1]).toMatchObject({ method: "GET", path: "/refunds/rfd-1" });
});

test.each([
  [{ status: 400, json: { error_code: "REFUND_NOT_SUPPORTED" } }],
  [{ json: { id: "rfd-1", status: "FAILED", failure_code: "INSUFFICIENT_BALANCE" } }],
])("refund answered with %o is left to staff", async (reply) => {
  const service = await startFakeService(() => reply);

  expect(await createGateway(service.url).refund(refund)).toMatchObject({
    status: "manual",
    note: expect.stringMatching(/REFUND_NOT_SUPPORTED|INSUFFICIENT_BALANCE/),
  });
});

test.each([401, 409])("refund answered with %i is not left to staff", async (status) => {
  const service = await startFakeService(() => ({ status, json: {} }));

  await expect(createGateway(service.url).refund(refund)).rejects.toMatchObject({ status });
});
