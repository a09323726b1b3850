import { beforeAll, expect, test } from "vitest";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import {
  CLASS_PRICE,
  createInvoicedLearner,
  createPaidClass,
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

const REASON = "Kelas dibatalkan oleh penyelenggara";
const address = (id: string) => `${id}@ours.example`;

describeEachBackend((site) => {
  const signInAdmin = () => createPayoutUser(site(), [1]);
  const places = async (slug: string) =>
    (
      await site()
        .database.db.selectFrom("classes")
        .select("enrolled")
        .where("slug", "=", slug)
        .executeTakeFirstOrThrow()
    ).enrolled;

  let superadmin = "";
  beforeAll(async () => {
    superadmin = await createSignedInUser(site().database.db, "invoice-superadmin", [
      { tenantId: TENANT_ID, role: 0 },
    ]);
  });

  test("listInvoices shows managers all invoices with search, learners their own", async () => {
    const one = await createInvoicedLearner(site(), { name: "Kelas Anyaman Bambu" });
    const two = await createInvoicedLearner(site());
    const { admin } = (await signInAdmin()).hosts;
    const find = async (search: string) =>
      (await admin.listInvoices({ query: { search } })).data.items.map(({ id }) => id);

    expect(await find(one.invoice.number.toLowerCase())).toEqual([one.invoice.id]);
    expect(await find("ANYAMAN bambu")).toContain(one.invoice.id);
    expect(await find(address(two.learner.id))).toEqual([two.invoice.id]);
    expect(await find("100%_")).toEqual([]);

    const own = (await one.learner.hosts.admin.listInvoices()).data;

    expect(own).toMatchObject({ page: 1, perPage: 10, totalItems: 1, totalPages: 1 });
    expect(own.items).toMatchObject([
      {
        ...one.invoice,
        learner: { name: `Nama ${one.learner.id}`, email: address(one.learner.id) },
        payUrl: one.invoice.payUrl,
      },
    ]);
    expect((await admin.listInvoices({ query: { mine: "true" } })).data.totalItems).toBe(0);
  });

  test("listInvoices orders by time or by total", async () => {
    const name = "Kelas Urutan Tagihan";
    const invoices = [];
    for (const total of [20_000, 30_000, 10_000]) {
      const { invoice } = await createInvoicedLearner(site(), { name });
      const { db } = site().database;
      const values = { total, created_at: Date.now() + invoices.length };
      await db.updateTable("invoices").set(values).where("id", "=", invoice.id).execute();
      invoices.push(invoice);
    }
    const { admin } = (await signInAdmin()).hosts;
    const find = async (sort?: "oldest" | "amount") =>
      (await admin.listInvoices({ query: { search: name, sort } })).data.items.map(
        ({ total }) => total,
      );

    expect(await find()).toEqual([10_000, 30_000, 20_000]);
    expect(await find("oldest")).toEqual([20_000, 30_000, 10_000]);
    expect(await find("amount")).toEqual([30_000, 20_000, 10_000]);
  });

  test("listInvoices filters by status, day and page within the tenant and rejects bad queries", async () => {
    const { orderId, invoice } = await createInvoicedLearner(site());
    await sendGatewayNotification(site(), orderId, "paid");
    const { admin } = (await signInAdmin()).hosts;
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const paid = (
      await admin.listInvoices({ query: { status: "paid", from: today, to: today, perPage: 1 } })
    ).data;

    expect(paid.items.map(({ status }) => status)).toEqual(["paid"]);
    expect(paid.totalPages).toBe(paid.totalItems);
    expect((await admin.listInvoices({ query: { to: "2020-01-01" } })).data.items).toEqual([]);

    const theirs = await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID);

    expect(
      (await theirs.hosts.admin.listInvoices({ query: { search: invoice.number } })).data.items,
    ).toEqual([]);
    await expect(admin.listInvoices({ query: { from: "kemarin" } })).rejects.toThrow();
  });

  test("refundInvoice applies once: ledger, enrolment, audit row and email with the reason", async () => {
    const { learner, invoice, orderId, slug } = await createInvoicedLearner(site(), {}, "qris");
    await sendGatewayNotification(site(), orderId, "paid");
    const [earned, taken] = [await getAccountBalance(site(), "income:classes"), await places(slug)];
    const refund = (
      admin: Awaited<ReturnType<typeof signInAdmin>>["hosts"]["admin"],
      id = invoice.id,
    ) =>
      admin.refundInvoice({ params: { id }, body: { reason: REASON, password: PAYOUT_PASSWORD } });
    const admins = [await signInAdmin(), await signInAdmin(), await signInAdmin()];
    const outcomes = await Promise.allSettled(admins.map(({ hosts }) => refund(hosts.admin)));

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });

    expect(data).toMatchObject({ status: "refunded", paidAt: expect.any(Number) });
    expect(data.events).toMatchObject([{ kind: "paid" }, { kind: "refunded", detail: REASON }]);
    expect([
      (await getAccountBalance(site(), "income:classes")) - earned,
      (await places(slug)) - taken,
    ]).toEqual([-CLASS_PRICE, -1]);

    const mails = await listMails(site(), address(learner.id));

    expect(mails.map(({ subject }) => subject)).toEqual([
      `Menunggu pembayaran ${invoice.number}`,
      `Pembayaran ${invoice.number} diterima`,
      `Pengembalian dana ${invoice.number}`,
    ]);
    expect(mails[2]?.body).toContain(REASON);

    const audit = await site()
      .database.db.selectFrom("audit_log")
      .select(["action", "actor_id", "entity", "entity_id", "after"])
      .where("after", "like", `%${orderId}%`)
      .orderBy("seq")
      .execute();

    expect(audit.map(({ action }) => action)).toEqual([
      "payment.paid",
      "refund.requested",
      "payment.refunded",
    ]);
    expect(admins.map(({ id }) => id)).toContain(audit[1]?.actor_id);
    expect(audit[2]).toMatchObject({ entity: "invoice", entity_id: invoice.id });
    expect(JSON.parse(audit[2]?.after ?? "")).toEqual({
      orderId,
      amount: CLASS_PRICE,
      detail: REASON,
    });

    // The gateway's later notice changes nothing; the class can be bought again.
    await sendGatewayNotification(site(), orderId, "refunded");

    expect([await getLedgerSum(site()), await areBalancesConsistent(site())]).toEqual([0, true]);

    const { data: anew } = await learner.hosts.services.createInvoice({
      query: { slug },
      body: { method: "qris" },
    });

    expect([anew.id === invoice.id, anew.status]).toEqual([false, "pending"]);
    expect(
      await getError(refund(admins[0]?.hosts.admin ?? site().createClients().admin, anew.id)),
    ).toMatchObject({
      status: 409,
      data: { status: "pending" },
    });
  });

  test("refundInvoice keeps an enrolment that was not paid for", async () => {
    const { learner, orderId, slug } = await createInvoicedLearner(site());
    const { db } = site().database;
    const { id } = await db
      .selectFrom("classes")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("enrolments")
      .values({
        lms_id: TENANT_ID,
        class_id: id,
        user_id: learner.id,
        source: "invited",
        created_at: 0,
      })
      .execute();
    await sendGatewayNotification(site(), orderId, "paid");
    const taken = await places(slug);
    await sendGatewayNotification(site(), orderId, "refunded");

    expect(await places(slug)).toBe(taken);
    expect(
      await db
        .selectFrom("enrolments")
        .select("source")
        .where("user_id", "=", learner.id)
        .execute(),
    ).toEqual([{ source: "invited" }]);
  });

  test("refundInvoice requires a manager of the tenant, another user's and a priced invoice", async () => {
    const { invoice, learner, orderId } = await createInvoicedLearner(site());
    await sendGatewayNotification(site(), orderId, "paid");
    const call = (
      hosts: { admin: (typeof learner)["hosts"]["admin"] },
      id = invoice.id,
      reason = REASON,
    ) =>
      getError(
        hosts.admin.refundInvoice({ params: { id }, body: { reason, password: PAYOUT_PASSWORD } }),
      );

    for (const role of [2, 4, 6, 7, 9])
      expect(await call((await createPayoutUser(site(), [role])).hosts)).toMatchObject({
        status: 403,
      });
    expect(
      await call((await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID)).hosts),
    ).toMatchObject({
      status: 404,
    });
    expect(await call(site().createClients({ accessToken: superadmin }), "nothing")).toMatchObject({
      status: 404,
    });

    const own = await createPayoutUser(site(), [1]);
    const slug = await createPaidClass(site());
    const { data: mine } = await own.hosts.services.createInvoice({
      query: { slug },
      body: { method: "qris" },
    });
    await sendGatewayNotification(site(), mine.orderId ?? "", "paid");

    expect(await call(own.hosts, mine.id)).toMatchObject({ status: 403 });

    const free = await createInvoicedLearner(site(), { price: 0 });

    expect(
      await call(site().createClients({ accessToken: superadmin }), free.invoice.id),
    ).toMatchObject({
      status: 409,
    });
    await expect(
      own.hosts.admin.refundInvoice({
        params: { id: invoice.id },
        body: { reason: "salah", password: PAYOUT_PASSWORD },
      }),
    ).rejects.toThrow("Alasan wajib");
  });
});
