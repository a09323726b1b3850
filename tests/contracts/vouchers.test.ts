import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { mapConcurrently } from "../guards/test-browser";
import { describeEachBackend, getError } from "./backend";
import { createPaidClass, getAccountBalance, sendGatewayNotification } from "./payment-fixture";
import { createPayoutUser, getLedgerSum } from "./payout-user-fixture";
import { buy, changeVoucher, createVoucher, getVoucherAdmin, readUsed } from "./voucher-fixture";

/** Requests in flight: more of them would wait beyond a busy machine's deadline. */
const CONCURRENCY = 24;

const PRICE = 400_000;

describeEachBackend((site) => {
  const createClass = (more = {}) => createPaidClass(site(), { price: PRICE, quota: 500, ...more });
  const createLearner = () => createPayoutUser(site(), [4]);
  const preview = async (
    { hosts }: Awaited<ReturnType<typeof createLearner>>,
    slug: string,
    code: string,
  ) => (await hosts.learning.previewVoucher({ query: { class: slug, code } })).data;
  const countPeople = async (slug: string, status: string) =>
    (
      await site()
        .database.db.selectFrom("invoices")
        .select("id")
        .where("class_slug", "=", slug)
        .where("status", "=", status as "pending")
        .execute()
    ).length;
  const rejected = (message: string) => ({ status: 422, data: { voucher: message } });

  describe("createInvoice with a voucher", () => {
    test("takes off percent or rupiah, and shows it in the invoice and the ledger", async () => {
      const slug = await createClass();
      const percent = await createVoucher(site());
      const rupiah = await createVoucher(site(), { kind: "amount", value: "150 ribu" });
      const [one, other] = [await createLearner(), await createLearner()];

      expect(await preview(one, slug, percent.code.toLowerCase())).toEqual({
        code: percent.code,
        price: PRICE,
        discount: 100_000,
        total: 300_000,
      });

      const { data } = await buy(one, slug, { voucher: percent.code });

      expect(data).toMatchObject({
        subtotal: PRICE,
        discount: 100_000,
        total: 300_000,
        voucher: percent.code,
        status: "pending",
        items: [{ price: PRICE }],
      });
      expect((await buy(other, slug, { voucher: rupiah.code })).data.total).toBe(250_000);

      const [income, discounts] = await readAccounts();
      await sendGatewayNotification(site(), data.orderId ?? "", "paid", 300_000);

      expect(await readAccounts()).toEqual([income + PRICE, discounts - 100_000]);
      expect(await getLedgerSum(site())).toBe(0);
      expect(await readUsed(site(), percent.id)).toBe(1);
    });

    const readAccounts = async (): Promise<[number, number]> => [
      await getAccountBalance(site(), "income:classes"),
      await getAccountBalance(site(), "discount:vouchers"),
    ];

    test("enrols at once where nothing is left to pay, also with an unpaid invoice", async () => {
      const slug = await createClass();
      const whole = await createVoucher(site(), { value: "100" });
      const [one, other] = [await createLearner(), await createLearner()];
      const unpaid = (await buy(other, slug)).data;
      const [income, discounts] = await readAccounts();

      for (const learner of [one, other])
        expect((await buy(learner, slug, { voucher: whole.code })).data).toMatchObject({
          status: "paid",
          total: 0,
          discount: PRICE,
          method: "gratis",
          orderId: null,
        });

      for (const { hosts } of [one, other])
        expect(
          (await hosts.learning.listMyClasses({ query: { class: slug } })).data.items,
        ).toHaveLength(1);
      expect(await readAccounts()).toEqual([income + 2 * PRICE, discounts - 2 * PRICE]);
      expect(await readUsed(site(), whole.id)).toBe(2);

      // What was paid of the closed order is owed back.
      const owed = await getAccountBalance(site(), "owed:double-payments");
      await sendGatewayNotification(site(), unpaid.orderId ?? "", "paid", PRICE);

      expect(await getAccountBalance(site(), "owed:double-payments")).toBe(owed + PRICE);
      expect(await getLedgerSum(site())).toBe(0);
    });

    test("replaces an unpaid order of another price, and continues one of the same", async () => {
      const slug = await createClass();
      const [voucher, better] = [
        await createVoucher(site()),
        await createVoucher(site(), { value: "50" }),
      ];
      const learner = await createLearner();
      const full = (await buy(learner, slug)).data;

      const reduced = (await buy(learner, slug, { voucher: voucher.code })).data;
      const again = (await buy(learner, slug, { voucher: voucher.code })).data;
      const half = (await buy(learner, slug, { voucher: better.code })).data;
      const kept = (await buy(learner, slug)).data;

      expect([full, reduced, again, half, kept].map(({ total }) => total)).toEqual([
        400_000, 300_000, 300_000, 200_000, 200_000,
      ]);
      expect(new Set([full, reduced, half].map(({ orderId }) => orderId)).size).toBe(3);
      expect(again.orderId).toBe(reduced.orderId);
      expect(await readUsed(site(), voucher.id)).toBe(0);
      expect(await readUsed(site(), better.id)).toBe(1);
    });

    test("rejects codes that do not apply, at the field", async () => {
      const slug = await createClass();
      const elsewhere = await createClass();
      const learner = await createLearner();
      const bound = await createVoucher(site(), { class: elsewhere });
      const over = await createVoucher(site());
      await changeVoucher(site(), over.id, { ends_at: Date.now() });
      const early = await createVoucher(site(), { startsOn: "31/12/2099" });
      const stopped = await createVoucher(site());
      await (await getVoucherAdmin(site())).hosts.admin.stopVoucher({ params: { id: stopped.id } });

      for (const [code, message] of [
        ["TIDAK-ADA", "Kode voucher ini tidak kami kenal"],
        [bound.code, "Kode voucher ini bukan untuk kelas ini"],
        [over.code, "Kode voucher ini sudah tidak berlaku"],
        [stopped.code, "Kode voucher ini sudah tidak berlaku"],
        [early.code, "Kode voucher ini baru berlaku mulai 31 Desember 2099"],
      ] as const) {
        expect(await getError(preview(learner, slug, code))).toMatchObject(rejected(message));
        expect(await getError(buy(learner, slug, { voucher: code }))).toMatchObject(
          rejected(message),
        );
      }
      expect((await buy(learner, elsewhere, { voucher: bound.code })).data.total).toBe(300_000);
    });

    test("rejects a user's many unknown codes with 429", async () => {
      const slug = await createClass();
      const learner = await createLearner();
      for (let count = 0; count < 20; count++)
        expect(await getError(preview(learner, slug, `TEBAK-${count}`))).toMatchObject({
          status: 422,
        });

      expect(await getError(preview(learner, slug, "TEBAK-21"))).toMatchObject({ status: 429 });
    });
  });

  describe("the limits of a voucher", () => {
    test("200 people use it as often as allowed, and not once more", async () => {
      const slug = await createClass();
      const voucher = await createVoucher(site(), { maxUses: "15" });
      const learners = await Promise.all(Array.from({ length: 200 }, createLearner));

      const outcomes = await mapConcurrently(learners, CONCURRENCY, (learner) =>
        buy(learner, slug, { voucher: voucher.code }).then(
          ({ data }) => data.total,
          (error: { status: number }) => error.status,
        ),
      );

      expect(outcomes.filter((outcome) => outcome === 300_000)).toHaveLength(15);
      expect(outcomes.filter((outcome) => outcome === 422)).toHaveLength(185);
      expect(await readUsed(site(), voucher.id)).toBe(15);
      expect(await countPeople(slug, "pending")).toBe(15);
    });

    test("one person uses it as often as allowed, also at once in several classes", async () => {
      const slugs = await Promise.all([createClass(), createClass(), createClass()]);
      const voucher = await createVoucher(site(), { maxUsesPerUser: "2" });
      const learner = await createLearner();

      const outcomes = await Promise.allSettled(
        slugs.map((slug) => buy(learner, slug, { voucher: voucher.code })),
      );

      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
      expect(await readUsed(site(), voucher.id)).toBe(2);
      const left = await createClass();
      expect(await getError(preview(learner, left, voucher.code))).toMatchObject(
        rejected("Anda sudah memakai kode voucher ini"),
      );
    });

    test.each(["cancelled", "failed", "expired"] as const)(
      "a %s invoice gives its use back once, and a new order takes it again",
      async (status) => {
        const slug = await createClass();
        const voucher = await createVoucher(site(), { maxUses: "1" });
        const [one, other] = [await createLearner(), await createLearner()];
        const { orderId } = (await buy(one, slug, { voucher: voucher.code })).data;

        expect(await getError(buy(other, slug, { voucher: voucher.code }))).toMatchObject(
          rejected("Kode voucher ini sudah habis dipakai"),
        );

        for (let times = 0; times < 2; times++)
          await sendGatewayNotification(site(), orderId ?? "", status, 300_000);

        expect(await readUsed(site(), voucher.id)).toBe(0);

        const repaid = (await one.hosts.services.repayInvoice({ query: { slug } })).data;

        expect(repaid).toMatchObject({ total: 300_000, voucher: voucher.code });
        expect(await readUsed(site(), voucher.id)).toBe(1);
      },
    );

    test("repayInvoice is a 409 when the use went to another person; createInvoice takes the full price", async () => {
      const slug = await createClass();
      const voucher = await createVoucher(site(), { maxUses: "1" });
      const [one, other] = [await createLearner(), await createLearner()];
      await buy(one, slug, { voucher: voucher.code });
      await expireInvoices({ ...site().context, clock: () => Date.now() + 2 * DAY_MS });
      await buy(other, slug, { voucher: voucher.code });

      expect(await getError(one.hosts.services.repayInvoice({ query: { slug } }))).toMatchObject({
        status: 409,
        message: expect.stringContaining(`Kode voucher ${voucher.code} tidak berlaku lagi`),
      });
      expect((await buy(one, slug)).data).toMatchObject({
        total: PRICE,
        discount: 0,
        voucher: null,
      });
      expect(await readUsed(site(), voucher.id)).toBe(1);
    });

    test("a late payment counts with its discount", async () => {
      const slug = await createClass();
      const voucher = await createVoucher(site());
      const learner = await createLearner();
      const { orderId } = (await buy(learner, slug, { voucher: voucher.code })).data;
      await sendGatewayNotification(site(), orderId ?? "", "expired", 300_000);
      await sendGatewayNotification(site(), orderId ?? "", "paid", 300_000);

      const { data } = await learner.hosts.services.getPaymentDetail({
        body: { orderId: orderId ?? "" },
      });
      expect(data).toMatchObject({ status: "paid", total: 300_000, discount: 100_000 });
      expect(await readUsed(site(), voucher.id)).toBe(1);
    });
  });
});
