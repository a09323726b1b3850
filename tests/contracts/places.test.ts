import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { expireInvoices } from "~/server/embedded/domain/payments/expire-invoices";
import { mapConcurrently } from "../guards/test-browser";
import { pickRounds } from "../support/rounds";
import { type Backend, describeEachBackend, getError } from "./backend";
import { createSignedInUser } from "./core-fixture";
import {
  CLASS_PRICE,
  createInvoicedLearner,
  createPaidClass,
  getAccountBalance,
  listMails,
  sendGatewayNotification,
} from "./payment-fixture";
import { createPayoutUser, getLedgerSum } from "./payout-user-fixture";

const FULL = { status: 409, message: "Kuota kelas ini sudah penuh" };
const OWED_ACCOUNT = "owed:double-payments";

type Learner = Awaited<ReturnType<typeof createPayoutUser>>;

const enrolIn = ({ hosts }: Pick<Learner, "hosts">, slug: string, idempotencyKey?: string) =>
  hosts.services.createInvoice({
    query: { slug },
    body: { method: "qris" },
    ...(idempotencyKey && { idempotencyKey }),
  });

/** Places of a class as stored, and its enrolments. */
async function readPlaces({ database: { db } }: Backend, slug: string) {
  const row = await db
    .selectFrom("classes")
    .select(["id", "enrolled", "reserved"])
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const enrolments = await db
    .selectFrom("enrolments")
    .select("user_id")
    .where("class_id", "=", row.id)
    .execute();
  return { enrolled: row.enrolled, reserved: row.reserved, enrolments: enrolments.length };
}

async function createCrowd(site: Backend, size: number) {
  const people = [];
  for (let number = 0; number < size; number++) {
    const id = `crowd-${process.pid}-${Math.random().toString(36).slice(2)}-${number}`;
    const accessToken = await createSignedInUser(site.database.db, id, []);
    people.push({ id, hosts: site.createClients({ accessToken }) });
  }
  return people;
}

const CROWD_SIZE = pickRounds(60, 200);
/** More at once than the database has connections; a slow machine must not make the last ones time out. */
const CONCURRENCY = 24;

async function rush(people: readonly Pick<Learner, "hosts">[], slug: string) {
  const outcomes = await mapConcurrently(people, CONCURRENCY, (person) =>
    enrolIn(person, slug).then(
      ({ data }) => ({ invoice: data, error: null }),
      async (error: unknown) => ({ invoice: null, error: await getError(Promise.reject(error)) }),
    ),
  );
  return {
    invoices: outcomes.flatMap(({ invoice }) => (invoice ? [invoice] : [])),
    errors: outcomes.flatMap(({ error }) => (error ? [error] : [])),
  };
}

const inADay = (site: Backend) => ({
  ...site.context,
  clock: () => Date.now() + DAY_MS + 60_000,
});

