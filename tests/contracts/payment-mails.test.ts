import { expect, test } from "vitest";
import { formatDateTime } from "~/lib/dates";
import { DAY_MS } from "~/lib/time";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { describeEachBackend } from "./backend";
import {
  ageOrders,
  createInvoicedLearner,
  createPaidClass,
  listMails,
  listOrders,
  repaid,
  sendGatewayNotification,
} from "./payment-fixture";
import { createPayoutUser } from "./payout-user-fixture";

describeEachBackend((site) => {
  const expireAll = () =>
    expireInvoices({ ...site().context, clock: () => Date.now() + DAY_MS + 60_000 });
  const subjectsTo = async (address: string) =>
    (await listMails(site(), address)).map(({ subject }) => subject);

  test("createInvoice mails how and until when to pay, once for eight posts at once", async () => {
    const slug = await createPaidClass(site());
    const learner = await createPayoutUser(site(), [4]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        learner.hosts.services.createInvoice({ query: { slug }, body: { method: "va_bca" } }),
      ),
    );
    const invoice = answers[0]?.data;
    const mails = await listMails(site(), `${learner.id}@ours.example`);

    expect(mails.map(({ subject }) => subject)).toEqual([`Menunggu pembayaran ${invoice?.number}`]);

    const body = mails[0]?.body ?? "";

    expect(body).toContain(`Nomor virtual account: ${invoice?.vaNumber}`);
    expect(body).toContain(`sampai ${formatDateTime(invoice?.expiresAt ?? 0)}`);
    expect(body).toContain("Rp450.000");

    const key = /http\S+\/Tagihan\/Bukti\/(\S+)/.exec(body)?.[1] ?? "";

    expect(
      (await site().createClients().services.getPaymentDetail({ body: { key } })).data,
    ).toMatchObject({ id: invoice?.id, status: "pending", isTrial: true });
  });

  test("repayInvoice mails the new number, and expireInvoices the end of the current order only, once", async () => {
    const { learner, slug, invoice } = await createInvoicedLearner(site());
    const second = await repaid(site(), { learner, slug, invoice });
    const address = `${learner.id}@ours.example`;

    expect(await subjectsTo(address)).toEqual([
      `Menunggu pembayaran ${invoice.number}`,
      `Menunggu pembayaran ${invoice.number}`,
    ]);
    expect((await listMails(site(), address)).at(-1)?.body).toContain(second.vaNumber);

    await Promise.all([expireAll(), expireAll()]);
    await expireAll();

    expect((await subjectsTo(address)).slice(2)).toEqual([
      `Batas waktu pembayaran ${invoice.number} sudah lewat`,
    ]);
  });

  test("a failed payment is not mailed as one whose time is over", async () => {
    const { learner, invoice } = await createInvoicedLearner(site());

    await sendGatewayNotification(site(), invoice.orderId ?? "", "failed");
    await expireAll();

    const { data } = await learner.hosts.learning.listMyInvoices();
    expect(data.items[0]).toMatchObject({ id: invoice.id, status: "failed" });
    expect(await subjectsTo(`${learner.id}@ours.example`)).toEqual([
      `Menunggu pembayaran ${invoice.number}`,
    ]);
  });

  test("donate mails the donor how to pay, and expireInvoices that nothing came in", async () => {
    const { admin } = site().createClients({ clientIp: "192.0.2.201" });
    const email = "donatur-menunggu@contoh.example";
    const { data } = await admin.donate({
      body: { name: "Sri", email, amount: 75_000, method: "va_bni" },
    });
    const [order] = await listOrders(site(), data.id);
    const [mail] = await listMails(site(), email);

    expect(mail).toMatchObject({
      subject: `Menunggu pembayaran ${data.number}`,
      kind: "donation",
      body: expect.stringContaining(`/Donation/Bukti/${data.key}`),
    });
    expect(mail?.body).toContain(`Nomor virtual account: ${order?.va_number}`);
    expect(mail?.body).toContain("Uji coba: tidak ada uang yang berpindah.");

    await ageOrders(site(), data.id);
    await expireAll();

    expect((await subjectsTo(email)).slice(1)).toEqual([
      `Batas waktu pembayaran ${data.number} sudah lewat`,
    ]);
  });

  test("listMyInvoices lists the caller's own invoices, newest first, by status", async () => {
    const { learner, invoice } = await createInvoicedLearner(site());
    const slug = await createPaidClass(site(), { price: 0 });
    const { data: free } = await learner.hosts.services.createInvoice({
      query: { slug },
      body: { method: "qris" },
    });
    await createInvoicedLearner(site());
    const { learning } = learner.hosts;

    const { data } = await learning.listMyInvoices();

    expect(data.items.map(({ id }) => id)).toEqual([free.id, invoice.id]);
    expect(data.items[1]).toMatchObject({ status: "pending", vaNumber: invoice.vaNumber });
    expect(
      (await learning.listMyInvoices({ query: { status: "pending" } })).data.items,
    ).toHaveLength(1);

    const manager = await createPayoutUser(site(), [0]);

    expect((await manager.hosts.learning.listMyInvoices()).data.items).toEqual([]);
  });
});
