import { expect, test } from "vitest";
import { createSignedNotice } from "~/server/embedded/domain/payments/sandbox-gateway";
import { deliverGatewayNotices } from "~/server/embedded/domain/payments/sandbox-notices";
import { type Backend, describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { APP_SECRET } from "./host-context";
import { createPayoutUser } from "./payout-user-fixture";

const notice = (
  orderId: string | null,
  amount: number,
  status: "pending" | "paid" | "expired" | "failed" | "refunded",
) => createSignedNotice(APP_SECRET, { orderId: orderId ?? "", amount, status });
const callback = (site: Backend, body: Record<string, unknown>) =>
  site.createClients().services.sendCallback({ body });
const donor = {
  name: "Sri Wahyuni",
  email: "sri@example.id",
  amount: 75_000,
  method: "qris" as const,
  message: "Semoga bermanfaat",
};

describeEachBackend((site) => {
  const hosts = (address: string) => site().createClients({ clientIp: address });

  test("donate counts repeated and reordered notices once and sends one email", async () => {
    const { admin, gateway } = hosts("203.0.113.101");
    const before = (await admin.getDonationTotals()).data;
    const give = () => admin.donate({ body: donor, idempotencyKey: "one-form-sent-twice" });
    const [one, two] = await Promise.all([give(), give()]);

    expect(one.data.key).toBe(two.data.key);
    expect(one.data).toMatchObject({
      number: expect.stringMatching(/^DONASI-\d{4}-\d{6}$/),
      status: "pending",
    });

    const params = { orderId: one.data.orderId ?? "" };

    expect(
      (await gateway.payOrder({ params, body: { outcome: "paid", times: 5, outOfOrder: true } }))
        .data.status,
    ).toBe("paid");

    await deliverGatewayNotices(site().context);
    const { data } = await admin.getDonation({ query: { key: one.data.key } });

    expect(data).toMatchObject({ status: "paid", payUrl: null });

    const after = (await admin.getDonationTotals()).data;

    expect([after.total - before.total, after.count - before.count]).toEqual([75_000, 1]);
    expect(after.latest[0]).toMatchObject({
      name: "Sri Wahyuni",
      amount: 75_000,
      message: "Semoga bermanfaat",
    });

    const mails = await site()
      .database.db.selectFrom("outbox")
      .select("id")
      .where("subject", "like", `%${data.number} diterima`)
      .execute();

    expect(mails).toHaveLength(1);
    expect(await getError(gateway.payOrder({ params, body: { outcome: "paid" } }))).toMatchObject({
      status: 409,
    });
  });

  test("getDonationTotals hides the names of anonymous donors", async () => {
    const { admin, gateway } = hosts("203.0.113.102");
    const { data } = await admin.donate({
      body: { ...donor, name: "Nama Rahasia", is_anonymous: true, amount: 99_000 },
    });
    await gateway.payOrder({
      params: { orderId: data.orderId ?? "" },
      body: { outcome: "paid" },
    });
    const totals = JSON.stringify((await admin.getDonationTotals()).data);

    expect(totals).not.toContain("Nama Rahasia");
    expect(totals).toContain("Hamba Allah");
  });

  test("repayDonation replaces a failed order; a late payment of the old one counts once", async () => {
    const { admin, gateway } = hosts("203.0.113.103");
    const { data: first } = await admin.donate({ body: donor });
    await gateway.payOrder({
      params: { orderId: first.orderId ?? "" },
      body: { outcome: "failed" },
    });

    expect((await admin.getDonation({ query: { key: first.key } })).data.status).toBe("failed");

    const { data: second } = await admin.repayDonation({ body: { key: first.key } });

    expect([second.orderId === first.orderId, second.status]).toEqual([false, "pending"]);

    await gateway.payOrder({
      params: { orderId: first.orderId ?? "" },
      body: { outcome: "paid", late: true },
    });

    expect(
      (await admin.getDonationByOrder({ query: { orderId: first.orderId ?? "" } })).data,
    ).toMatchObject({
      status: "paid",
      key: first.key,
    });
    expect(await getError(admin.repayDonation({ body: { key: first.key } }))).toMatchObject({
      status: 409,
    });
  });

  test.each([-1, 1])(
    "sendCallback rejects a notification of %i rupiah more than the donation",
    async (more) => {
      const { admin } = hosts("203.0.113.107");
      const before = (await admin.getDonationTotals()).data;
      const { data: donation } = await admin.donate({ body: donor });

      const error = await getError(
        callback(site(), notice(donation.orderId, donor.amount + more, "paid")),
      );

      expect(error.status).toBe(422);
      expect((await admin.getDonation({ query: { key: donation.key } })).data.status).toBe(
        "pending",
      );
      expect((await admin.getDonationTotals()).data).toEqual(before);
    },
  );

  test("donations enforce rate limit, fields, receipt keys and roles", async () => {
    const { admin } = hosts("203.0.113.104");

    expect(
      await getError(hosts("203.0.113.105").admin.getDonation({ query: { key: "k".repeat(32) } })),
    ).toMatchObject({ status: 404 });

    const outcomes = await Promise.allSettled(
      Array.from({ length: 7 }, () => admin.donate({ body: donor })),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);

    const fulfilled = outcomes.find((one) => one.status === "fulfilled");
    const key = fulfilled?.status === "fulfilled" ? fulfilled.value.data.key : "";

    expect(
      await getError(
        site().createClients({ tenantId: OTHER_TENANT_ID }).admin.getDonation({ query: { key } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await getError((await createPayoutUser(site(), [6])).hosts.admin.listDonations()),
    ).toMatchObject({
      status: 403,
    });

    const manager = await createPayoutUser(site(), [1]);

    expect(
      (
        await manager.hosts.admin.listDonations({
          query: { status: "pending", search: "sri@example" },
        })
      ).data.items.length,
    ).toBeGreaterThan(0);
  });

  test("[STO22, ENT19] donation records: POST answers 201, GET lists paid amounts only, a wrong key neither", async () => {
    const { records, admin, gateway } = hosts("203.0.113.106");
    const { data: row } = await records.createDonation({ body: donor });

    expect(row).toMatchObject([{ amount: 75_000, status: "pending" }]);

    const before = (await records.listDonationAmounts()).data.length;
    const { data } = await admin.donate({ body: donor });
    await gateway.payOrder({
      params: { orderId: data.orderId ?? "" },
      body: { outcome: "paid" },
    });
    const { data: amounts } = await records.listDonationAmounts();

    expect([amounts.length, Object.keys(amounts[0] ?? {})]).toEqual([before + 1, ["amount"]]);

    const answer = await site().sendRaw("records", "donations", {
      headers: { apikey: "wrong", "lms-id": TENANT_ID },
    });

    expect(answer.status).toBe(401);
  });
});
