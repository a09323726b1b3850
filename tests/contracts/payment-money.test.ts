import { expect, test } from "vitest";
import { expireInvoices } from "~/server/embedded/services/invoice-expiry";
import { balance, invoiced, notify, ordersOf, PRICE } from "./payments-fixture";
import { balancesFit, ledgerSum } from "./payouts-fixture";
import { onEverySite, refusal } from "./site";

const ROUNDS = 12;
const INCOME = "income:classes";
const OWED = "owed:double-payments";

onEverySite((site) => {
  const detail = async ({ learner, orderId }: Awaited<ReturnType<typeof invoiced>>) =>
    (await learner.hosts.services.getPaymentDetail({ body: { orderId } })).data;
  const income = () => balance(site(), INCOME);
  const owed = () => balance(site(), OWED);

  test("a payment that arrives while its payer asks for a new order is never lost", async () => {
    const before = await income();
    for (let round = 0; round < ROUNDS; round++) {
      const bill = await invoiced(site());
      const outcomes = await Promise.allSettled([
        bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } }),
        notify(site(), bill.orderId, "paid"),
        bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } }),
      ]);
      const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.status] : []));
      expect(failures.filter((status) => status !== 409)).toEqual([]);
      expect(await detail(bill)).toMatchObject({ status: "paid", orderId: bill.orderId });
    }
    expect((await income()) - before).toBe(ROUNDS * PRICE);
  });

  test("new orders that are asked for at once leave one that is open", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const bill = await invoiced(site());
      const repay = () => bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } });
      const answers = await Promise.all([repay(), repay(), repay()]);
      const orders = await ordersOf(site(), bill.invoice.id);
      const open = orders.filter(({ status }) => status === "pending");
      expect(open).toHaveLength(1);
      expect(answers.map(({ data }) => data.orderId)).toContain(open[0]?.order_id);
      expect((await detail(bill)).orderId).toBe(open[0]?.order_id);
    }
  });

  test("both orders paid at once: one counts, the other is owed back, and what is owed is what a refund returns", async () => {
    const [earned, due] = [await income(), await owed()];
    const bill = await invoiced(site());
    const { data: second } = await bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } });
    await Promise.all([bill.orderId, second.orderId ?? ""].flatMap((id) => [notify(site(), id, "paid"), notify(site(), id, "paid")]));
    expect([(await income()) - earned, (await owed()) - due]).toEqual([PRICE, PRICE]);
    const counted = (await detail(bill)).orderId;
    const double = [bill.orderId, second.orderId ?? ""].find((id) => id !== counted) ?? "";
    await notify(site(), double, "refunded");
    expect([(await income()) - earned, (await owed()) - due]).toEqual([PRICE, 0]);
    expect((await detail(bill)).status).toBe("paid");
    await notify(site(), counted ?? "", "refunded");
    expect([(await income()) - earned, (await owed()) - due]).toEqual([0, 0]);
    expect([await ledgerSum(site()), await balancesFit(site())]).toEqual([0, true]);
  });

  test("an invoice that ran out is taken up again, so that both its orders paid count once", async () => {
    const [earned, due] = [await income(), await owed()];
    const bill = await invoiced(site());
    await expireInvoices({ ...site().context, clock: () => Date.now() + 90_000_000 });
    const { data: again } = await bill.learner.hosts.services.createInvoice({ query: { slug: bill.slug }, body: { method: "qris" } });
    expect(again).toMatchObject({ id: bill.invoice.id, number: bill.invoice.number, status: "pending", method: "qris" });
    expect(again.orderId).not.toBe(bill.orderId);
    await notify(site(), bill.orderId, "paid");
    await notify(site(), again.orderId ?? "", "paid");
    expect([(await income()) - earned, (await owed()) - due]).toEqual([PRICE, PRICE]);
  });

  test("money that comes for what was refunded is owed back, not earned", async () => {
    const [earned, due] = [await income(), await owed()];
    const bill = await invoiced(site());
    const { data: second } = await bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } });
    await notify(site(), second.orderId ?? "", "paid");
    await notify(site(), second.orderId ?? "", "refunded");
    await notify(site(), bill.orderId, "paid");
    expect((await detail(bill)).status).toBe("refunded");
    expect([(await income()) - earned, (await owed()) - due]).toEqual([0, PRICE]);
  });

  test("a paid order whose notice was lost is found paid when its time is over, not expired", async () => {
    const bill = await invoiced(site());
    await site().database.db.updateTable("gateway_orders").set({ status: "paid" }).where("order_id", "=", bill.orderId).execute();
    await expireInvoices({ ...site().context, clock: () => Date.now() + 90_000_000 });
    expect((await detail(bill)).status).toBe("paid");
  });

  test("an order that is replaced is closed at the gateway as well, and once one is paid so are the others", async () => {
    const bill = await invoiced(site());
    const { data: second } = await bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } });
    const atGateway = async (orderId: string | null) =>
      (
        await site()
          .hosts()
          .gateway.getOrder({ params: { orderId: orderId ?? "" } })
      ).data.status;
    expect([await atGateway(bill.orderId), await atGateway(second.orderId)]).toEqual(["expired", "pending"]);
    await notify(site(), bill.orderId, "paid");
    expect(await atGateway(second.orderId)).toBe("expired");
    expect((await ordersOf(site(), bill.invoice.id)).map(({ status }) => status).sort()).toEqual(["cancelled", "paid"]);
    expect(await refusal(bill.learner.hosts.services.repayInvoice({ query: { slug: bill.slug } }))).toMatchObject({ status: 409 });
  });
});
