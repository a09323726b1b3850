import { expect, test } from "vitest";
import { listPaidAmounts } from "~/server/embedded/domain/donations/donation-records";
import { donate, getDonationTotals } from "~/server/embedded/domain/donations/donations";
import { toSandboxId } from "~/server/embedded/domain/payments/trial-payments";
import { type Backend, describeEachBackend, TENANT_ID } from "./backend";
import { listMails, sendGatewayNotification } from "./payment-fixture";

const FIELDS = {
  name: "Rina Dewanti",
  email: "rina@donatur.example",
  amount: 50_000,
  method: "qris" as const,
  message: "",
  is_anonymous: false,
  campaign: "umum" as const,
};

describeEachBackend((site) => {
  /** An installation with the sandbox in place of a gateway that is no demo. */
  const trial = () => {
    const { context } = site();
    const gateway = { ...context.ports.gateway, isTrial: true };
    return { ...context, ports: { ...context.ports, gateway } };
  };
  const input = (key: string) => ({
    tenantId: TENANT_ID,
    fields: FIELDS,
    clientIp: "203.0.113.20",
    idempotencyKey: key,
  });

  test("donate is refused outside the demo while there is no gateway", async () => {
    await expect(donate(trial(), input("trial-1"))).rejects.toMatchObject({
      status: 422,
      data: { amount: expect.stringContaining("belum terhubung dengan layanan pembayaran") },
    });
  });

  test("payments of the sandbox count in the demo's totals only", async () => {
    const { context } = site();
    const before = await getDonationTotals(context, { tenantId: TENANT_ID });
    const { key: _, ...donation } = await donate(context, input("trial-2"));
    const { db } = site().database;
    const row = await db
      .updateTable("donations")
      .set({ status: "paid", paid_at: Date.now() })
      .where("number", "=", donation.number)
      .returning("order_id")
      .executeTakeFirstOrThrow();
    const order = await db
      .selectFrom("payment_orders")
      .select("gateway_id")
      .where("order_id", "=", row.order_id ?? "")
      .executeTakeFirstOrThrow();

    expect(order.gateway_id).toBe(toSandboxId(row.order_id ?? ""));

    const totalIn = async (of: typeof context) =>
      (await getDonationTotals(of, { tenantId: TENANT_ID })).total;
    const realGateway = { ...context.ports.gateway, name: "midtrans" as const };
    const switched = { ...context, ports: { ...context.ports, gateway: realGateway } };

    expect(await totalIn(context)).toBe(before.total + 50_000);
    for (const installation of [trial(), switched]) {
      expect(await totalIn(installation)).toBe(0);
      expect(await listPaidAmounts(installation, TENANT_ID)).toEqual([]);
    }
  });

  test("getDonationTotals says whether donations can be paid", async () => {
    const isOpen = async (of: Backend["context"]) =>
      (await getDonationTotals(of, { tenantId: TENANT_ID })).isOpen;

    expect([await isOpen(site().context), await isOpen(trial())]).toEqual([true, false]);
  });

  test("receipt, order and mails of a sandbox payment say that no money moved, those of a gateway do not", async () => {
    const { admin, services } = site().createClients({ clientIp: "203.0.113.21" });
    const email = "uji-coba@donatur.example";
    const { data } = await admin.donate({ body: { ...FIELDS, email } });
    const orderId = data.orderId ?? "";
    const read = async () => [
      (await admin.getDonation({ query: { key: data.key } })).data.isTrial,
      (await services.readCallback({ query: { orderId } })).data.isTrial,
    ];
    await sendGatewayNotification(site(), orderId, "paid", FIELDS.amount);

    expect(await read()).toEqual([true, true]);

    await site()
      .database.db.updateTable("payment_orders")
      .set({ gateway_id: "tx-1" })
      .where("order_id", "=", orderId)
      .execute();

    expect(await read()).toEqual([false, false]);

    await sendGatewayNotification(site(), orderId, "refunded", FIELDS.amount);
    const bodies = (await listMails(site(), email)).map(({ body }) => body);

    expect(bodies.map((body) => body.includes("Uji coba: tidak ada uang yang berpindah."))).toEqual(
      [true, true, false],
    );
  });
});
