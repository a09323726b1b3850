import { expect, test } from "vitest";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { ERASED_NAME } from "~/server/embedded/domain/personal-data/subject";
import { describeEachBackend, getError } from "./backend";
import {
  ageOrders,
  CLASS_PRICE,
  createInvoicedLearner,
  getAccountBalance,
  listOrders,
  repaid,
  sendGatewayNotification,
} from "./payment-fixture";
import {
  areBalancesConsistent,
  createPayoutUser,
  getLedgerSum,
  PAYOUT_PASSWORD,
} from "./payout-user-fixture";
import { findRefundRow } from "./refund-fixture";

const ROUNDS = 12;
const INCOME = "income:classes";
const OWED = "owed:double-payments";

describeEachBackend((site) => {
  const detail = async ({ learner, orderId }: Awaited<ReturnType<typeof createInvoicedLearner>>) =>
    (await learner.hosts.services.getPaymentDetail({ body: { orderId } })).data;
  const income = () => getAccountBalance(site(), INCOME);
  const owed = () => getAccountBalance(site(), OWED);

  test("a payment during repayInvoice is never lost", async () => {
    const before = await income();
    for (let round = 0; round < ROUNDS; round++) {
      const bill = await createInvoicedLearner(site());
      await ageOrders(site(), bill.invoice.id);
      const outcomes = await Promise.allSettled([
        bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } }),
        sendGatewayNotification(site(), bill.orderId, "paid"),
        bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } }),
      ]);
      const failures = outcomes.flatMap((one) =>
        one.status === "rejected" ? [one.reason.status] : [],
      );
      expect(failures.filter((status) => status !== 409)).toEqual([]);
      expect(await detail(bill)).toMatchObject({ status: "paid", orderId: bill.orderId });
    }

    expect((await income()) - before).toBe(ROUNDS * CLASS_PRICE);
  });

  test("concurrent repayInvoice requests leave one open order", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const bill = await createInvoicedLearner(site());
      await ageOrders(site(), bill.invoice.id);
      const repay = () => bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } });
      const answers = await Promise.all([repay(), repay(), repay()]);
      const orders = await listOrders(site(), bill.invoice.id);
      const open = orders.filter(({ status }) => status === "pending");
      expect(open).toHaveLength(1);
      expect(orders).toHaveLength(2);
      expect(answers.map(({ data }) => data.orderId)).toEqual(Array(3).fill(open[0]?.order_id));
      expect((await detail(bill)).orderId).toBe(open[0]?.order_id);
    }
  });

  test("two concurrently paid orders: one counts, the other is owed back until its refund", async () => {
    const [earned, due] = [await income(), await owed()];
    const bill = await createInvoicedLearner(site());
    const second = await repaid(site(), bill);
    await Promise.all(
      [bill.orderId, second.orderId ?? ""].flatMap((id) => [
        sendGatewayNotification(site(), id, "paid"),
        sendGatewayNotification(site(), id, "paid"),
      ]),
    );

    expect([(await income()) - earned, (await owed()) - due]).toEqual([CLASS_PRICE, CLASS_PRICE]);

    const counted = (await detail(bill)).orderId;
    const double = [bill.orderId, second.orderId ?? ""].find((id) => id !== counted) ?? "";
    await sendGatewayNotification(site(), double, "refunded");

    expect([(await income()) - earned, (await owed()) - due]).toEqual([CLASS_PRICE, 0]);
    expect((await detail(bill)).status).toBe("paid");

    await sendGatewayNotification(site(), counted ?? "", "refunded");

    expect([(await income()) - earned, (await owed()) - due]).toEqual([0, 0]);
    expect([await getLedgerSum(site()), await areBalancesConsistent(site())]).toEqual([0, true]);
  });

  test("createInvoice reopens an expired invoice, whose two paid orders count once", async () => {
    const [earned, due] = [await income(), await owed()];
    const bill = await createInvoicedLearner(site());
    await expireInvoices({ ...site().context, clock: () => Date.now() + 90_000_000 });
    const { data: again } = await bill.learner.hosts.services.createInvoice({
      query: { slug: bill.slug },
      body: { method: "qris" },
    });

    expect(again).toMatchObject({
      id: bill.invoice.id,
      number: bill.invoice.number,
      status: "pending",
      method: "qris",
    });
    expect(again.orderId).not.toBe(bill.orderId);

    await sendGatewayNotification(site(), bill.orderId, "paid");
    await sendGatewayNotification(site(), again.orderId ?? "", "paid");

    expect([(await income()) - earned, (await owed()) - due]).toEqual([CLASS_PRICE, CLASS_PRICE]);
  });

  test("a payment after the refund is owed back, not income", async () => {
    const [earned, due] = [await income(), await owed()];
    const bill = await createInvoicedLearner(site());
    const second = await repaid(site(), bill);
    await sendGatewayNotification(site(), second.orderId ?? "", "paid");
    await sendGatewayNotification(site(), second.orderId ?? "", "refunded");
    await sendGatewayNotification(site(), bill.orderId, "paid");

    expect((await detail(bill)).status).toBe("refunded");
    expect([(await income()) - earned, (await owed()) - due]).toEqual([0, CLASS_PRICE]);
    expect((await findRefundRow(site(), bill.orderId)).cause).toBe("after-refund");
  });

  test("erasePerson closes what is unpaid and frees its place; a later payment is owed back, not income", async () => {
    const bill = await createInvoicedLearner(site(), { quota: 1, enrolled: 0 });
    const email = `${bill.learner.id}@ours.example`;
    const visitor = site().createClients({ clientIp: "203.0.113.40" });
    const gift = { name: "Sri Wahyuni", email, amount: 75_000, method: "qris" } as const;
    const donation = (await visitor.admin.donate({ body: gift })).data;
    const manager = await createPayoutUser(site(), [1]);
    const body = { email, reason: "Diminta lewat surat resmi", password: PAYOUT_PASSWORD };
    await manager.hosts.admin.erasePerson({ params: { id: bill.learner.id }, body });

    const [earned, due] = [await income(), await owed()];
    for (const orderId of [bill.orderId, donation.orderId ?? ""])
      expect((await visitor.gateway.getOrder({ params: { orderId } })).data.status).toBe("expired");
    const next = await createPayoutUser(site(), [4]);
    const taken = await next.hosts.services.createInvoice({
      query: { slug: bill.slug },
      body: { method: "va_bca" },
    });
    expect(taken.data.status).toBe("pending");
    await sendGatewayNotification(site(), bill.orderId, "paid");
    expect([(await income()) - earned, (await owed()) - due]).toEqual([0, CLASS_PRICE]);
    expect(await findRefundRow(site(), bill.orderId)).toMatchObject({ payer_name: ERASED_NAME });
    const { db } = site().database;
    const enrolments = db.selectFrom("enrolments").where("user_id", "=", bill.learner.id);
    expect(await enrolments.selectAll().execute()).toEqual([]);
  });

  test("expireInvoices finds a paid order whose notice was lost", async () => {
    const bill = await createInvoicedLearner(site());
    await site()
      .database.db.updateTable("gateway_orders")
      .set({ status: "paid" })
      .where("order_id", "=", bill.orderId)
      .execute();
    await expireInvoices({ ...site().context, clock: () => Date.now() + 90_000_000 });

    expect((await detail(bill)).status).toBe("paid");
  });

  test("replaced orders are closed at the gateway, and all others once one is paid", async () => {
    const bill = await createInvoicedLearner(site());
    const second = await repaid(site(), bill);
    const atGateway = async (orderId: string | null) =>
      (
        await site()
          .createClients()
          .gateway.getOrder({ params: { orderId: orderId ?? "" } })
      ).data.status;

    expect([await atGateway(bill.orderId), await atGateway(second.orderId)]).toEqual([
      "expired",
      "pending",
    ]);

    await sendGatewayNotification(site(), bill.orderId, "paid");

    expect(await atGateway(second.orderId)).toBe("expired");
    expect((await listOrders(site(), bill.invoice.id)).map(({ status }) => status).sort()).toEqual([
      "cancelled",
      "paid",
    ]);
    expect(
      await getError(bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } })),
    ).toMatchObject({ status: 409 });
  });
});
