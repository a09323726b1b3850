import { beforeAll, describe, expect, test } from "vitest";
import { signedNotice } from "~/server/embedded/gateway/sandbox-gateway";
import { signIn } from "./fixture";
import { SECRET } from "./host-context";
import { balance, invoiced, mailsTo, notify, PRICE, pricedClass } from "./payments-fixture";
import { balancesFit, ledgerSum, person } from "./payouts-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;
const REASON = "Kelas dibatalkan oleh penyelenggara";
const address = (id: string) => `${id}@ours.example`;
const keyIn = (body: string | undefined) => new URL(/https?:\S+key=\S+/.exec(body ?? "")?.[0] ?? "http://none").searchParams.get("key");

onEverySite((site) => {
  const admin = () => person(site(), [1]);
  const places = async (slug: string) =>
    (await site().database.db.selectFrom("classes").select("enrolled").where("slug", "=", slug).executeTakeFirstOrThrow()).enrolled;

  describe("asking for an invoice", () => {
    test("a new one is 201, the same again 200, with the same key as the first time; numbers have no gaps", async () => {
      const slug = await pricedClass(site());
      const learner = await person(site(), [4]);
      const send = (idempotencyKey?: string) =>
        learner.hosts.services.createInvoice({
          ...{ query: { slug }, body: { method: "qris" } },
          ...(idempotencyKey && { idempotencyKey }),
        });
      const answers = await Promise.all(["one-key", "one-key", undefined, undefined].map(send));
      expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
      const before = Number(answers[0]?.data.number.slice(-6));
      const { invoice } = await invoiced(site());
      expect(Number(invoice.number.slice(-6))).toBe(before + 1);
      expect(invoice).toMatchObject({
        ...{ subtotal: PRICE, discount: 0, fee: 0, uniqueCode: 0, total: PRICE, method: "va_bca" },
        items: [{ name: invoice.className, qty: 1, price: PRICE }],
        vaNumber: expect.stringMatching(/^39358\d{11}$/),
      });
      expect(
        await refusal(learner.hosts.services.createInvoice({ query: { slug }, body: { method: "gopay" }, idempotencyKey: "one-key" })),
      ).toMatchObject({
        status: 409,
      });
    });

    test("a class that takes nobody, one that is not there and another tenant's sell no place", async () => {
      const { hosts } = await person(site(), [4]);
      const ask = async (slug: string) => refusal(hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } }));
      const now = Date.now();
      const closed = [
        [{ end_at: now - DAY }, "Kelas ini sudah selesai"],
        [{ registration_start: now + DAY }, "Pendaftaran kelas ini belum dibuka"],
        [{ registration_end: now - DAY }, "Pendaftaran kelas ini sudah ditutup"],
        [{ quota: 5, enrolled: 5 }, "Kuota kelas ini sudah penuh"],
      ] as const;
      for (const [more, message] of closed) expect(await ask(await pricedClass(site(), more))).toMatchObject({ status: 409, message });
      expect(await ask("tidak-ada")).toMatchObject({ status: 404 });
      expect(await ask(await pricedClass(site(), { lms_id: THEIRS }))).toMatchObject({ status: 404 });
      expect(await refusal(hosts.services.repayInvoice({ query: { slug: await pricedClass(site()) } }))).toMatchObject({ status: 404 });
    });

    test("the last free place is one person's, of two who ask at once", async () => {
      const slug = await pricedClass(site(), { price: 0, quota: 6, enrolled: 5 });
      const people = [await person(site(), [4]), await person(site(), [4]), await person(site(), [4])];
      const asked = await Promise.allSettled(
        people.map(({ hosts }) => hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } })),
      );
      const got = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value.data] : []));
      expect(got).toMatchObject([{ status: "paid", method: "gratis", orderId: null, total: 0, payUrl: null }]);
      expect(await places(slug)).toBe(6);
    });

    test("a new order may have another way to pay; an eleventh in an hour is refused", async () => {
      const { learner, slug, orderId } = await invoiced(site());
      const repay = (method?: "gopay" | "indomaret") => learner.hosts.services.repayInvoice({ query: { slug, ...(method && { method }) } });
      expect((await repay("indomaret")).data).toMatchObject({ method: "indomaret", vaNumber: expect.stringMatching(/^8341\d{10}$/) });
      expect((await repay("gopay")).data).toMatchObject({ method: "gopay", vaNumber: null });
      for (let time = 3; time <= 10; time++) await repay();
      expect(await refusal(repay())).toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } });
      await notify(site(), orderId, "paid");
      expect(await refusal(repay())).toMatchObject({ status: 409 });
    });
  });

  describe("what is refused", () => {
    test("forged notices and other amounts stand in the timeline and the audit log, five an hour", async () => {
      const { learner, invoice, orderId } = await invoiced(site());
      const forged = { ...signedNotice(SECRET, orderId, PRICE, "paid"), signature: "00" };
      for (let time = 0; time < 4; time++) expect((await refusal(site().hosts().services.sendCallback({ body: forged }))).status).toBe(401);
      for (let time = 0; time < 4; time++) expect((await refusal(notify(site(), orderId, "paid", 1_000))).status).toBe(422);
      const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });
      expect(data.status).toBe("pending");
      expect(data.events.map(({ kind, detail }) => [kind, detail])).toEqual([
        ...Array.from({ length: 4 }, () => ["forged", null]),
        ["amount-mismatch", "1000"],
      ]);
      const rows = await site()
        .database.db.selectFrom("audit_log")
        .select(["action", "actor_name"])
        .where("entity_id", "=", invoice.id)
        .orderBy("seq")
        .execute();
      expect(rows.map(({ action }) => action)).toEqual([...Array(4).fill("payment.forged"), "payment.amount-mismatch"]);
    });

    test("[STO7] a failed callback and a failed detail reach their caller", async () => {
      const { services } = site().hosts();
      expect(await refusal(services.sendCallback({ body: {} }))).toMatchObject({ status: 401 });
      expect(await refusal(services.readCallback({ query: { orderId: "INV-1" } }))).toMatchObject({ status: 404 });
      expect(await refusal(services.getPaymentDetail({ body: { orderId: "INV-1" } }))).toMatchObject({ status: 404 });
    });

    test("a detail is its owner's, a manager's, or for whoever holds the key in its mail; to all others it is missing", async () => {
      const { learner, invoice, orderId } = await invoiced(site());
      await notify(site(), orderId, "paid");
      const [mail] = await mailsTo(site(), address(learner.id));
      const key = keyIn(mail?.body) ?? "";
      const guest = site().hosts().services;
      expect((await guest.getPaymentDetail({ body: { key } })).data).toMatchObject({ id: invoice.id, status: "paid" });
      for (const wrong of [altered(key), `${invoice.id}.${"0".repeat(64)}`, "k".repeat(40), `${key}0`])
        expect(await refusal(guest.getPaymentDetail({ body: { key: wrong } }))).toMatchObject({ status: 404 });
      expect(await refusal(site().hosts({ lmsId: THEIRS }).services.getPaymentDetail({ body: { key } }))).toMatchObject({ status: 404 });
      expect(await refusal(guest.getPaymentDetail({ body: { orderId } }))).toMatchObject({ status: 404 });
      const theirs = await person(site(), [1], 0, THEIRS);
      expect(await refusal(theirs.hosts.services.getPaymentDetail({ body: { orderId } }))).toMatchObject({ status: 404 });
      const expired = site().hosts({ accessToken: "nobody" }).services;
      expect(await refusal(expired.getPaymentDetail({ body: { orderId } }))).toMatchObject({ status: 401 });
    });
  });

  describe("the desk", () => {
    let superadmin = "";
    beforeAll(async () => {
      superadmin = await signIn(site().database.db, "invoice-superadmin", [{ lmsId: OURS, role: 0 }]);
    });

    test("a manager lists all invoices and finds them by number, class and person; a learner has their own", async () => {
      const one = await invoiced(site(), { name: "Kelas Anyaman Bambu" });
      const two = await invoiced(site());
      const { desk } = (await admin()).hosts;
      const find = async (search: string) => (await desk.listInvoices({ query: { search } })).data.items.map(({ id }) => id);
      expect(await find(one.invoice.number.toLowerCase())).toEqual([one.invoice.id]);
      expect(await find("ANYAMAN bambu")).toContain(one.invoice.id);
      expect(await find(address(two.learner.id))).toEqual([two.invoice.id]);
      expect(await find("100%_")).toEqual([]);
      const own = (await one.learner.hosts.desk.listInvoices()).data;
      expect(own).toMatchObject({ page: 1, perPage: 10, totalItems: 1, totalPages: 1 });
      expect(own.items).toMatchObject([
        { ...one.invoice, learner: { name: `Nama ${one.learner.id}`, email: address(one.learner.id) }, payUrl: one.invoice.payUrl },
      ]);
      expect((await desk.listInvoices({ query: { mine: "true" } })).data.totalItems).toBe(0);
    });

    test("by state, day and page; another tenant's manager sees none of ours, a bad query is refused", async () => {
      const { orderId, invoice } = await invoiced(site());
      await notify(site(), orderId, "paid");
      const { desk } = (await admin()).hosts;
      const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
      const paid = (await desk.listInvoices({ query: { status: "paid", from: today, to: today, perPage: 1 } })).data;
      expect(paid.items.map(({ status }) => status)).toEqual(["paid"]);
      expect(paid.totalPages).toBe(paid.totalItems);
      expect((await desk.listInvoices({ query: { to: "2020-01-01" } })).data.items).toEqual([]);
      const theirs = await person(site(), [1], 0, THEIRS);
      expect((await theirs.hosts.desk.listInvoices({ query: { search: invoice.number } })).data.items).toEqual([]);
      await expect(desk.listInvoices({ query: { from: "kemarin" } })).rejects.toThrow();
    });

    test("a refund is recorded once, with its reason: money, place, audit row and mail", async () => {
      const { learner, invoice, orderId, slug } = await invoiced(site());
      await notify(site(), orderId, "paid");
      const [earned, taken] = [await balance(site(), "income:classes"), await places(slug)];
      const refund = (desk: Awaited<ReturnType<typeof admin>>["hosts"]["desk"], id = invoice.id) =>
        desk.refundInvoice({ params: { id }, body: { reason: REASON } });
      const admins = [await admin(), await admin(), await admin()];
      const outcomes = await Promise.allSettled(admins.map(({ hosts }) => refund(hosts.desk)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });
      expect(data).toMatchObject({ status: "refunded", paidAt: expect.any(Number) });
      expect(data.events).toMatchObject([{ kind: "paid" }, { kind: "refunded", detail: REASON }]);
      expect([(await balance(site(), "income:classes")) - earned, (await places(slug)) - taken]).toEqual([-PRICE, -1]);
      const mails = await mailsTo(site(), address(learner.id));
      expect(mails.map(({ subject }) => subject)).toEqual([`Pembayaran ${invoice.number} diterima`, `Pengembalian dana ${invoice.number}`]);
      expect(mails[1]?.body).toContain(REASON);
      const audit = await site()
        .database.db.selectFrom("audit_log")
        .select(["action", "actor_id", "after"])
        .where("entity_id", "=", invoice.id)
        .orderBy("seq")
        .execute();
      expect(audit.map(({ action }) => action)).toEqual(["payment.paid", "payment.refunded"]);
      expect(admins.map(({ id }) => id)).toContain(audit[1]?.actor_id);
      expect(JSON.parse(audit[1]?.after ?? "")).toEqual({ orderId, amount: PRICE, detail: REASON });
      // The gateway's own notice of it comes later and changes nothing; the class can be bought again.
      await notify(site(), orderId, "refunded");
      expect([await ledgerSum(site()), await balancesFit(site())]).toEqual([0, true]);
      const { data: anew } = await learner.hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } });
      expect([anew.id === invoice.id, anew.status]).toEqual([false, "pending"]);
      expect(await refusal(refund(admins[0]?.hosts.desk ?? site().hosts().desk, anew.id))).toMatchObject({
        status: 409,
        data: { status: "pending" },
      });
    });

    test("a place that was given stays when the money goes back", async () => {
      const { learner, orderId, slug } = await invoiced(site());
      const { db } = site().database;
      const { id } = await db.selectFrom("classes").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
      await db
        .insertInto("enrolments")
        .values({ lms_id: OURS, class_id: id, user_id: learner.id, source: "invited", created_at: 0 })
        .execute();
      await notify(site(), orderId, "paid");
      await notify(site(), orderId, "refunded");
      expect(await db.selectFrom("enrolments").select("source").where("user_id", "=", learner.id).execute()).toEqual([
        { source: "invited" },
      ]);
    });

    test("only managers refund, never their own, never another tenant's, and not what had no price", async () => {
      const { invoice, learner, orderId } = await invoiced(site());
      await notify(site(), orderId, "paid");
      const call = (hosts: { desk: (typeof learner)["hosts"]["desk"] }, id = invoice.id, reason = REASON) =>
        refusal(hosts.desk.refundInvoice({ params: { id }, body: { reason } }));
      for (const role of [2, 4, 6, 7, 9]) expect(await call((await person(site(), [role])).hosts)).toMatchObject({ status: 403 });
      expect(await call((await person(site(), [1], 0, THEIRS)).hosts)).toMatchObject({ status: 404 });
      expect(await call(site().hosts({ accessToken: superadmin }), "nothing")).toMatchObject({ status: 404 });
      const own = await person(site(), [1]);
      const slug = await pricedClass(site());
      const { data: mine } = await own.hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } });
      await notify(site(), mine.orderId ?? "", "paid");
      expect(await call(own.hosts, mine.id)).toMatchObject({ status: 403 });
      const free = await invoiced(site(), { price: 0 });
      expect(await call(site().hosts({ accessToken: superadmin }), free.invoice.id)).toMatchObject({ status: 409 });
      await expect(own.hosts.desk.refundInvoice({ params: { id: invoice.id }, body: { reason: "salah" } })).rejects.toThrow("Alasan wajib");
    });
  });
});
