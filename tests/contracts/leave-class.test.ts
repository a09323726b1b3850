import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { describeEachBackend, getError } from "./backend";
import {
  CLASS_PRICE,
  createInvoicedLearner,
  createPaidClass,
  getAccountBalance,
  listMails,
  sendGatewayNotification,
} from "./payment-fixture";
import { createPayoutUser, getLedgerSum, PAYOUT_PASSWORD } from "./payout-user-fixture";
import { approveRefund, createManager, findRefundRow } from "./refund-fixture";

type Learner = Awaited<ReturnType<typeof createPayoutUser>>;

describeEachBackend((site) => {
  const leave = ({ hosts }: Learner, slug: string) =>
    hosts.learning.leaveClass({ body: { class: slug } });
  const read = async ({ hosts }: Learner, slug: string) =>
    (await hosts.learning.getPlace({ query: { class: slug } })).data;
  const countPlaces = async (slug: string) =>
    (
      await site()
        .database.db.selectFrom("classes")
        .select("enrolled")
        .where("slug", "=", slug)
        .executeTakeFirstOrThrow()
    ).enrolled;

  /** A learner who paid for a class that begins in three days, unless told otherwise. */
  async function paidLearner(start_at: number | null = Date.now() + 3 * DAY_MS) {
    const paid = await createInvoicedLearner(site(), { start_at }, "qris");
    await sendGatewayNotification(site(), paid.orderId, "paid");
    return paid;
  }

  test("leaveClass frees a free place once, and keeps a way back", async () => {
    const slug = await createPaidClass(site(), { price: 0, quota: 9, enrolled: 5 });
    const learner = await createPayoutUser(site(), [4]);
    const enrol = () =>
      learner.hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } });
    await enrol();

    expect((await read(learner, slug)).enrolment).toEqual({ paid: 0, refund: 0 });

    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => leave(learner, slug)));

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await countPlaces(slug)).toBe(5);
    expect((await read(learner, slug)).enrolment).toBeNull();
    expect(await getError(leave(learner, slug))).toMatchObject({ status: 409 });

    await enrol();

    expect(await countPlaces(slug)).toBe(6);
  });

  test("leaveClass owes the payment back until the class begins, and staff send it", async () => {
    const { slug, learner, orderId } = await paidLearner();
    const income = await getAccountBalance(site(), "income:classes");

    expect((await read(learner, slug)).enrolment).toEqual({
      paid: CLASS_PRICE,
      refund: CLASS_PRICE,
    });
    expect((await leave(learner, slug)).data).toEqual({ refund: CLASS_PRICE });
    expect(await countPlaces(slug)).toBe(5);

    const refund = await findRefundRow(site(), orderId);

    expect(refund).toMatchObject({ cause: "left", status: "owed", amount: CLASS_PRICE });
    expect(
      (await listMails(site(), `${learner.id}@ours.example`)).map(({ subject }) => subject),
    ).toContainEqual(expect.stringMatching(/^Anda keluar dari kelas/));

    await approveRefund(await createManager(site()), refund, PAYOUT_PASSWORD);

    expect((await getAccountBalance(site(), "income:classes")) - income).toBe(-CLASS_PRICE);
    expect(await getLedgerSum(site())).toBe(0);
  });

  test("a refund after leaving does not end the enrolment that was paid anew", async () => {
    const { slug, learner, orderId } = await paidLearner();
    await leave(learner, slug);
    const { data: second } = await learner.hosts.services.createInvoice({
      query: { slug },
      body: { method: "qris" },
    });
    await sendGatewayNotification(site(), second.orderId ?? "", "paid");
    await approveRefund(
      await createManager(site()),
      await findRefundRow(site(), orderId),
      PAYOUT_PASSWORD,
    );

    expect((await read(learner, slug)).enrolment).toMatchObject({ paid: CLASS_PRICE });
    expect(await countPlaces(slug)).toBe(6);
  });

  test("leaveClass returns nothing once the class has begun", async () => {
    const { slug, learner, orderId } = await paidLearner(Date.now() - DAY_MS);

    expect((await read(learner, slug)).enrolment).toEqual({ paid: CLASS_PRICE, refund: 0 });
    expect((await leave(learner, slug)).data).toEqual({ refund: 0 });
    await expect(findRefundRow(site(), orderId)).rejects.toThrow("no result");
  });

  test("one payment is returned once: by the staff's decision or because its learner left", async () => {
    const { invoice, slug, learner } = await paidLearner();
    await leave(learner, slug);
    const manager = await createManager(site());

    expect(
      await getError(
        manager.hosts.admin.refundInvoice({
          params: { id: invoice.id },
          body: { reason: "Diminta peserta lewat telepon", password: PAYOUT_PASSWORD },
        }),
      ),
    ).toMatchObject({ status: 409, message: "Pengembalian pembayaran ini sudah diproses." });
  });
});
