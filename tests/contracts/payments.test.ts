import { describe, expect, test } from "vitest";
import { deliverGatewayNotices } from "~/server/embedded/gateway/notices";
import { signedNotice } from "~/server/embedded/gateway/sandbox-gateway";
import { expireInvoices } from "~/server/embedded/services/invoice-expiry";
import { classRow } from "./fixture";
import { SECRET } from "./host-context";
import { balancesFit, ledgerSum, person } from "./payouts-fixture";
import { OURS, onEverySite, refusal, type Site, THEIRS } from "./site";

const PRICE = 450_000;
let classes = 0;

/** A class with a price, and a learner who has an invoice for it. */
async function invoiced(site: Site, price = PRICE) {
  const slug = `berbayar-${process.pid}-${classes++}`;
  const code = slug.replace(/\D/g, "").slice(-6).padStart(6, "K");
  await site.database.db
    .insertInto("classes")
    .values(classRow(OURS, slug, {}, { price, code }))
    .execute();
  const learner = await person(site, [4]);
  const { data: invoice } = await learner.hosts.services.createInvoice({ query: { slug }, body: { method: "va_bca" } });
  return { learner, invoice, slug };
}

const notice = (orderId: string | null, amount: number, status: "pending" | "paid" | "expired" | "failed" | "refunded") =>
  signedNotice(SECRET, orderId ?? "", amount, status);
const callback = (site: Site, body: Record<string, unknown>) => site.hosts().services.sendCallback({ body });
const count = async (site: Site, table: "enrolments" | "outbox", where: [string, string]) =>
  (
    await site.database.db
      .selectFrom(table)
      .selectAll()
      .where(where[0] as "lms_id", "=", where[1])
      .execute()
  ).length;

const donor = { name: "Sri Wahyuni", email: "sri@example.id", amount: 75_000, method: "qris" as const, message: "Semoga bermanfaat" };

