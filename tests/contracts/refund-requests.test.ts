import { expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { RefundRequest, RefundResult } from "~/server/adapters/payment-gateway";
import { approveRefund as approve } from "~/server/embedded/domain/payments/decide-refund";
import { describeEachBackend, getError, TENANT_ID } from "./backend";
import { getAccountBalance, listMails, sendGatewayNotification } from "./payment-fixture";
import { getLedgerSum, PAYOUT_PASSWORD } from "./payout-user-fixture";
import {
  approveRefund,
  createManager,
  createPaidDonation,
  findRefundRow,
  type Manager,
  payTwice,
  REASON,
  sendDueRefunds,
  withGateway,
} from "./refund-fixture";

describeEachBackend((site) => {
  const refundDonation = ({ hosts }: Manager, id: string, password = PAYOUT_PASSWORD) =>
    hosts.admin.refundDonation({ params: { id }, body: { reason: REASON, password } });
  const getTotals = async () => (await site().createClients().admin.getDonationTotals()).data.total;
  /** Approves through a gateway that answers in this order. */
  async function approveThrough(answers: (RefundResult | Error)[]) {
    const { refund, email } = await payTwice(site());
    const manager = await createManager(site());
    const seen: RefundRequest[] = [];
    const context = withGateway(site(), async (request) => {
      seen.push(request);
      const answer = answers[seen.length - 1];
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    });
    const approved = await approve(context, {
      tenantId: TENANT_ID,
      user: { id: manager.id, roles: [1] },
      id: refund.id,
      version: refund.version,
      password: PAYOUT_PASSWORD,
      source: { tenantId: TENANT_ID, clientIp: "", requestId: "refund" },
    });
    const getStatus = async () => (await findRefundRow(site(), refund.order_id)).status;
    return { refund, email, seen, context, approved, getStatus };
  }

  test("sendRefunds repeats a refund whose answer was lost under the same number, and books it once", async () => {
    const { seen, context, approved, getStatus, email, refund } = await approveThrough([
      new AdapterError("gateway", true, "no answer"),
      { status: "refunded", gatewayRefundId: "r-1" },
    ]);

    expect(approved.status).toBe("sending");
    expect(await sendDueRefunds(context, 0)).toBe(0);
    expect(await sendDueRefunds(context)).toBe(1);
    expect(await getStatus()).toBe("refunded");
    expect(seen.map(({ refundKey }) => refundKey)).toEqual(
      Array(2).fill(`${TENANT_ID}-${refund.number}`),
    );
    expect(await sendDueRefunds(context)).toBe(0);

    const subjects = (await listMails(site(), email)).map(({ subject }) => subject);

    expect(subjects.filter((subject) => subject.startsWith("Pengembalian dana"))).toHaveLength(1);
    expect(await getLedgerSum(site())).toBe(0);
  });

  test("sendRefunds asks for a pending refund by the gateway's id until it has ended", async () => {
    const pending = { status: "pending", gatewayRefundId: "r-2" } as const;
    const { seen, context, getStatus } = await approveThrough([
      pending,
      pending,
      { status: "refunded", gatewayRefundId: "r-2" },
    ]);
    await sendDueRefunds(context, 5);

    expect(await getStatus()).toBe("sending");

    await sendDueRefunds(context, 10);

    expect(await getStatus()).toBe("refunded");
    expect(seen.map(({ gatewayRefundId }) => gatewayRefundId)).toEqual([null, "r-2", "r-2"]);
  });

  test.each([
    ["a final rejection", "manual", new AdapterError("gateway", false, "no", 400)],
    ["a rejected key", "sending", new AdapterError("gateway", false, "no", 401)],
    ["a payment that cannot be returned", "manual", { status: "manual", note: "VA" } as const],
  ])("after %s the refund is %s", async (_, status, answer) => {
    expect((await approveThrough([answer])).approved.status).toBe(status);
  });

  test("refundDonation counts the donation until its money was sent, and tells the donor the reason", async () => {
    const before = await getTotals();
    const donation = await createPaidDonation(site(), 81_000);
    const manager = await createManager(site());
    const { admin } = site().createClients();

    expect(
      (await manager.hosts.admin.getDonationById({ params: { id: donation.id } })).data,
    ).toMatchObject({ number: donation.number, status: "paid" });
    expect(
      await getError(manager.hosts.admin.getDonationById({ params: { id: "1" } })),
    ).toMatchObject({ status: 404 });

    const get = async () => (await admin.getDonation({ query: { key: donation.key } })).data;

    expect(await getError(refundDonation(manager, donation.id, "salah"))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi salah" },
    });
    expect(await getTotals()).toBe(before + 81_000);
    expect((await refundDonation(manager, donation.id)).data.status).toBe("refunded");
    expect(await getTotals()).toBe(before);
    expect(await get()).toMatchObject({
      status: "refunded",
      refunds: [{ cause: "staff", status: "refunded", amount: 81_000 }],
    });
    expect((await listMails(site(), donation.email)).at(-1)?.body).toContain(`Alasan: ${REASON}`);
    expect(await getError(refundDonation(manager, donation.id))).toMatchObject({ status: 409 });
    expect(await getError(refundDonation(manager, "1"))).toMatchObject({ status: 404 });
    expect(await getLedgerSum(site())).toBe(0);
  });

  test("a large donation's refund waits for a second person, unseen by the donor, and can be withdrawn", async () => {
    const amount = 12_000_000;
    const donation = await createPaidDonation(site(), amount);
    const [first, second] = [await createManager(site()), await createManager(site())];
    const proposed = (await refundDonation(first, donation.id)).data;
    const { admin } = site().createClients();
    const get = async () => (await admin.getDonation({ query: { key: donation.key } })).data;

    expect(proposed).toMatchObject({ status: "owed", firstApprover: `Nama ${first.id}` });
    expect(await get()).toMatchObject({ status: "paid", refunds: [] });
    expect(await getError(approveRefund(first, proposed))).toMatchObject({ status: 403 });
    expect(await getError(refundDonation(second, donation.id))).toMatchObject({
      status: 409,
      message: "Pengembalian pembayaran ini sudah diproses.",
    });

    const { id, version } = proposed;
    await first.hosts.admin.withdrawRefund({ params: { id }, body: { version } });

    expect(await getError(approveRefund(second, proposed))).toMatchObject({ status: 404 });

    const again = (await refundDonation(first, donation.id)).data;

    expect((await approveRefund(second, again)).data.status).toBe("refunded");
    expect((await get()).status).toBe("refunded");
  });

  test("what the system found cannot be withdrawn", async () => {
    const { refund } = await payTwice(site());
    const { hosts } = await createManager(site());
    const { id, version } = refund;

    expect(
      await getError(hosts.admin.withdrawRefund({ params: { id }, body: { version } })),
    ).toMatchObject({ status: 409 });
  });

  test("refunds of both payments of an invoice leave no income", async () => {
    const before = await getAccountBalance(site(), "income:classes");
    const { orderId, secondOrderId, learner } = await payTwice(site());
    await sendGatewayNotification(site(), secondOrderId, "refunded");
    await sendGatewayNotification(site(), orderId, "refunded");
    const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });

    expect(data).toMatchObject({ status: "refunded", refunds: [{ status: "refunded" }] });
    expect(await getAccountBalance(site(), "income:classes")).toBe(before);
  });
});
