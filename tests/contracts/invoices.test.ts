import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { createSignedNotice } from "~/server/embedded/domain/payments/sandbox-gateway";
import { describeEachBackend, getError, OTHER_TENANT_ID, tamperWith } from "./backend";
import { APP_SECRET } from "./host-context";
import {
  ageOrders,
  CLASS_PRICE,
  createInvoicedLearner,
  createPaidClass,
  listMails,
  sendGatewayNotification,
} from "./payment-fixture";
import { createPayoutUser } from "./payout-user-fixture";

const address = (id: string) => `${id}@ours.example`;
const keyIn = (body: string | undefined) => /\/Tagihan\/Bukti\/(\S+)/.exec(body ?? "")?.[1];

describeEachBackend((site) => {
  const places = async (slug: string) =>
    (
      await site()
        .database.db.selectFrom("classes")
        .select("enrolled")
        .where("slug", "=", slug)
        .executeTakeFirstOrThrow()
    ).enrolled;

  describe("createInvoice and repayInvoice", () => {
    test("createInvoice answers 201, then 200, replays by key and numbers without gaps", async () => {
      const slug = await createPaidClass(site());
      const learner = await createPayoutUser(site(), [4]);
      const send = (idempotencyKey?: string) =>
        learner.hosts.services.createInvoice({
          query: { slug },
          body: { method: "qris" },
          ...(idempotencyKey && { idempotencyKey }),
        });
      const answers = await Promise.all(["one-key", "one-key", undefined, undefined].map(send));

      expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);

      const before = Number(answers[0]?.data.number.slice(-6));
      const { invoice } = await createInvoicedLearner(site());

      expect(Number(invoice.number.slice(-6))).toBe(before + 1);
      expect(invoice).toMatchObject({
        subtotal: CLASS_PRICE,
        discount: 0,
        fee: 0,
        uniqueCode: 0,
        total: CLASS_PRICE,
        method: "va_bca",
        items: [{ name: invoice.className, qty: 1, price: CLASS_PRICE }],
        vaNumber: expect.stringMatching(/^39358\d{11}$/),
      });
      expect(
        await getError(
          learner.hosts.services.createInvoice({
            query: { slug },
            body: { method: "gopay" },
            idempotencyKey: "one-key",
          }),
        ),
      ).toMatchObject({
        status: 409,
      });
    });

    test("createInvoice refuses closed, full, unknown and foreign classes", async () => {
      const { hosts } = await createPayoutUser(site(), [4]);
      const ask = async (slug: string) =>
        getError(hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } }));
      const now = Date.now();
      const closed = [
        [{ end_at: now - DAY_MS }, "Kelas ini sudah selesai"],
        [{ registration_start: now + DAY_MS }, "Pendaftaran kelas ini belum dibuka"],
        [{ registration_end: now - DAY_MS }, "Pendaftaran kelas ini sudah ditutup"],
        [{ quota: 5, enrolled: 5 }, "Kuota kelas ini sudah penuh"],
      ] as const;

      for (const [more, message] of closed)
        expect(await ask(await createPaidClass(site(), more))).toMatchObject({
          status: 409,
          message,
        });
      expect(await ask("tidak-ada")).toMatchObject({ status: 404 });
      expect(await ask(await createPaidClass(site(), { lms_id: OTHER_TENANT_ID }))).toMatchObject({
        status: 404,
      });
      expect(
        await getError(
          hosts.services.repayInvoice({ query: { slug: await createPaidClass(site()) } }),
        ),
      ).toMatchObject({ status: 404 });
    });

    test("createInvoice gives the last free seat to one of two concurrent requests", async () => {
      const slug = await createPaidClass(site(), { price: 0, quota: 6, enrolled: 5 });
      const people = [
        await createPayoutUser(site(), [4]),
        await createPayoutUser(site(), [4]),
        await createPayoutUser(site(), [4]),
      ];
      const outcomes = await Promise.allSettled(
        people.map(({ hosts }) =>
          hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } }),
        ),
      );
      const invoices = outcomes.flatMap((one) =>
        one.status === "fulfilled" ? [one.value.data] : [],
      );

      expect(invoices).toMatchObject([
        { status: "paid", method: "gratis", orderId: null, total: 0, payUrl: null },
      ]);
      expect(await places(slug)).toBe(6);
    });

    test("repayInvoice accepts another method and allows ten per hour", async () => {
      const { learner, slug, invoice, orderId } = await createInvoicedLearner(site());
      const repay = async (method?: "gopay" | "indomaret") => {
        await ageOrders(site(), invoice.id);
        return learner.hosts.services.repayInvoice({ query: { slug, ...(method && { method }) } });
      };

      expect((await repay("indomaret")).data).toMatchObject({
        method: "indomaret",
        vaNumber: expect.stringMatching(/^8341\d{10}$/),
      });
      expect((await repay("gopay")).data).toMatchObject({ method: "gopay", vaNumber: null });

      for (let time = 3; time <= 10; time++) await repay();

      expect(await getError(repay())).toMatchObject({
        status: 429,
        data: { retryAfterSeconds: expect.any(Number) },
      });

      await sendGatewayNotification(site(), orderId, "paid");

      expect(await getError(repay())).toMatchObject({ status: 409 });
    });
  });

  describe("rejections", () => {
    test("sendCallback records rejected notices in timeline and audit log, five per hour", async () => {
      const { learner, invoice, orderId } = await createInvoicedLearner(site());
      const forged = {
        ...createSignedNotice(APP_SECRET, { orderId, amount: CLASS_PRICE, status: "paid" }),
        signature: "00",
      };

      for (let time = 0; time < 4; time++)
        expect(
          (await getError(site().createClients().services.sendCallback({ body: forged }))).status,
        ).toBe(401);
      for (let time = 0; time < 4; time++)
        expect(
          (await getError(sendGatewayNotification(site(), orderId, "paid", 1_000))).status,
        ).toBe(422);

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

      expect(rows.map(({ action }) => action)).toEqual([
        ...Array(4).fill("payment.forged"),
        "payment.amount-mismatch",
      ]);
    });

    test("[STO7] sendCallback and getPaymentDetail report errors to their caller", async () => {
      const { services } = site().createClients();

      expect(await getError(services.sendCallback({ body: {} }))).toMatchObject({ status: 401 });
      expect(await getError(services.readCallback({ query: { orderId: "INV-1" } }))).toMatchObject({
        status: 404,
      });
      expect(
        await getError(services.getPaymentDetail({ body: { orderId: "INV-1" } })),
      ).toMatchObject({ status: 404 });
    });

    test("getPaymentDetail serves owner, manager and receipt key, others get 404", async () => {
      const { learner, invoice, orderId } = await createInvoicedLearner(site());
      await sendGatewayNotification(site(), orderId, "paid");
      const [mail] = await listMails(site(), address(learner.id));
      const key = keyIn(mail?.body) ?? "";
      const guest = site().createClients().services;

      expect((await guest.getPaymentDetail({ body: { key } })).data).toMatchObject({
        id: invoice.id,
        status: "paid",
      });
      for (const wrong of [
        tamperWith(key),
        `${invoice.id}.${"0".repeat(64)}`,
        "k".repeat(40),
        `${key}0`,
      ])
        expect(await getError(guest.getPaymentDetail({ body: { key: wrong } }))).toMatchObject({
          status: 404,
        });
      expect(
        await getError(
          site()
            .createClients({ tenantId: OTHER_TENANT_ID })
            .services.getPaymentDetail({ body: { key } }),
        ),
      ).toMatchObject({ status: 404 });
      expect(await getError(guest.getPaymentDetail({ body: { orderId } }))).toMatchObject({
        status: 404,
      });

      const theirs = await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID);

      expect(
        await getError(theirs.hosts.services.getPaymentDetail({ body: { orderId } })),
      ).toMatchObject({ status: 404 });

      const expired = site().createClients({ accessToken: "nobody" }).services;

      expect(await getError(expired.getPaymentDetail({ body: { orderId } }))).toMatchObject({
        status: 401,
      });
    });
  });
});
