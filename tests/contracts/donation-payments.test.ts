import { expect, test } from "vitest";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { ageOrders, listMails, listOrders, sendGatewayNotification } from "./payment-fixture";
import { createPayoutUser, getLedgerSum } from "./payout-user-fixture";

const donor = {
  name: "Sri Wahyuni",
  email: "sri@contoh.example",
  amount: 75_000,
  method: "qris" as const,
};

describeEachBackend((site) => {
  const pay = (
    orderId: string,
    body: { outcome: "paid" | "failed" | "expired" | "cancelled"; times?: number; late?: boolean },
  ) => site().createClients().gateway.payOrder({ params: { orderId }, body });

  let address = 0;
  const visitor = () => site().createClients({ clientIp: `192.0.2.${++address}` });

  test("donation emails link the receipt; a refund is deducted and emailed", async () => {
    const { admin } = visitor();
    const before = (await admin.getDonationTotals()).data;
    const { data } = await admin.donate({
      body: { ...donor, email: "penerima-bukti@contoh.example" },
    });
    const orderId = data.orderId ?? "";
    await pay(orderId, { outcome: "paid" });
    await sendGatewayNotification(site(), orderId, "refunded", donor.amount);
    const mails = await listMails(site(), "penerima-bukti@contoh.example");

    expect(mails.map(({ subject }) => subject)).toEqual([
      `Menunggu pembayaran ${data.number}`,
      `Terima kasih, donasi ${data.number} diterima`,
      `Pengembalian dana ${data.number}`,
    ]);
    for (const mail of mails)
      expect(mail.body).toMatch(
        new RegExp(`http://ours\\.example(:\\d+)?/Donation/Bukti/${data.key}\\n`),
      );
    expect((await admin.getDonation({ query: { key: data.key } })).data.status).toBe("refunded");
    expect((await admin.getDonationTotals()).data).toMatchObject({
      total: before.total,
      count: before.count,
    });
    expect(await getLedgerSum(site())).toBe(0);

    const audit = await site()
      .database.db.selectFrom("audit_log")
      .select(["action", "entity", "after"])
      .where("entity_id", "=", data.id)
      .orderBy("seq")
      .execute();
    expect(audit.map(({ action, entity }) => [action, entity])).toEqual([
      ["payment.paid", "donation"],
      ["payment.refunded", "donation"],
    ]);
    expect(JSON.parse(audit[0]?.after ?? "")).toEqual({ orderId, amount: donor.amount });
  });

  test.each([
    ["http://www.ours.example", "http://www.ours.example"],
    ["https://theirs.example", "http://ours.example"],
    [undefined, "http://ours.example"],
  ])("[PAY3] a payer from %s is sent back to %s", async (origin, expected) => {
    const clients = site().createClients({ clientIp: `192.0.2.${++address}`, origin });
    const { data } = await clients.records.createDonation({ body: donor });
    const orderId = data[0]?.payUrl?.split("/").at(-1) ?? "";
    const { data: order } = await clients.gateway.getOrder({ params: { orderId } });

    expect(order.returnUrl.replace(/:\d+\//, "/")).toBe(
      `${expected}/CallbackPayment?orderId=${orderId}`,
    );
  });

  test("a payment during repayDonation is never lost", async () => {
    for (let round = 0; round < 6; round++) {
      const { admin } = visitor();
      const { data } = await admin.donate({ body: donor });
      await ageOrders(site(), data.id);
      const outcomes = await Promise.allSettled([
        admin.repayDonation({ body: { key: data.key } }),
        sendGatewayNotification(site(), data.orderId ?? "", "paid", donor.amount),
        admin.repayDonation({ body: { key: data.key } }),
      ]);
      const failures = outcomes.flatMap((one) =>
        one.status === "rejected" ? [one.reason.status] : [],
      );
      expect(failures.filter((status) => status !== 409)).toEqual([]);
      expect((await admin.getDonation({ query: { key: data.key } })).data).toMatchObject({
        status: "paid",
        orderId: data.orderId,
      });
    }
  });

  test("repayDonation returns the order that was just offered, and replaces one from a minute ago", async () => {
    const { admin } = visitor();
    const { data: donation } = await admin.donate({ body: donor });
    const repay = async () => (await admin.repayDonation({ body: { key: donation.key } })).data;

    const duplicate = await repay();
    await ageOrders(site(), donation.id);
    const replacements = await Promise.all([repay(), repay()]);

    expect(duplicate).toMatchObject({ orderId: donation.orderId, payUrl: donation.payUrl });
    expect(replacements[0]?.orderId).not.toBe(donation.orderId);
    expect(replacements[1]).toEqual(replacements[0]);
    expect((await listOrders(site(), donation.id)).map(({ status }) => status).toSorted()).toEqual([
      "cancelled",
      "pending",
    ]);
  });

  test("listDonations searches number, name and email, case-insensitively, by page", async () => {
    const { data } = await visitor().admin.donate({
      body: { ...donor, name: "Made Suartana", is_anonymous: true },
    });
    const { admin } = (await createPayoutUser(site(), [1])).hosts;
    const find = async (search: string) =>
      (await admin.listDonations({ query: { search } })).data.items.map(({ number }) => number);

    for (const search of ["MADE suartana", data.number.toLowerCase(), "suartana sri@CONTOH"])
      expect(await find(search)).toEqual([data.number]);
    expect(await find("%")).toEqual([]);
    expect((await admin.listDonations({ query: { page: 1, perPage: 2 } })).data.items).toHaveLength(
      2,
    );

    const theirs = (await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID)).hosts.admin;

    expect((await theirs.listDonations()).data.items).toEqual([]);
  });

  test("listDonations orders by time or by amount", async () => {
    const name = "Penderma Urut";
    for (const amount of [30_000, 50_000, 40_000])
      await visitor().admin.donate({ body: { ...donor, amount, name } });
    const { db } = site().database;
    await db
      .updateTable("donations")
      .set(({ ref }) => ({ created_at: ref("amount") }))
      .where("name", "=", name)
      .execute();
    const { admin } = (await createPayoutUser(site(), [1])).hosts;
    const find = async (sort?: "oldest" | "amount") =>
      (await admin.listDonations({ query: { search: name, sort } })).data.items.map(
        ({ amount }) => amount,
      );

    expect(await find()).toEqual([50_000, 40_000, 30_000]);
    expect(await find("oldest")).toEqual([30_000, 40_000, 50_000]);
    await db.updateTable("donations").set({ created_at: 1 }).where("name", "=", name).execute();
    expect(await find("amount")).toEqual([50_000, 40_000, 30_000]);
  });

  test("[STO3] createDonation answers 201, and 422 with field errors", async () => {
    const send = (body: unknown) =>
      site().sendRaw("records", "donations", {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "Content-Type": "application/json",
          "lms-id": TENANT_ID,
          apikey: site().context.publicKey,
          "x-client-ip": "192.0.2.250",
        },
      });
    const made = await send(donor);

    expect([made.status, await made.json()]).toEqual([
      201,
      [
        {
          id: expect.any(String),
          amount: 75_000,
          status: "pending",
          number: expect.stringMatching(/^DONASI-/),
          key: expect.any(String),
          payUrl: expect.stringMatching(/\/Bayar\//),
        },
      ],
    ]);

    const refused = await send({ ...donor, amount: 5_000, email: "bukan-email" });

    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { data: { amount: "Donasi paling sedikit Rp10.000", email: "Format email tidak valid" } },
    ]);
  });
});
