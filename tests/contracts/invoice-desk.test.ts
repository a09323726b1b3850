import { expect, test } from "vitest";
import { describeEachBackend, getError, OTHER_TENANT_ID } from "./backend";
import {
  CLASS_PRICE,
  createInvoicedLearner,
  repaid,
  sendGatewayNotification,
} from "./payment-fixture";
import { createPayoutUser, PAYOUT_PASSWORD } from "./payout-user-fixture";

describeEachBackend((site) => {
  const signInAdmin = () => createPayoutUser(site(), [1]);

  test("getInvoice shows every order, event, refund and ledger entry of an invoice", async () => {
    const one = await createInvoicedLearner(site(), {}, "qris");
    const { orderId = null } = await repaid(site(), one);
    await sendGatewayNotification(site(), orderId ?? "", "paid");
    const { admin } = (await signInAdmin()).hosts;
    const params = { id: one.invoice.id };

    const paid = (await admin.getInvoice({ params })).data;

    expect(paid).toMatchObject({
      number: one.invoice.number,
      status: "paid",
      learner: { email: `${one.learner.id}@ours.example` },
      refunds: [],
      can: { refund: true },
    });
    expect(paid.orders.map(({ orderId: id, status }) => [id, status])).toEqual([
      [one.orderId, "cancelled"],
      [orderId, "paid"],
    ]);
    expect(paid.events.at(-1)).toMatchObject({ kind: "paid", orderId });
    expect(paid.ledger.map(({ account, amount }) => [account, amount])).toEqual([
      ["gateway:clearing", -CLASS_PRICE],
      ["income:classes", CLASS_PRICE],
    ]);

    const reason = "Kelas dibatalkan oleh penyelenggara";
    await admin.refundInvoice({ params, body: { reason, password: PAYOUT_PASSWORD } });
    const refunded = (await admin.getInvoice({ params })).data;

    expect(refunded.refunds).toMatchObject([{ status: "refunded", reason, amount: CLASS_PRICE }]);
    expect(refunded.ledger.map(({ kind }) => kind)).toEqual([
      "payment",
      "payment",
      "refund",
      "refund",
    ]);
    expect(refunded.can.refund).toBe(false);
  });

  test("getInvoice is for managers of the tenant, who cannot return their own payment", async () => {
    const { invoice, learner } = await createInvoicedLearner(site());
    const params = { id: invoice.id };
    const theirs = (await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID)).hosts.admin;

    expect(await getError(learner.hosts.admin.getInvoice({ params }))).toMatchObject({
      status: 403,
    });
    expect(await getError(theirs.getInvoice({ params }))).toMatchObject({ status: 404 });

    const own = await signInAdmin();
    const { slug } = await createInvoicedLearner(site());
    const { data: mine } = await own.hosts.services.createInvoice({
      query: { slug },
      body: { method: "qris" },
    });
    await sendGatewayNotification(site(), mine.orderId ?? "", "paid");

    expect((await own.hosts.admin.getInvoice({ params: { id: mine.id } })).data.can.refund).toBe(
      false,
    );
  });

  test("exportInvoices writes all filtered invoices without formulas, for managers only", async () => {
    const { invoice, learner, orderId } = await createInvoicedLearner(site(), {
      name: "=SUM(A1) Ukir",
    });
    await createInvoicedLearner(site());
    const { admin } = (await signInAdmin()).hosts;

    const csv = await (await admin.exportInvoices({ query: { search: "sum(a1) ukir" } })).text();
    const [header, line, rest] = csv.split("\r\n");

    expect(header).toMatch(/^\uFEFF?Nomor,Peserta,Email,Kelas,Harga,/);
    expect(line).toContain(
      `${invoice.number},Nama ${learner.id},${learner.id}@ours.example,'=SUM(A1) Ukir,${CLASS_PRICE},0,,${CLASS_PRICE},Virtual account BCA,${orderId},Menunggu pembayaran,`,
    );
    expect(rest).toBe("");
    expect(await getError(learner.hosts.admin.exportInvoices())).toMatchObject({ status: 403 });
  });
});
