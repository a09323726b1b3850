import { expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID } from "./backend";
import {
  CLASS_PRICE,
  createInvoicedLearner,
  getAccountBalance,
  listMails,
  sendGatewayNotification,
} from "./payment-fixture";
import {
  areBalancesConsistent,
  createPayoutUser,
  getLedgerSum,
  PAYOUT_PASSWORD,
} from "./payout-user-fixture";
import { approveRefund, createManager, findRefundRow, OWED, payTwice } from "./refund-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };

describeEachBackend((site) => {
  const owed = () => getAccountBalance(site(), OWED);
  const getBodies = async (email: string) =>
    (await listMails(site(), email)).map(({ body }) => body);

  test("a second payment is owed back: listed for staff, mailed and shown to its payer", async () => {
    const { refund, invoice, learner, orderId, secondOrderId, email } = await payTwice(site());
    const { hosts } = await createManager(site());
    const { items, totalItems, counts } = (await hosts.admin.listRefunds()).data;
    expect(counts.owed).toBeGreaterThan(0);
    expect(counts.owed + counts.sending + counts.manual).toBe(totalItems);

    expect(items.find(({ id }) => id === refund.id)).toMatchObject({
      cause: "double",
      status: "owed",
      orderId: secondOrderId,
      subjectNumber: invoice.number,
      payerEmail: email,
      amount: CLASS_PRICE,
    });
    const mails = await listMails(site(), email);
    const afterPayment = mails.filter(({ subject }) => subject.startsWith("Pembayaran"));
    expect(afterPayment.map(({ subject }) => subject).toSorted()).toEqual([
      `Pembayaran ${invoice.number} akan dikembalikan`,
      `Pembayaran ${invoice.number} diterima`,
    ]);
    expect(mails).toContainEqual({
      kind: expect.any(String),
      subject: `Pembayaran ${invoice.number} akan dikembalikan`,
      body: expect.stringMatching(
        /Anda membayar dua kali; pembayaran kedua, Rp450\.000, kami kembalikan/,
      ),
    });

    const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });

    expect(data).toMatchObject({
      status: "paid",
      refunds: [{ cause: "double", status: "owed", amount: CLASS_PRICE }],
    });
    expect(data.events.map(({ kind }) => kind)).toEqual([
      "replaced",
      "paid",
      "replaced",
      "paid",
      "double-payment",
    ]);

    const audit = await hosts.admin.listAudit({
      query: { entity: "invoice", entityId: invoice.id },
    });
    expect(audit.data.items.map(({ action }) => action)).toEqual([
      "payment.double",
      "payment.paid",
    ]);
  });

  test("approveRefund sends an online payment back once and books it", async () => {
    const before = await owed();
    const { refund, learner, orderId, email } = await payTwice(site());
    const manager = await createManager(site());

    expect(await getError(approveRefund(manager, refund, "salah"))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi salah" },
    });
    expect((await approveRefund(manager, refund)).data).toMatchObject({ status: "refunded" });
    expect(await getError(approveRefund(manager, refund))).toMatchObject(STALE);
    expect(await owed()).toBe(before);
    expect((await getBodies(email)).at(-1)).toContain(
      "Rp450.000 sudah kami kembalikan melalui layanan pembayaran",
    );
    expect(
      (await learner.hosts.services.getPaymentDetail({ body: { orderId } })).data,
    ).toMatchObject({ status: "paid", refunds: [{ status: "refunded" }] });
    expect([await getLedgerSum(site()), await areBalancesConsistent(site())]).toEqual([0, true]);

    const { data } = await manager.hosts.admin.listAudit({
      query: { entity: "refund", entityId: refund.id },
    });

    expect(data.items.map(({ action }) => action)).toEqual(["refund.approved", "refund.owed"]);
  });

  test("completeRefund records the transfer of what the gateway cannot return", async () => {
    const { refund, email } = await payTwice(site(), "va_bca");
    const manager = await createManager(site());
    const manual = (await approveRefund(manager, refund)).data;
    const complete = (version: number, password = PAYOUT_PASSWORD) =>
      manager.hosts.admin.completeRefund({
        params: { id: refund.id },
        body: { version, bankReference: "TRF-20261122-77", password },
      });

    expect(manual).toMatchObject({ status: "manual", note: expect.any(String) });
    expect(await getBodies(email)).not.toContainEqual(
      expect.stringContaining("sudah kami kembalikan"),
    );
    expect(await getError(complete(manual.version, "salah"))).toMatchObject({ status: 422 });
    expect(await getError(complete(refund.version))).toMatchObject(STALE);

    const results = await Promise.allSettled([complete(manual.version), complete(manual.version)]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await getBodies(email)).at(-1)).toContain("nomor referensi TRF-20261122-77");
    expect(await findRefundRow(site(), refund.order_id)).toMatchObject({
      status: "refunded",
      bank_reference: "TRF-20261122-77",
    });
    expect(await getLedgerSum(site())).toBe(0);
  });

  test("approveRefund needs two people from Rp10.000.000", async () => {
    const { refund } = await payTwice(site(), "qris", 10_000_000);
    const [first, second] = [await createManager(site()), await createManager(site())];
    const half = (await approveRefund(first, refund)).data;

    expect(half).toMatchObject({ status: "owed", firstApprover: `Nama ${first.id}` });
    expect(await getError(approveRefund(first, half))).toMatchObject({ status: 403 });
    expect((await first.hosts.admin.getRefund({ params: { id: refund.id } })).data).toMatchObject({
      needsTwo: true,
      can: { approve: false },
    });
    expect((await approveRefund(second, half)).data.status).toBe("refunded");
  });

  test("of concurrent approvals one applies, and the money goes back once", async () => {
    const before = await owed();
    for (let round = 0; round < 5; round++) {
      const { refund } = await payTwice(site());
      const managers = await Promise.all([1, 2, 3].map(() => createManager(site())));
      const results = await Promise.allSettled(
        managers.map((manager) => approveRefund(manager, refund)),
      );

      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }

    expect(await owed()).toBe(before);
    expect(await getLedgerSum(site())).toBe(0);
  });

  test("a payment of another amount than billed is owed back once, and the invoice stays payable", async () => {
    const before = await owed();
    const { learner, invoice, orderId } = await createInvoicedLearner(site(), {}, "qris");
    const wrong = () => getError(sendGatewayNotification(site(), orderId, "paid", 400_000));

    expect([(await wrong()).status, (await wrong()).status]).toEqual([422, 422]);
    expect((await owed()) - before).toBe(400_000);

    const refund = await findRefundRow(site(), orderId);

    expect(refund).toMatchObject({ cause: "wrong-amount", amount: 400_000, status: "owed" });
    expect((await approveRefund(await createManager(site()), refund)).data.status).toBe("refunded");
    expect(await owed()).toBe(before);

    const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });

    expect(data).toMatchObject({
      status: "pending",
      refunds: [{ cause: "wrong-amount", status: "refunded", amount: 400_000 }],
    });

    await sendGatewayNotification(site(), orderId, "paid");

    expect((await learner.hosts.services.getPaymentDetail({ body: { orderId } })).data.status).toBe(
      "paid",
    );
    expect((await getBodies(`${learner.id}@ours.example`))[1]).toContain(
      `pembayaran kelas ${invoice.className}`,
    );
  });

  test("a refund of the payment that counts leaves a payment of a wrong amount owed back", async () => {
    const { orderId } = await createInvoicedLearner(site(), {}, "qris");
    await getError(sendGatewayNotification(site(), orderId, "paid", 400_000));
    await sendGatewayNotification(site(), orderId, "paid");

    await sendGatewayNotification(site(), orderId, "refunded");

    expect(await findRefundRow(site(), orderId)).toMatchObject({
      cause: "wrong-amount",
      status: "owed",
      version: 1,
    });
  });

  test("the gateway's own notice closes an owed refund, and the learner stays enrolled", async () => {
    const { refund, secondOrderId, learner } = await payTwice(site());
    await sendGatewayNotification(site(), secondOrderId, "refunded");

    const enrolments = await site()
      .database.db.selectFrom("enrolments")
      .select("source")
      .where("user_id", "=", learner.id)
      .execute();
    expect(enrolments).toEqual([{ source: "paid" }]);
    expect(await findRefundRow(site(), secondOrderId)).toMatchObject({ status: "refunded" });
    expect(await getError(approveRefund(await createManager(site()), refund))).toMatchObject(STALE);
  });

  test("an approval and the gateway's notice at once return the money once", async () => {
    const before = await owed();
    for (let round = 0; round < 6; round++) {
      const { refund, secondOrderId } = await payTwice(site());
      const manager = await createManager(site());
      const outcomes = await Promise.allSettled([
        sendGatewayNotification(site(), secondOrderId, "refunded"),
        approveRefund(manager, refund),
        payTwice(site()),
      ]);
      const failures = outcomes.flatMap((one) =>
        one.status === "rejected" ? [one.reason.status] : [],
      );

      expect(failures.filter((status) => status !== 409)).toEqual([]);
      expect((await findRefundRow(site(), secondOrderId)).status).toBe("refunded");
    }

    expect(await owed()).toBe(before + 6 * CLASS_PRICE);
    expect([await getLedgerSum(site()), await areBalancesConsistent(site())]).toEqual([0, true]);
  });

  test("refunds are for managers of the tenant, and never for their own payments", async () => {
    const { refund, learner } = await payTwice(site());

    for (const role of [2, 4, 6, 7, 9]) {
      const { hosts } = await createManager(site(), [role]);
      expect(await getError(hosts.admin.listRefunds())).toMatchObject(FORBIDDEN);
      expect(await getError(approveRefund({ hosts }, refund))).toMatchObject(FORBIDDEN);
    }
    const theirs = await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID);

    expect((await theirs.hosts.admin.listRefunds()).data.items).toEqual([]);
    expect(await getError(approveRefund(theirs, refund))).toMatchObject({ status: 404 });

    await site()
      .database.db.insertInto("user_roles")
      .values({ lms_id: refund.lms_id, user_id: learner.id, role: 1 })
      .execute();

    expect(await getError(approveRefund(learner, refund))).toMatchObject({
      status: 403,
      message: "Anda tidak dapat mengembalikan pembayaran Anda sendiri.",
    });
  });
});
