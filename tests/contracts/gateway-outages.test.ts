import { EventEmitter, once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { AdapterError } from "~/server/adapters/adapter-error";
import { type PaymentGateway, UsedOrderIdError } from "~/server/adapters/payment-gateway";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { submitToGateway } from "~/server/embedded/domain/payments/submit-order";
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

  /** A gateway that rejects a used id, as Snap does, and whose first answer is lost. */
  const loseFirstAnswer = () => {
    const { gateway } = site().context.ports;
    const create = gateway.create.bind(gateway);
    const used = new Set<string>();
    vi.spyOn(gateway, "create").mockImplementation(async (order) => {
      if (used.has(order.orderId))
        throw new UsedOrderIdError("gateway", false, "order_id has already been taken", 400);
      used.add(order.orderId);
      if (used.size === 1) throw new AdapterError("gateway", true, "no answer");
      return create(order);
    });
    return used;
  };

  test("createInvoice asked again after a lost answer starts a new order and closes the lost one", async () => {
    const { learner, slug, invoice, orderId } = await createUnsentOrder();
    const { services } = learner.hosts;
    const pay = () => services.createInvoice({ query: { slug }, body: { method: "va_bca" } });
    loseFirstAnswer();
    const expire = vi.spyOn(site().context.ports.gateway, "expire");

    await expect(pay()).rejects.toMatchObject({ status: 503 });
    const { data } = await pay();

    expect(data.orderId).not.toBe(orderId);
    expect(data).toMatchObject({ id: invoice.id, status: "pending", payUrl: expect.any(String) });
    expect(expire).toHaveBeenCalledWith(orderId);
    expect(await listOrders(site(), invoice.id)).toMatchObject([
      { order_id: orderId, status: "cancelled" },
      { order_id: data.orderId, status: "pending", pay_url: data.payUrl },
    ]);

    await sendGatewayNotification(site(), data.orderId ?? "", "paid");

    expect(await statusOf(data.orderId ?? "")).toBe("paid");
  });

  test("donate whose first order's answer is lost returns a payable donation", async () => {
    loseFirstAnswer();
    const { admin } = site().createClients({ clientIp: "203.0.113.77" });
    const body = {
      name: "Sri Wahyuni",
      email: "jawaban-hilang@contoh.example",
      amount: 75_000,
      method: "qris" as const,
    };
    const donate = () => admin.donate({ body, idempotencyKey: "lost-answer-1" });

    // The client repeats a keyed call after a 503.
    const { data } = await donate();

    expect(data).toMatchObject({ status: "pending", payUrl: expect.any(String) });
    expect(await listOrders(site(), data.id)).toMatchObject([
      { status: "cancelled", pay_url: null },
      { status: "pending", order_id: data.orderId },
    ]);
    expect((await donate()).data).toMatchObject({ id: data.id, orderId: data.orderId });
  });

  test("createInvoice keeps a used order that the gateway reports as paid, and ends if every id is used", async () => {
    const { learner, slug, invoice, orderId } = await createUnsentOrder();
    const { services } = learner.hosts;
    const pay = () => services.createInvoice({ query: { slug }, body: { method: "va_bca" } });
    const { gateway } = site().context.ports;
    vi.spyOn(gateway, "create").mockRejectedValue(
      new UsedOrderIdError("gateway", false, "used", 406),
    );
    const paid = { orderId, gatewayId: "g", status: "paid" as const, amount: 1, paidAt: null };
    const status = vi.spyOn(gateway, "status").mockResolvedValue(paid);

    await expect(pay()).rejects.toMatchObject({ status: 503 });
    expect(await listOrders(site(), invoice.id)).toMatchObject([{ status: "pending" }]);

    status.mockResolvedValue(null);

    await expect(pay()).rejects.toMatchObject({ status: 503 });
    expect(await listOrders(site(), invoice.id)).toHaveLength(2);
  });

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
