import { expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { PaymentGateway } from "~/server/adapters/payment-gateway";
import { handlePaymentNotice } from "~/server/embedded/domain/payments/payment-notices";
import { describeEachBackend, getError } from "./backend";
import {
  CLASS_PRICE,
  createInvoicedLearner,
  getAccountBalance,
  listOrders,
  repaid,
  sendGatewayNotification,
} from "./payment-fixture";
import { OWED } from "./refund-fixture";

const CALLER = { clientIp: "203.0.113.7", requestId: "notice" };

describeEachBackend((site) => {
  const withVerify = (verify: PaymentGateway["verify"]) => {
    const { context } = site();
    const gateway = { ...context.ports.gateway, verify };
    return { ...context, ports: { ...context.ports, gateway } };
  };
  const failWith = (error: Error) => () => {
    throw error;
  };
  const listEventKinds = async ({
    learner,
    orderId,
  }: Awaited<ReturnType<typeof createInvoicedLearner>>) =>
    (await learner.hosts.services.getPaymentDetail({ body: { orderId } })).data.events.map(
      ({ kind }) => kind,
    );
  const sendForged = (body: Record<string, unknown>) =>
    getError(site().createClients().services.sendCallback({ body }));

  test("handlePaymentNotice verifies a notice with the callback token beside it", async () => {
    const verified: unknown[] = [];
    const context = withVerify((...call) => {
      verified.push(call);
      return null;
    });

    for (const callbackToken of ["token", 5])
      await expect(
        handlePaymentNotice(context, { external_id: "INV-1", callbackToken }, CALLER),
      ).rejects.toMatchObject({ status: 401, message: "Tanda tangan tidak sah" });

    expect(verified).toEqual([
      [{ external_id: "INV-1" }, "token"],
      [{ external_id: "INV-1" }, undefined],
    ]);
  });

  test("handlePaymentNotice answers 422 to a signed notice that the gateway cannot read, and fails for a bug", async () => {
    const unreadable = withVerify(
      failWith(new AdapterError("gateway", false, "fractional rupiah")),
    );
    const broken = withVerify(failWith(new TypeError("bug")));

    await expect(handlePaymentNotice(unreadable, {}, CALLER)).rejects.toMatchObject({
      status: 422,
      message: "Pemberitahuan tidak dapat dibaca",
    });
    await expect(handlePaymentNotice(broken, {}, CALLER)).rejects.toThrow("bug");
  });

  test.each([
    ["orderId", {}],
    ["order_id", {}],
    ["external_id", { orderId: 7, order_id: null }],
  ])("sendCallback records a forged notice at the order in its %s", async (name, others) => {
    const bill = await createInvoicedLearner(site());

    expect(await sendForged({ ...others, [name]: bill.orderId })).toMatchObject({ status: 401 });

    expect(await listEventKinds(bill)).toEqual(["forged"]);
  });

  test("sendCallback limits the forged notices that it records at each order on its own", async () => {
    const [flooded, other] = [
      await createInvoicedLearner(site()),
      await createInvoicedLearner(site()),
    ];
    for (let time = 0; time < 6; time++) await sendForged({ orderId: flooded.orderId });
    await sendForged({ orderId: other.orderId });

    expect(await listEventKinds(flooded)).toHaveLength(5);
    expect(await listEventKinds(other)).toEqual(["forged"]);
  });

  test("sendCallback owes nothing back for a wrong amount that was not paid", async () => {
    const before = await getAccountBalance(site(), OWED);
    const { orderId } = await createInvoicedLearner(site());

    for (const status of ["pending", "failed", "expired"] as const)
      expect(await getError(sendGatewayNotification(site(), orderId, status, 1_000))).toMatchObject(
        { status: 422 },
      );

    expect(await getAccountBalance(site(), OWED)).toBe(before);
  });

  test("handlePaymentNotice stores the gateway's id of the order, for its refund", async () => {
    const { invoice, orderId } = await createInvoicedLearner(site());
    const context = withVerify(() => ({
      orderId,
      gatewayId: "gateway-77",
      status: "paid",
      amount: CLASS_PRICE,
      paidAt: null,
    }));

    await handlePaymentNotice(context, {}, CALLER);

    const [order] = await listOrders(site(), invoice.id);
    expect(order?.gateway_id).toBe("gateway-77");
  });

  test("handlePaymentNotice fails if a forged notice cannot be recorded", async () => {
    const { orderId } = await createInvoicedLearner(site());
    const context = { ...site().context, clock: failWith(new TypeError("no clock")) };

    await expect(handlePaymentNotice(context, { orderId }, CALLER)).rejects.toThrow("no clock");
  });

  test("sendCallback answers with the order's status after the notice", async () => {
    const { orderId } = await createInvoicedLearner(site());
    const send = async (status: Parameters<typeof sendGatewayNotification>[2]) =>
      (await sendGatewayNotification(site(), orderId, status)).data;

    expect(await send("pending")).toMatchObject({ orderId, status: "pending" });
    expect(await send("paid")).toMatchObject({ orderId, status: "paid" });
    expect(await send("expired")).toMatchObject({ orderId, status: "paid" });
  });

  test("a late notice of a replaced order leaves the current one open", async () => {
    const bill = await createInvoicedLearner(site());
    const { orderId } = await repaid(site(), bill);

    await sendGatewayNotification(site(), bill.orderId, "expired");

    const orders = await listOrders(site(), bill.invoice.id);
    expect(Object.fromEntries(orders.map(({ order_id, status }) => [order_id, status]))).toEqual({
      [bill.orderId]: "cancelled",
      [orderId ?? ""]: "pending",
    });
  });
});
