import { describe, expect, test } from "vitest";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { createSignedNotice } from "~/server/embedded/domain/payments/sandbox-gateway";
import { type Backend, describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";
import { APP_SECRET } from "./host-context";
import { repaid } from "./payment-fixture";
import { areBalancesConsistent, createPayoutUser, getLedgerSum } from "./payout-user-fixture";

const PRICE = 450_000;
let classes = 0;

/** A learner with an invoice for a new class. */
async function invoiced(site: Backend, price = PRICE) {
  const slug = `berbayar-${process.pid}-${classes++}`;
  const code = slug.replace(/\D/g, "").slice(-6).padStart(6, "K");
  await site.database.db
    .insertInto("classes")
    .values(createClassRow(TENANT_ID, slug, {}, { price, code }))
    .execute();
  const learner = await createPayoutUser(site, [4]);
  const { data: invoice } = await learner.hosts.services.createInvoice({
    query: { slug },
    body: { method: "va_bca" },
  });
  return { learner, invoice, slug };
}

const notice = (
  orderId: string | null,
  amount: number,
  status: "pending" | "paid" | "expired" | "failed" | "refunded",
) => createSignedNotice(APP_SECRET, { orderId: orderId ?? "", amount, status });
const callback = (site: Backend, body: Record<string, unknown>) =>
  site.createClients().services.sendCallback({ body });
const count = async (site: Backend, table: "enrolments" | "outbox", where: [string, string]) =>
  (
    await site.database.db
      .selectFrom(table)
      .selectAll()
      .where(where[0] as "lms_id", "=", where[1])
      .execute()
  ).length;

describeEachBackend((site) => {
  describe("classes", () => {
    test("[PAY1] createInvoice returns one open invoice per user and class, also concurrently, with the gateway's URL", async () => {
      const { learner, invoice, slug } = await invoiced(site());

      expect(invoice).toMatchObject({
        number: expect.stringMatching(/^INV\/\d{4}\/\d{2}\/\d{6}$/),
        status: "pending",
        total: PRICE,
        vaNumber: expect.stringMatching(/^\d{16}$/),
      });
      expect(invoice.payUrl).toMatch(new RegExp(`/Bayar/${invoice.orderId}$`));

      const again = await Promise.all(
        [1, 2, 3].map(() =>
          learner.hosts.services.createInvoice({ query: { slug }, body: { method: "va_bca" } }),
        ),
      );

      expect(new Set(again.map(({ data }) => data.id))).toEqual(new Set([invoice.id]));
    });

    test("createInvoice enrols in a free class at once", async () => {
      const { learner, invoice, slug } = await invoiced(site(), 0);

      expect(invoice).toMatchObject({ status: "paid", orderId: null });
      expect(
        await getError(
          learner.hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } }),
        ),
      ).toMatchObject({
        status: 409,
      });
    });

    test("sendCallback applies repeated and reordered notices once: payment, enrolment, email, ledger", async () => {
      const { learner, invoice } = await invoiced(site());
      await callback(site(), notice(invoice.orderId, PRICE, "pending"));
      await Promise.all(
        Array.from({ length: 5 }, () => callback(site(), notice(invoice.orderId, PRICE, "paid"))),
      );
      await callback(site(), notice(invoice.orderId, PRICE, "expired"));
      await callback(site(), notice(invoice.orderId, PRICE, "failed"));
      const { data } = await learner.hosts.services.getPaymentDetail({
        body: { orderId: invoice.orderId ?? "" },
      });

      expect(data).toMatchObject({ status: "paid", paidAt: expect.any(Number), payUrl: null });
      expect(data.events.map(({ kind }) => kind)).toEqual(["paid"]);
      expect(await count(site(), "enrolments", ["user_id", learner.id])).toBe(1);
      // How to pay, then the receipt.
      expect(await count(site(), "outbox", ["to_address", `${learner.id}@ours.example`])).toBe(2);
      expect([await getLedgerSum(site()), await areBalancesConsistent(site())]).toEqual([0, true]);
    });

    test("sendCallback rejects forged notices, wrong amounts and unknown orders", async () => {
      const { learner, invoice } = await invoiced(site());
      const validNotice = notice(invoice.orderId, PRICE, "paid");

      for (const forged of [
        { ...validNotice, signature: "00" },
        { ...validNotice, grossAmount: "1.00" },
        { ...validNotice, status: "refunded" },
        {},
      ])
        expect((await getError(callback(site(), forged))).status).toBe(401);
      for (const amount of [1_000, PRICE - 1, PRICE + 1, PRICE * 2])
        expect(
          await getError(callback(site(), notice(invoice.orderId, amount, "paid"))),
        ).toMatchObject({
          status: 422,
          message: "Jumlah pembayaran tidak sama dengan tagihan",
        });
      expect(
        await getError(callback(site(), notice("INV-999999999999", PRICE, "paid"))),
      ).toMatchObject({ status: 404, message: "Pesanan tidak ditemukan" });
      expect(
        (
          await learner.hosts.services.getPaymentDetail({
            body: { orderId: invoice.orderId ?? "" },
          })
        ).data.status,
      ).toBe("pending");
    });

    test("[STO16] repayInvoice starts a new order; the old one still counts once, a second payment is owed back", async () => {
      const { learner, invoice, slug } = await invoiced(site());
      const second = await repaid(site(), { learner, slug, invoice });

      expect([second.id === invoice.id, second.orderId === invoice.orderId]).toEqual([true, false]);

      await callback(site(), notice(invoice.orderId, PRICE, "paid"));
      await callback(site(), notice(second.orderId, PRICE, "paid"));

      expect(await count(site(), "enrolments", ["user_id", learner.id])).toBe(1);

      const owed = await site()
        .database.db.selectFrom("ledger_entries as e")
        .innerJoin("ledger_transactions as t", (on) =>
          on.onRef("t.id", "=", "e.transaction_id").onRef("t.lms_id", "=", "e.lms_id"),
        )
        .select("e.amount")
        .where("t.reference", "=", second.orderId ?? "")
        .where("e.account", "=", "owed:double-payments")
        .execute();

      expect(owed).toEqual([{ amount: PRICE }]);
      expect(
        await getError(learner.hosts.services.repayInvoice({ query: { slug } })),
      ).toMatchObject({ status: 409 });
      expect(await getLedgerSum(site())).toBe(0);
    });

    test("expireInvoices ends unpaid orders after a day; only paid orders can be refunded", async () => {
      const { learner, invoice } = await invoiced(site());
      await expireInvoices({ ...site().context, clock: () => Date.now() + 90_000_000 });

      expect(
        (
          await learner.hosts.services.getPaymentDetail({
            body: { orderId: invoice.orderId ?? "" },
          })
        ).data.status,
      ).toBe("expired");
      expect(
        (
          await site()
            .createClients()
            .gateway.getOrder({ params: { orderId: invoice.orderId ?? "" } })
        ).data.status,
      ).toBe("expired");

      await callback(site(), notice(invoice.orderId, PRICE, "refunded"));

      expect(
        (
          await site()
            .createClients()
            .services.readCallback({ query: { orderId: invoice.orderId ?? "" } })
        ).data,
      ).toMatchObject({ kind: "class", status: "expired" });

      await callback(site(), notice(invoice.orderId, PRICE, "paid"));
      await callback(site(), notice(invoice.orderId, PRICE, "refunded"));

      expect(
        (
          await learner.hosts.services.getPaymentDetail({
            body: { orderId: invoice.orderId ?? "" },
          })
        ).data.status,
      ).toBe("refunded");
      expect(await getLedgerSum(site())).toBe(0);
    });

    test("getPaymentDetail is a 404 for others and other tenants; managers see the invoice", async () => {
      const { invoice } = await invoiced(site());
      const body = { orderId: invoice.orderId ?? "" };

      expect(
        await getError(
          (await createPayoutUser(site(), [4])).hosts.services.getPaymentDetail({ body }),
        ),
      ).toMatchObject({ status: 404 });
      expect(
        (await (await createPayoutUser(site(), [1])).hosts.services.getPaymentDetail({ body })).data
          .id,
      ).toBe(invoice.id);

      const theirs = site().createClients({ tenantId: OTHER_TENANT_ID });

      expect(await getError(theirs.services.readCallback({ query: body }))).toMatchObject({
        status: 404,
      });
      expect(await getError(theirs.gateway.getOrder({ params: body }))).toMatchObject({
        status: 404,
      });
    });
  });
});