describeEachBackend((site) => {
  describe("places of a class", () => {
    test(`createInvoice enrols 20 of ${CROWD_SIZE} people who ask at once for the last 20 free places, and tells the others`, async () => {
      const slug = await createPaidClass(site(), { price: 0, quota: 25, enrolled: 5 });
      const people = await createCrowd(site(), CROWD_SIZE);

      const { invoices, errors } = await rush(people, slug);

      expect(invoices).toHaveLength(20);
      expect(invoices.every(({ status }) => status === "paid")).toBe(true);
      expect(errors).toHaveLength(CROWD_SIZE - 20);
      expect(errors.every((error) => error.status === 409)).toBe(true);
      expect(new Set(errors.map(({ message }) => message))).toEqual(new Set([FULL.message]));
      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 25, reserved: 0, enrolments: 20 });
    });

    test(`createInvoice gives 20 of ${CROWD_SIZE} people an invoice, and all of those who pay at once a place`, async () => {
      const slug = await createPaidClass(site(), { quota: 25, enrolled: 5 });
      const people = await createCrowd(site(), CROWD_SIZE);
      const income = await getAccountBalance(site(), "income:classes");

      const { invoices, errors } = await rush(people, slug);

      expect([invoices.length, errors.length]).toEqual([20, CROWD_SIZE - 20]);
      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 5, reserved: 20, enrolments: 0 });

      await mapConcurrently(
        invoices.flatMap((invoice) => [invoice, invoice]),
        CONCURRENCY,
        ({ orderId }) => sendGatewayNotification(site(), orderId ?? "", "paid"),
      );

      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 25, reserved: 0, enrolments: 20 });
      expect((await getAccountBalance(site(), "income:classes")) - income).toBe(20 * CLASS_PRICE);
      expect(await getLedgerSum(site())).toBe(0);
    });

    test("createInvoice answers one form that is posted eight times with one invoice and one place", async () => {
      const slug = await createPaidClass(site(), { quota: 25, enrolled: 5 });
      const freeSlug = await createPaidClass(site(), { price: 0, quota: 25, enrolled: 5 });
      const learner = await createPayoutUser(site(), [4]);
      const post = (to: string, key?: string) =>
        Promise.all(Array.from({ length: 8 }, () => enrolIn(learner, to, key)));

      const answers = [...(await post(slug, "paid-form")), ...(await post(slug))];
      const freeAnswers = await post(freeSlug, "free-form");

      expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
      expect(new Set(freeAnswers.map(({ data }) => data.number)).size).toBe(1);
      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 5, reserved: 1, enrolments: 0 });
      expect(await readPlaces(site(), freeSlug)).toEqual({
        enrolled: 6,
        reserved: 0,
        enrolments: 1,
      });
    });

    test("expireInvoices and the gateway's rejection free the place of an unpaid invoice", async () => {
      const slug = await createPaidClass(site(), { quota: 6, enrolled: 5 });
      const [first, second, third] = await createCrowd(site(), 3);
      if (!first || !second || !third) throw new Error("the crowd is too small");
      await enrolIn(first, slug);

      expect(await getError(enrolIn(second, slug))).toMatchObject(FULL);
      expect((await enrolIn(first, slug)).data.status).toBe("pending");

      await expireInvoices(inADay(site()));
      const { data: invoice } = await enrolIn(second, slug);
      await sendGatewayNotification(site(), invoice.orderId ?? "", "failed");

      expect((await enrolIn(third, slug)).data.status).toBe("pending");
      expect(await getError(enrolIn(second, slug))).toMatchObject(FULL);
      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 5, reserved: 1, enrolments: 0 });
    });

    test("sendCallback owes a late payment back, and tells it, when the place has gone", async () => {
      const { slug, learner, orderId } = await createInvoicedLearner(site(), {
        quota: 6,
        enrolled: 5,
      });
      await expireInvoices(inADay(site()));
      const next = await createPayoutUser(site(), [4]);
      const { data: taken } = await enrolIn(next, slug);
      const owed = await getAccountBalance(site(), OWED_ACCOUNT);

      await Promise.all([1, 2].map(() => sendGatewayNotification(site(), orderId, "paid")));
      await sendGatewayNotification(site(), taken.orderId ?? "", "paid");

      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 6, reserved: 0, enrolments: 1 });
      expect((await getAccountBalance(site(), OWED_ACCOUNT)) - owed).toBe(CLASS_PRICE);

      const { data } = await learner.hosts.services.getPaymentDetail({ body: { orderId } });

      expect(data).toMatchObject({
        status: "expired",
        refunds: [{ cause: "full", status: "owed", amount: CLASS_PRICE }],
      });
      expect(await listMails(site(), `${learner.id}@ours.example`)).toContainEqual(
        expect.objectContaining({
          subject: expect.stringContaining("akan dikembalikan"),
          body: expect.stringContaining("Tempat di kelas ini sudah habis"),
        }),
      );
    });

    test("sendCallback counts a late payment while a place is free, and a refund frees it", async () => {
      const { slug, orderId } = await createInvoicedLearner(site(), { quota: 6, enrolled: 5 });
      await expireInvoices(inADay(site()));

      await sendGatewayNotification(site(), orderId, "paid");

      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 6, reserved: 0, enrolments: 1 });

      await sendGatewayNotification(site(), orderId, "refunded");

      expect(await readPlaces(site(), slug)).toEqual({ enrolled: 5, reserved: 0, enrolments: 0 });
    });
  });
});