onEverySite((site) => {
  describe("classes", () => {
    test("[PAY1] one live invoice a person and class, also when asked for at once; its address is the gateway's page", async () => {
      const { learner, invoice, slug } = await invoiced(site());
      expect(invoice).toMatchObject({
        number: expect.stringMatching(/^INV\/\d{4}\/\d{2}\/\d{6}$/),
        status: "pending",
        total: PRICE,
        vaNumber: expect.stringMatching(/^\d{16}$/),
      });
      expect(invoice.payUrl).toMatch(new RegExp(`/Bayar/${invoice.orderId}$`));
      const again = await Promise.all(
        [1, 2, 3].map(() => learner.hosts.services.createInvoice({ query: { slug }, body: { method: "va_bca" } })),
      );
      expect(new Set(again.map(({ data }) => data.id))).toEqual(new Set([invoice.id]));
    });

    test("a class without a price enrols at once", async () => {
      const { learner, invoice, slug } = await invoiced(site(), 0);
      expect(invoice).toMatchObject({ status: "paid", orderId: null });
      expect(await refusal(learner.hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } }))).toMatchObject({
        status: 409,
      });
    });

    test("a notice five times and out of order, at once as well: one payment, one enrolment, one mail; the ledger sums to zero", async () => {
      const { learner, invoice } = await invoiced(site());
      await callback(site(), notice(invoice.orderId, PRICE, "pending"));
      await Promise.all(Array.from({ length: 5 }, () => callback(site(), notice(invoice.orderId, PRICE, "paid"))));
      await callback(site(), notice(invoice.orderId, PRICE, "expired"));
      await callback(site(), notice(invoice.orderId, PRICE, "failed"));
      const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId: invoice.orderId ?? "" } });
      expect(data).toMatchObject({ status: "paid", paidAt: expect.any(Number), payUrl: null });
      expect(data.events.map(({ kind }) => kind)).toEqual(["paid"]);
      expect(await count(site(), "enrolments", ["user_id", learner.id])).toBe(1);
      expect(await count(site(), "outbox", ["to_address", `${learner.id}@ours.example`])).toBe(1);
      expect([await ledgerSum(site()), await balancesFit(site())]).toEqual([0, true]);
    });

    test("a forged notice, another amount and an unknown order change nothing", async () => {
      const { learner, invoice } = await invoiced(site());
      const good = notice(invoice.orderId, PRICE, "paid");
      for (const forged of [{ ...good, signature: "00" }, { ...good, grossAmount: "1.00" }, { ...good, status: "refunded" }, {}])
        expect((await refusal(callback(site(), forged))).status).toBe(401);
      expect((await refusal(callback(site(), notice(invoice.orderId, 1_000, "paid")))).status).toBe(422);
      expect((await refusal(callback(site(), notice("INV-999999999999", PRICE, "paid")))).status).toBe(404);
      expect((await learner.hosts.services.getPaymentDetail({ body: { orderId: invoice.orderId ?? "" } })).data.status).toBe("pending");
    });

    test("[STO16] repaying makes a new order; the old one, paid late, still counts once; both paid, the second is owed back", async () => {
      const { learner, invoice, slug } = await invoiced(site());
      const { data: second } = await learner.hosts.services.repayInvoice({ query: { slug } });
      expect([second.id === invoice.id, second.orderId === invoice.orderId]).toEqual([true, false]);
      await callback(site(), notice(invoice.orderId, PRICE, "paid"));
      await callback(site(), notice(second.orderId, PRICE, "paid"));
      expect(await count(site(), "enrolments", ["user_id", learner.id])).toBe(1);
      const owed = await site()
        .database.db.selectFrom("ledger_entries as e")
        .innerJoin("ledger_transactions as t", (on) => on.onRef("t.id", "=", "e.transaction_id").onRef("t.lms_id", "=", "e.lms_id"))
        .select("e.amount")
        .where("t.reference", "=", second.orderId ?? "")
        .where("e.account", "=", "owed:double-payments")
        .execute();
      expect(owed).toEqual([{ amount: PRICE }]);
      expect(await refusal(learner.hosts.services.repayInvoice({ query: { slug } }))).toMatchObject({ status: 409 });
      expect(await ledgerSum(site())).toBe(0);
    });

    test("what is not paid in a day expires, here and at the gateway; a refund leads on from paid alone", async () => {
      const { learner, invoice } = await invoiced(site());
      await expireInvoices({ ...site().context, clock: () => Date.now() + 90_000_000 });
      expect((await learner.hosts.services.getPaymentDetail({ body: { orderId: invoice.orderId ?? "" } })).data.status).toBe("expired");
      expect(
        (
          await site()
            .hosts()
            .gateway.getOrder({ params: { orderId: invoice.orderId ?? "" } })
        ).data.status,
      ).toBe("expired");
      await callback(site(), notice(invoice.orderId, PRICE, "refunded"));
      expect(
        (
          await site()
            .hosts()
            .services.readCallback({ query: { orderId: invoice.orderId ?? "" } })
        ).data,
      ).toMatchObject({ kind: "class", status: "expired" });
      await callback(site(), notice(invoice.orderId, PRICE, "paid"));
      await callback(site(), notice(invoice.orderId, PRICE, "refunded"));
      expect((await learner.hosts.services.getPaymentDetail({ body: { orderId: invoice.orderId ?? "" } })).data.status).toBe("refunded");
      expect(await ledgerSum(site())).toBe(0);
    });

    test("somebody else's invoice, and another tenant's, answer like a missing one; managers see it", async () => {
      const { invoice } = await invoiced(site());
      const body = { orderId: invoice.orderId ?? "" };
      expect(await refusal((await person(site(), [4])).hosts.services.getPaymentDetail({ body }))).toMatchObject({ status: 404 });
      expect((await (await person(site(), [1])).hosts.services.getPaymentDetail({ body })).data.id).toBe(invoice.id);
      const theirs = site().hosts({ lmsId: THEIRS });
      expect(await refusal(theirs.services.readCallback({ query: body }))).toMatchObject({ status: 404 });
      expect(await refusal(theirs.gateway.getOrder({ params: body }))).toMatchObject({ status: 404 });
    });
  });

  describe("donations", () => {
    const hosts = (address: string) => site().hosts({ clientIp: address });

    test("given, paid at the sandbox five times and out of order: counted once, thanked once", async () => {
      const { desk, gateway } = hosts("203.0.113.101");
      const before = (await desk.getDonationTotals()).data;
      const give = () => desk.donate({ body: donor, idempotencyKey: "one-form-sent-twice" });
      const [one, two] = await Promise.all([give(), give()]);
      expect(one.data.key).toBe(two.data.key);
      expect(one.data).toMatchObject({ number: expect.stringMatching(/^DONASI-\d{4}-\d{6}$/), status: "pending" });
      const params = { orderId: one.data.orderId ?? "" };
      expect((await gateway.payOrder({ params, body: { outcome: "paid", times: 5, outOfOrder: true } })).data.status).toBe("paid");
      await deliverGatewayNotices(site().context);
      const { data } = await desk.getDonation({ query: { key: one.data.key } });
      expect(data).toMatchObject({ status: "paid", payUrl: null });
      const after = (await desk.getDonationTotals()).data;
      expect([after.total - before.total, after.count - before.count]).toEqual([75_000, 1]);
      expect(after.latest[0]).toMatchObject({ name: "Sri Wahyuni", amount: 75_000, message: "Semoga bermanfaat" });
      const mails = await site().database.db.selectFrom("outbox").select("id").where("subject", "like", `%${data.number}%`).execute();
      expect(mails).toHaveLength(1);
      expect(await refusal(gateway.payOrder({ params, body: { outcome: "paid" } }))).toMatchObject({ status: 409 });
    });

    test("an anonymous donor's name is nobody's to read", async () => {
      const { desk, gateway } = hosts("203.0.113.102");
      const { data } = await desk.donate({ body: { ...donor, name: "Nama Rahasia", is_anonymous: true, amount: 99_000 } });
      await gateway.payOrder({ params: { orderId: data.orderId ?? "" }, body: { outcome: "paid" } });
      const totals = JSON.stringify((await desk.getDonationTotals()).data);
      expect(totals).not.toContain("Nama Rahasia");
      expect(totals).toContain("Hamba Allah");
    });

    test("one that failed is paid by a new order; late money on the old one counts once", async () => {
      const { desk, gateway } = hosts("203.0.113.103");
      const { data: first } = await desk.donate({ body: donor });
      await gateway.payOrder({ params: { orderId: first.orderId ?? "" }, body: { outcome: "failed" } });
      expect((await desk.getDonation({ query: { key: first.key } })).data.status).toBe("failed");
      const { data: second } = await desk.repayDonation({ body: { key: first.key } });
      expect([second.orderId === first.orderId, second.status]).toEqual([false, "pending"]);
      await gateway.payOrder({ params: { orderId: first.orderId ?? "" }, body: { outcome: "paid", late: true } });
      expect((await desk.getDonationByOrder({ query: { orderId: first.orderId ?? "" } })).data).toMatchObject({
        status: "paid",
        key: first.key,
      });
      expect(await refusal(desk.repayDonation({ body: { key: first.key } }))).toMatchObject({ status: 409 });
    });

    test("limits, fields, foreign keys and roles", async () => {
      const { desk } = hosts("203.0.113.104");
      expect(await refusal(hosts("203.0.113.105").desk.getDonation({ query: { key: "k".repeat(32) } }))).toMatchObject({ status: 404 });
      const made = await Promise.allSettled(Array.from({ length: 7 }, () => desk.donate({ body: donor })));
      expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
      const kept = made.find((one) => one.status === "fulfilled");
      const key = kept?.status === "fulfilled" ? kept.value.data.key : "";
      expect(await refusal(site().hosts({ lmsId: THEIRS }).desk.getDonation({ query: { key } }))).toMatchObject({ status: 404 });
      expect(await refusal((await person(site(), [6])).hosts.desk.listDonations())).toMatchObject({ status: 403 });
      const admin = await person(site(), [1]);
      expect(
        (await admin.hosts.desk.listDonations({ query: { status: "pending", search: "sri@example" } })).data.items.length,
      ).toBeGreaterThan(0);
    });

    test("[STO22, ENT19] the hosted database's rows are bare: POST answers 201, GET only amounts of what was paid; a wrong key gets neither", async () => {
      const { records, desk, gateway } = hosts("203.0.113.106");
      const { data: row } = await records.createDonation({ body: donor });
      expect(row).toMatchObject([{ amount: 75_000, status: "pending" }]);
      const before = (await records.listDonationAmounts()).data.length;
      const { data } = await desk.donate({ body: donor });
      await gateway.payOrder({ params: { orderId: data.orderId ?? "" }, body: { outcome: "paid" } });
      const { data: amounts } = await records.listDonationAmounts();
      expect([amounts.length, Object.keys(amounts[0] ?? {})]).toEqual([before + 1, ["amount"]]);
      const answer = await site().send("records", "donations", { headers: { apikey: "wrong", "lms-id": OURS } });
      expect(answer.status).toBe(401);
    });
  });
});
