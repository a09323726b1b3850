import { beforeAll, expect, test } from "vitest";
import { formatIsoDate } from "~/lib/dates";
import { reconciledSchema } from "~/server/hosts/admin/reconciliations";
import { describeEachBackend, getError, OTHER_TENANT_ID } from "./backend";
import { CLASS_PRICE, createInvoicedLearner, sendGatewayNotification } from "./payment-fixture";
import { createPayoutUser, getLedgerSum } from "./payout-user-fixture";

const TODAY = formatIsoDate(Date.now());
const HEADER = "Order ID,Transaction Status,Gross Amount,Fee,Net Amount";

describeEachBackend((site) => {
  type Admin = Awaited<ReturnType<typeof createPayoutUser>>["hosts"]["admin"];
  let admin: Admin;
  beforeAll(async () => {
    admin = (await createPayoutUser(site(), [1])).hosts.admin;
  });
  const send = async (lines: readonly string[], options: { key?: string; by?: Admin } = {}) => {
    const response = await (options.by ?? admin).reconcile({
      query: { from: TODAY, to: TODAY, name: "midtrans.csv" },
      rawBody: new TextEncoder().encode(lines.join("\r\n")),
      ...(options.key && { idempotencyKey: options.key }),
    });
    return reconciledSchema.parse(await response.json()).data;
  };
  const createPaid = async () => {
    const { orderId } = await createInvoicedLearner(site(), {}, "qris");
    await sendGatewayNotification(site(), orderId, "paid");
    return orderId;
  };
  const row = (
    orderId: string,
    { status = "settlement", amount = CLASS_PRICE, fee = 3_150 } = {},
  ) => `${orderId},${status},${amount}.00,${fee},${amount - fee}`;
  const findRows = async (id: string) => {
    const { data } = await admin.getReconciliation({ params: { id }, query: { perPage: 100 } });
    return Object.fromEntries(data.rows.items.map((found) => [found.orderId, found]));
  };

  test("reconcile tells equal rows, other amounts, fees, and what is missing here and there", async () => {
    const [equal, amount, fee, twice, lacking] = await Promise.all(
      Array.from({ length: 5 }, createPaid),
    );
    const unpaid = (await createInvoicedLearner(site())).orderId;
    const before = await getLedgerSum(site());

    const found = await send([
      HEADER,
      row(equal ?? ""),
      row(amount ?? "", { amount: CLASS_PRICE - 1_000 }),
      `${fee},settlement,${CLASS_PRICE},3150,${CLASS_PRICE - 9_000}`,
      row(twice ?? ""),
      row(twice ?? ""),
      row(unpaid, { status: "expire" }),
      row("BUKAN-MILIK-KAMI"),
      `${equal},refund,${CLASS_PRICE},,`,
      "dua kata,settlement,1000,0,1000",
    ]);

    expect(found).toMatchObject({
      equal: 2,
      ignored: 1,
      createdBy: expect.any(String),
      differences: { amount: 1, fee: 1, repeated: 1, unreadable: 1, "missing-here": 2 },
    });
    const rows = await findRows(found.id);
    expect(rows[amount ?? ""]).toMatchObject({
      difference: "amount",
      line: 3,
      amount: CLASS_PRICE - 1_000,
      ownAmount: CLASS_PRICE,
    });
    expect(rows[lacking ?? ""]).toMatchObject({
      difference: "missing-there",
      movement: "payment",
      line: null,
      ownAmount: CLASS_PRICE,
    });
    expect(rows[equal ?? ""]).toMatchObject({ difference: "missing-here", movement: "refund" });
    expect(rows[unpaid]).toBeUndefined();
    expect(await getLedgerSum(site())).toBe(before);

    const { data: some } = await admin.getReconciliation({
      params: { id: found.id },
      query: { difference: "fee" },
    });
    expect(some.rows.items.map(({ orderId }) => orderId)).toEqual([fee]);
    const { data: list } = await admin.listReconciliations();
    expect(list.items[0]).toEqual(found);
    const csv = await (await admin.exportReconciliation({ params: { id: found.id } })).text();
    expect(csv).toContain(
      `Jumlah berbeda,Pembayaran,${amount},3,${CLASS_PRICE - 1_000},3150,${CLASS_PRICE - 4_150},${CLASS_PRICE}`,
    );
  });

  test("reconcile matches refunds, in the columns and signs of another export", async () => {
    const { orderId, invoice } = await createInvoicedLearner(site(), {}, "qris");
    await sendGatewayNotification(site(), orderId, "paid");
    await sendGatewayNotification(site(), orderId, "refunded");

    const found = await send([
      "\uFEFForder_id;gross_amount;transaction_status",
      `${orderId};"450.000,00";settlement`,
      `${orderId};-450000.00;partial_refund`,
    ]);

    expect([found.equal, invoice.total]).toEqual([2, CLASS_PRICE]);
    expect((await findRows(found.id))[orderId]).toBeUndefined();
  });

  test("reconcile stores a submission once", async () => {
    const key = `file-${crypto.randomUUID()}`;
    const lines = [HEADER, row("BUKAN-MILIK-KAMI")];

    const [first, again] = [await send(lines, { key }), await send(lines, { key })];

    expect(again.id).toBe(first.id);
    expect(await getError(send([...lines, row("LAIN")], { key }))).toMatchObject({ status: 409 });
  });

  test.each([
    ["without the columns", ["Nomor,Jumlah", "1,2"], 422],
    ["that is empty", [""], 422],
    ["of more than 5 MB", [HEADER, `"${"x".repeat(5_300_000)}"`], 413],
  ])("reconcile rejects a file %s and stores nothing", async (_, lines, status) => {
    const before = (await admin.listReconciliations()).data.totalItems;

    expect(await getError(send(lines))).toMatchObject({ status });

    expect((await admin.listReconciliations()).data.totalItems).toBe(before);
  });

  test("reconciliations are for managers of the tenant", async () => {
    const { id } = await send([HEADER, row("BUKAN-MILIK-KAMI")]);
    const mentor = (await createPayoutUser(site(), [2])).hosts.admin;
    const theirs = (await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID)).hosts.admin;
    const paid = await createPaid();
    const params = { id };

    expect(await getError(send([HEADER], { by: mentor }))).toMatchObject({ status: 403 });
    expect(await getError(mentor.listReconciliations())).toMatchObject({ status: 403 });
    expect(await getError(mentor.getReconciliation({ params }))).toMatchObject({ status: 403 });
    expect(await getError(mentor.exportReconciliation({ params }))).toMatchObject({ status: 403 });
    expect(await getError(theirs.getReconciliation({ params }))).toMatchObject({ status: 404 });
    expect(await getError(theirs.exportReconciliation({ params }))).toMatchObject({ status: 404 });
    expect(await send([HEADER, row(paid)], { by: theirs })).toMatchObject({
      equal: 0,
      differences: { "missing-here": 1, "missing-there": 0 },
    });
  });
});
