import { EventEmitter, once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { PaymentGateway } from "~/server/adapters/payment-gateway";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { submitToGateway } from "~/server/embedded/domain/payments/payment-orders";
import type { HostContext } from "~/server/embedded/kit/context";
import { describeEachBackend } from "./backend";
import { createInvoicedLearner, listOrders, sendGatewayNotification } from "./payment-fixture";

const unreachable = () => Promise.reject(new AdapterError("gateway", true, "no answer"));

describeEachBackend((site) => {
  const statusOf = async (orderId: string) =>
    (await site().createClients().services.readCallback({ query: { orderId } })).data.status;
  /** Context with gateway methods replaced. */
  const withGateway = (
    gateway: Partial<PaymentGateway>,
    clock: () => number = Date.now,
  ): HostContext => {
    const { context } = site();
    return {
      ...context,
      clock,
      ports: { ...context.ports, gateway: { ...context.ports.gateway, ...gateway } },
    };
  };

  afterEach(() => vi.restoreAllMocks());

  /** An order the gateway has not confirmed. @param age ms since it was created */
  const createUnsentOrder = async (age = 0) => {
    const { learner, orderId, slug, invoice } = await createInvoicedLearner(site());
    const set = {
      pay_url: null,
      gateway_id: null,
      va_number: null,
      offered_at: null,
      created_at: Date.now() - age,
    };
    await site()
      .database.db.updateTable("payment_orders")
      .set(set)
      .where("order_id", "=", orderId)
      .execute();
    return { learner, orderId, slug, invoice };
  };
  /** Keeps the first order at the gateway until `release()`; later ones pass. */
  const holdFirstCreate = () => {
    const { gateway } = site().context.ports;
    const create = gateway.create.bind(gateway);
    const events = new EventEmitter();
    const released = once(events, "release");
    vi.spyOn(gateway, "create").mockImplementationOnce(async (order) => {
      events.emit("reached");
      await released;
      return create(order);
    });
    return { reached: once(events, "reached"), release: () => events.emit("release") };
  };

  test("leaves the order in place for the next request", async () => {
    const { orderId, invoice } = await createUnsentOrder();
    const payer = {
      title: "Kelas",
      method: "va_bca" as const,
      customer: { name: "Sri", email: "sri@contoh.example" },
    };

    await expect(
      submitToGateway(withGateway({ create: unreachable }), orderId, payer),
    ).rejects.toMatchObject({ status: 503 });

    expect(await listOrders(site(), invoice.id)).toMatchObject([
      { order_id: orderId, status: "pending", pay_url: null },
    ]);
  });

  describe.each(["createInvoice", "repayInvoice"] as const)(
    "%s and the other request at once",
    (first) => {
      const second = first === "createInvoice" ? "repayInvoice" : "createInvoice";
      type Services = Awaited<ReturnType<typeof createUnsentOrder>>["learner"]["hosts"]["services"];
      const request = (name: typeof first, services: Services, slug: string) =>
        name === "createInvoice"
          ? services.createInvoice({ query: { slug }, body: { method: "qris" } })
          : services.repayInvoice({ query: { slug } });
      const expectOneOrder = async (
        { invoice, orderId }: Awaited<ReturnType<typeof createUnsentOrder>>,
        answers: { data: object }[],
      ) => {
        for (const { data } of answers)
          expect(data).toMatchObject({
            id: invoice.id,
            orderId,
            payUrl: invoice.payUrl,
            status: "pending",
          });
        expect(await listOrders(site(), invoice.id)).toMatchObject([
          { order_id: orderId, status: "pending" },
        ]);
      };

      test.each([0, HOUR_MS])(
        "return one order if the first has stored its payment page, %i ms after the order was created",
        async (age) => {
          const bill = await createUnsentOrder(age);
          const { services } = bill.learner.hosts;

          const answers = [
            await request(first, services, bill.slug),
            await request(second, services, bill.slug),
          ];

          await expectOneOrder(bill, answers);
        },
      );

      test("return one order if the first still waits for the gateway", async () => {
        const bill = await createUnsentOrder();
        const { services } = bill.learner.hosts;
        const gate = holdFirstCreate();

        const waiting = request(first, services, bill.slug);
        await gate.reached;
        const other = await request(second, services, bill.slug);
        gate.release();

        await expectOneOrder(bill, [await waiting, other]);
      });
    },
  );

  test("repayInvoice with another method replaces the order, and createInvoice, still waiting, returns the new one", async () => {
    const { learner, slug, invoice, orderId } = await createUnsentOrder();
    const gate = holdFirstCreate();

    const waiting = learner.hosts.services.createInvoice({
      query: { slug },
      body: { method: "va_bca" },
    });
    await gate.reached;
    const { data: repaid } = await learner.hosts.services.repayInvoice({
      query: { slug, method: "gopay" },
    });
    gate.release();

    expect(repaid.orderId).not.toBe(orderId);
    expect((await waiting).data).toMatchObject({
      id: invoice.id,
      orderId: repaid.orderId,
      payUrl: repaid.payUrl,
    });
  });

  test("submitToGateway returns the stored payment page if the gateway rejects a repeated order", async () => {
    const { orderId, invoice } = await createUnsentOrder();
    const { db } = site().database;
    const refusing = withGateway({
      async create() {
        await db
          .updateTable("payment_orders")
          .set({ pay_url: "https://gateway.example/1" })
          .where("order_id", "=", orderId)
          .execute();
        throw new AdapterError("gateway", false, "order_id has been taken", 406);
      },
    });
    const payer = {
      title: "Kelas",
      method: "va_bca" as const,
      customer: { name: "Sri", email: "sri@contoh.example" },
    };

    expect(await submitToGateway(refusing, orderId, payer)).toMatchObject({
      pay_url: "https://gateway.example/1",
      status: "pending",
    });
    expect(await listOrders(site(), invoice.id)).toHaveLength(1);
  });

  test("expireInvoices waits an hour for the gateway", async () => {
    const { orderId } = await createInvoicedLearner(site());
    const silent = (ms: number) =>
      withGateway({ status: unreachable, expire: unreachable }, () => Date.now() + ms);
    await expireInvoices(silent(DAY_MS + 60_000));

    expect(await statusOf(orderId)).toBe("pending");

    await expireInvoices(silent(DAY_MS + 2 * 3_600_000));

    expect(await statusOf(orderId)).toBe("expired");

    await sendGatewayNotification(site(), orderId, "paid");

    expect(await statusOf(orderId)).toBe("paid");
  });

  test("expireInvoices ends each order once across processes", async () => {
    const orders = await Promise.all([1, 2, 3].map(() => createInvoicedLearner(site())));
    const later = withGateway({}, () => Date.now() + DAY_MS + 1_000);
    const ended = await Promise.all([
      expireInvoices(later),
      expireInvoices(later),
      expireInvoices(later),
    ]);

    expect(ended.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(3);

    for (const { learner, orderId } of orders) {
      const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });
      expect([data.status, data.events.map(({ kind }) => kind)]).toEqual(["expired", ["expired"]]);
    }
  });
});
