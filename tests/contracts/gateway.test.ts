import { describe, expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { PaymentGateway } from "~/server/adapters/payment-gateway";
import type { HostContext } from "~/server/embedded/context";
import { deliverGatewayNotices, leaveNotice } from "~/server/embedded/gateway/notices";
import { signedNotice } from "~/server/embedded/gateway/sandbox-gateway";
import { expireInvoices } from "~/server/embedded/services/invoice-expiry";
import { takeToGateway } from "~/server/embedded/services/payment-orders";
import { sealAppToken } from "~/server/hosts/app-token";
import { SECRET } from "./host-context";
import { invoiced, mailsTo, notify, ordersOf, PRICE } from "./payments-fixture";
import { ledgerSum, person } from "./payouts-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;
const unreachable = () => Promise.reject(new AdapterError("gateway", true, "no answer"));
const donor = { name: "Sri Wahyuni", email: "sri@contoh.example", amount: 75_000, method: "qris" as const };

onEverySite((site) => {
  const pay = (orderId: string, body: { outcome: "paid" | "failed" | "expired" | "cancelled"; times?: number; late?: boolean }) =>
    site().hosts().gateway.payOrder({ params: { orderId }, body });
  const statusOf = async (orderId: string) => (await site().hosts().services.readCallback({ query: { orderId } })).data.status;
  /** The hosts' context with a gateway that does what a test wants. */
  const withGateway = (gateway: Partial<PaymentGateway>, clock: () => number = Date.now): HostContext => {
    const { context } = site();
    return { ...context, clock, ports: { ...context.ports, gateway: { ...context.ports.gateway, ...gateway } } };
  };

  describe("the sandbox", () => {
    test("shows what is to be paid, and takes what its payer does once", async () => {
      const { invoice, learner, orderId } = await invoiced(site());
      const { gateway } = site().hosts();
      const { data } = await gateway.getOrder({ params: { orderId } });
      expect(data).toMatchObject({
        ...{ orderId, amount: PRICE, method: "va_bca", title: invoice.className, customer: `Nama ${learner.id}` },
        ...{ vaNumber: invoice.vaNumber, status: "pending", expiresAt: invoice.expiresAt },
        returnUrl: expect.stringMatching(/^http:\/\/ours\.example(?::\d+)?\/CallbackPayment\?orderId=INV-[0-9a-f]{32}$/),
      });
      expect((await pay(orderId, { outcome: "cancelled" })).data.status).toBe("cancelled");
      expect(await statusOf(orderId)).toBe("cancelled");
      expect(await refusal(pay(orderId, { outcome: "paid" }))).toMatchObject({ status: 409, data: { status: "cancelled" } });
      expect((await pay(orderId, { outcome: "paid", late: true })).data.status).toBe("paid");
      expect(await statusOf(orderId)).toBe("paid");
    });

    test("the same button twice at once is one payment", async () => {
      const { learner, orderId } = await invoiced(site());
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => pay(orderId, { outcome: "paid", times: 5 })));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await mailsTo(site(), `${learner.id}@ours.example`)).toHaveLength(1);
      expect(await ledgerSum(site())).toBe(0);
    });

    test("an unknown order and another tenant's are missing; a sixth notice and an unknown outcome are refused", async () => {
      const { orderId } = await invoiced(site());
      const theirs = site().hosts({ lmsId: THEIRS }).gateway;
      const body = { outcome: "paid" as const };
      for (const [gateway, id] of [
        [site().hosts().gateway, altered(orderId)],
        [theirs, orderId],
      ] as const) {
        expect(await refusal(gateway.getOrder({ params: { orderId: id } }))).toMatchObject({ status: 404 });
        expect(await refusal(gateway.payOrder({ params: { orderId: id }, body }))).toMatchObject({ status: 404 });
      }
      const post = async (wrong: unknown) => {
        const token = sealAppToken({ secret: SECRET, host: "gateway", appToken: site().appToken, now: Date.now() }) ?? "";
        const headers = { "Content-Type": "application/json", "lms-id": OURS, AppToken: token };
        return (await site().send("gateway", `v1/orders/${orderId}/pay`, { method: "POST", body: JSON.stringify(wrong), headers })).status;
      };
      expect([await post({ outcome: "paid", times: 6 }), await post({ outcome: "refunded" }), await post({})]).toEqual([422, 422, 422]);
      expect(await statusOf(orderId)).toBe("pending");
    });

    test("a notice that could not be delivered is kept and comes again; one that is refused for good does not", async () => {
      const { orderId } = await invoiced(site());
      const { db } = site().database;
      const body = signedNotice(SECRET, orderId, PRICE, "paid");
      await leaveNotice(db, body, Date.now());
      await leaveNotice(db, { ...body, signature: "00" }, Date.now());
      const broken = withGateway({
        verify: () => {
          throw new Error("the database went away");
        },
      });
      expect(await deliverGatewayNotices(broken)).toBe(0);
      expect(await statusOf(orderId)).toBe("pending");
      // Before its time nothing; then both are over, by one of two processes each.
      expect(await deliverGatewayNotices(site().context)).toBe(0);
      const later = withGateway({}, () => Date.now() + 60_000);
      const [one, two] = await Promise.all([deliverGatewayNotices(later), deliverGatewayNotices(later)]);
      expect([one + two, await deliverGatewayNotices(later)]).toEqual([2, 0]);
      expect(await statusOf(orderId)).toBe("paid");
    });
  });

  describe("a gateway that does not answer", () => {
    const unsent = async () => {
      const { learner, orderId, slug, invoice } = await invoiced(site());
      const set = { pay_url: null, gateway_id: null, va_number: null };
      await site().database.db.updateTable("payment_orders").set(set).where("order_id", "=", orderId).execute();
      return { learner, orderId, slug, invoice };
    };

    test("leaves the order as it is; asked again, by whatever way, it is the same order that is taken there", async () => {
      const { learner, orderId, slug, invoice } = await unsent();
      const payer = { title: "Kelas", method: "va_bca" as const, customer: { name: "Sri", email: "sri@contoh.example" } };
      await expect(takeToGateway(withGateway({ create: unreachable }), orderId, payer)).rejects.toMatchObject({ status: 503 });
      const query = { slug };
      const { services } = learner.hosts;
      const [{ data: asked }, { data: repaid }] = await Promise.all([
        services.createInvoice({ query, body: { method: "qris" } }),
        services.repayInvoice({ query }),
      ]);
      for (const again of [asked, repaid]) expect(again).toMatchObject({ id: invoice.id, orderId, payUrl: invoice.payUrl });
      expect(await ordersOf(site(), invoice.id)).toHaveLength(1);
    });

    test("one whose answer was lost and which refuses the number the second time: the first answer that was kept is the one", async () => {
      const { orderId, invoice } = await unsent();
      const { db } = site().database;
      const refusing = withGateway({
        async create() {
          await db.updateTable("payment_orders").set({ pay_url: "https://gateway.example/1" }).where("order_id", "=", orderId).execute();
          throw new AdapterError("gateway", false, "order_id has been taken", 406);
        },
      });
      const payer = { title: "Kelas", method: "va_bca" as const, customer: { name: "Sri", email: "sri@contoh.example" } };
      expect(await takeToGateway(refusing, orderId, payer)).toMatchObject({ pay_url: "https://gateway.example/1", status: "pending" });
      expect(await ordersOf(site(), invoice.id)).toHaveLength(1);
    });

    test("is waited for an hour when an order's time is over", async () => {
      const { orderId } = await invoiced(site());
      const silent = (ms: number) => withGateway({ status: unreachable, expire: unreachable }, () => Date.now() + ms);
      await expireInvoices(silent(DAY + 60_000));
      expect(await statusOf(orderId)).toBe("pending");
      await expireInvoices(silent(DAY + 2 * 3_600_000));
      expect(await statusOf(orderId)).toBe("expired");
      await notify(site(), orderId, "paid");
      expect(await statusOf(orderId)).toBe("paid");
    });

    test("of several processes that end orders one ends each", async () => {
      const orders = await Promise.all([1, 2, 3].map(() => invoiced(site())));
      const later = withGateway({}, () => Date.now() + DAY + 1_000);
      const ended = await Promise.all([expireInvoices(later), expireInvoices(later), expireInvoices(later)]);
      expect(ended.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(3);
      for (const { learner, orderId } of orders) {
        const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });
        expect([data.status, data.events.map(({ kind }) => kind)]).toEqual(["expired", ["expired"]]);
      }
    });
  });

  describe("donations", () => {
    let address = 0;
    const visitor = () => site().hosts({ clientIp: `192.0.2.${++address}` });

    test("the mail of a paid donation leads to its receipt; what goes back is no longer given, and told", async () => {
      const { desk } = visitor();
      const before = (await desk.getDonationTotals()).data;
      const { data } = await desk.donate({ body: { ...donor, email: "penerima-bukti@contoh.example" } });
      const orderId = data.orderId ?? "";
      await pay(orderId, { outcome: "paid" });
      await notify(site(), orderId, "refunded", donor.amount);
      const mails = await mailsTo(site(), "penerima-bukti@contoh.example");
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Terima kasih, donasi ${data.number} diterima`,
        `Pengembalian dana ${data.number}`,
      ]);
      expect(mails[0]?.body).toMatch(new RegExp(`http://ours\\.example(:\\d+)?/Donation/Bukti/${data.key}\\n`));
      expect((await desk.getDonation({ query: { key: data.key } })).data.status).toBe("refunded");
      expect((await desk.getDonationTotals()).data).toMatchObject({ total: before.total, count: before.count });
      expect(await ledgerSum(site())).toBe(0);
    });

    test("a payment that arrives while the donor asks for a new order is never lost", async () => {
      for (let round = 0; round < 6; round++) {
        const { desk } = visitor();
        const { data } = await desk.donate({ body: donor });
        const outcomes = await Promise.allSettled([
          desk.repayDonation({ body: { key: data.key } }),
          notify(site(), data.orderId ?? "", "paid", donor.amount),
          desk.repayDonation({ body: { key: data.key } }),
        ]);
        const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.status] : []));
        expect(failures.filter((status) => status !== 409)).toEqual([]);
        expect((await desk.getDonation({ query: { key: data.key } })).data).toMatchObject({ status: "paid", orderId: data.orderId });
      }
    });

    test("managers find donations by number, name and address, whatever the letters' size, page by page", async () => {
      const { data } = await visitor().desk.donate({ body: { ...donor, name: "Made Suartana", is_anonymous: true } });
      const { desk } = (await person(site(), [1])).hosts;
      const find = async (search: string) => (await desk.listDonations({ query: { search } })).data.items.map(({ number }) => number);
      for (const search of ["MADE suartana", data.number.toLowerCase(), "suartana sri@CONTOH"])
        expect(await find(search)).toEqual([data.number]);
      expect(await find("%")).toEqual([]);
      expect((await desk.listDonations({ query: { page: 1, perPage: 2 } })).data.items).toHaveLength(2);
      const theirs = (await person(site(), [1], 0, THEIRS)).hosts.desk;
      expect((await theirs.listDonations()).data.items).toEqual([]);
    });

    test("[STO3] a row of the hosted database is made with 201, and named fields come back with a refusal", async () => {
      const send = (body: unknown) =>
        site().send("records", "donations", {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "Content-Type": "application/json", "lms-id": OURS, apikey: site().context.publicKey, "x-client-ip": "192.0.2.250" },
        });
      const made = await send(donor);
      expect([made.status, await made.json()]).toEqual([201, [{ id: expect.any(String), amount: 75_000, status: "pending" }]]);
      const refused = await send({ ...donor, amount: 5_000, email: "bukan-email" });
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { data: { amount: "Donasi paling sedikit Rp10.000", email: "Format email tidak valid" } },
      ]);
    });
  });
});
