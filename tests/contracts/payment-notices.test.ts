import { expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { PaymentGateway } from "~/server/adapters/payment-gateway";
import { handlePaymentNotice } from "~/server/embedded/domain/payments/payment-notices";
import { describeEachBackend, getError } from "./backend";
import {
  createInvoicedLearner,
  listOrders,
  repaid,
  sendGatewayNotification,
} from "./payment-fixture";

describeEachBackend((site) => {
  const withVerify = (verify: PaymentGateway["verify"]) => {
    const { context } = site();
    const gateway = { ...context.ports.gateway, verify };
    return { ...context, ports: { ...context.ports, gateway } };
  };
  const failWith = (error: Error) => () => {
    throw error;
  };
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
        handlePaymentNotice(context, { external_id: "INV-1", callbackToken }),
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

    await expect(handlePaymentNotice(unreadable, {})).rejects.toMatchObject({
      status: 422,
      message: "Pemberitahuan tidak dapat dibaca",
    });
    await expect(handlePaymentNotice(broken, {})).rejects.toThrow("bug");
  });

  test.each([
    ["orderId", {}],
    ["order_id", {}],
    ["external_id", { orderId: 7, order_id: null }],
  ])("sendCallback records a forged notice at the order in its %s", async (name, others) => {
    const { learner, orderId } = await createInvoicedLearner(site());

    expect(await sendForged({ ...others, [name]: orderId })).toMatchObject({ status: 401 });

    const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });
    expect(data.events).toMatchObject([{ kind: "forged", detail: null }]);
  });

  test("handlePaymentNotice fails if a forged notice cannot be recorded", async () => {
    const { orderId } = await createInvoicedLearner(site());
    const context = { ...site().context, clock: failWith(new TypeError("no clock")) };

    await expect(handlePaymentNotice(context, { orderId })).rejects.toThrow("no clock");
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
