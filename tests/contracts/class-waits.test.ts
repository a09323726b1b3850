import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { serveWaits } from "~/server/embedded/domain/classes/serve-waits";
import { describeEachBackend, getError } from "./backend";
import { createPaidClass, listMails } from "./payment-fixture";
import { createPayoutUser } from "./payout-user-fixture";

type Learner = Awaited<ReturnType<typeof createPayoutUser>>;

const FULL = { status: 409, message: "Kuota kelas ini sudah penuh" };

describeEachBackend((site) => {
  const enrolIn = ({ hosts }: Learner, slug: string) =>
    hosts.services.createInvoice({ query: { slug }, body: { method: "qris" } });
  const join = async ({ hosts }: Learner, slug: string) =>
    (await hosts.learning.joinWait({ body: { class: slug } })).data;
  const read = async ({ hosts }: Learner, slug: string) =>
    (await hosts.learning.getPlace({ query: { class: slug } })).data;
  const leave = ({ hosts }: Learner, slug: string) =>
    hosts.learning.leaveClass({ body: { class: slug } });
  const runJob = (later = 0) => serveWaits({ ...site().context, clock: () => Date.now() + later });
  const subjectsTo = async ({ id }: Learner) =>
    (await listMails(site(), `${id}@ours.example`)).map(({ subject }) => subject);
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createPayoutUser(site(), [4])));
  const setClass = (slug: string, values: { registration_start?: number; end_at?: number }) =>
    site().database.db.updateTable("classes").set(values).where("slug", "=", slug).execute();
  const readSeats = (slug: string) =>
    site()
      .database.db.selectFrom("classes")
      .select(["enrolled", "reserved"])
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();

  /** A free class with one place, taken by the first of the people. */
  async function fullClass(count: number) {
    const slug = await createPaidClass(site(), { price: 0, quota: 6, enrolled: 5 });
    const [learner, ...others] = (await people(count)) as [Learner, ...Learner[]];
    await enrolIn(learner, slug);
    return { slug, learner, others };
  }

  describe("the line of a full class", () => {
    test("joinWait keeps one place in line per person, in the order of coming", async () => {
      const { slug, others } = await fullClass(3);
      const [first, second] = others as [Learner, Learner];
      await join(first, slug);
      const again = await Promise.all([join(first, slug), join(second, slug), join(first, slug)]);

      expect(again[2]?.wait).toEqual({ kind: "place", position: 1, offeredUntil: null });
      expect((await read(second, slug)).wait?.position).toBe(2);

      await first.hosts.learning.leaveWait({ body: { class: slug } });

      expect((await read(second, slug)).wait?.position).toBe(1);
      expect((await read(first, slug)).wait).toBeNull();
    });

    test("serveWaits offers a freed place to the first in line, for a day, and to no other user", async () => {
      const { slug, learner, others } = await fullClass(4);
      const [first, second, passer] = others as [Learner, Learner, Learner];
      await join(first, slug);
      await join(second, slug);
      await leave(learner, slug);

      expect(await getError(enrolIn(passer, slug))).toMatchObject(FULL);

      await Promise.all([runJob(), runJob()]);
      await runJob();

      expect((await read(first, slug)).wait).toMatchObject({ kind: "place", position: null });
      expect(await subjectsTo(first)).toHaveLength(1);
      expect(await subjectsTo(second)).toEqual([]);
      expect(await readSeats(slug)).toEqual({ enrolled: 5, reserved: 1 });
      expect(await getError(enrolIn(second, slug))).toMatchObject(FULL);

      await enrolIn(first, slug);

      expect(await readSeats(slug)).toEqual({ enrolled: 6, reserved: 0 });
      expect((await read(first, slug)).wait).toBeNull();
    });

    test("serveWaits passes an offer on that was not taken for a day, or was declined", async () => {
      const { slug, learner, others } = await fullClass(4);
      const [first, second, third] = others as [Learner, Learner, Learner];
      for (const person of [first, second, third]) await join(person, slug);
      await leave(learner, slug);
      await runJob();
      await runJob(DAY_MS + HOUR_MS);

      expect((await subjectsTo(first)).at(-1)).toMatch(
        /^Tempat di kelas .* tidak lagi kami simpan$/,
      );
      expect((await read(first, slug)).wait).toBeNull();
      expect((await read(second, slug)).wait?.offeredUntil).toBeGreaterThan(Date.now() + DAY_MS);

      await second.hosts.learning.leaveWait({ body: { class: slug } });
      await runJob();

      expect((await read(third, slug)).wait?.offeredUntil).not.toBeNull();
      expect(await readSeats(slug)).toEqual({ enrolled: 5, reserved: 1 });
    });

    test("an offer of a paid class becomes the invoice's place", async () => {
      const slug = await createPaidClass(site(), { quota: 6, enrolled: 6 });
      const [person] = (await people(1)) as [Learner];
      await join(person, slug);
      await site()
        .database.db.updateTable("classes")
        .set({ enrolled: 5 })
        .where("slug", "=", slug)
        .execute();
      await runJob();

      const { data } = await enrolIn(person, slug);

      expect(data.status).toBe("pending");
      expect(await readSeats(slug)).toEqual({ enrolled: 5, reserved: 1 });
      expect(await getError(join(person, slug))).toMatchObject({ status: 409 });
    });

    test("joinWait is a 409 where a place is free, for learners, and after the end", async () => {
      const { slug, learner } = await fullClass(1);
      const open = await createPaidClass(site(), { quota: 9 });
      const [person] = (await people(1)) as [Learner];

      expect(await getError(join(learner, slug))).toMatchObject({ status: 409 });
      expect(await getError(join(person, open))).toMatchObject({ status: 409 });

      await setClass(slug, { end_at: Date.now() - DAY_MS });

      expect((await read(person, slug)).canWaitFor).toBeNull();
      expect(await getError(join(person, slug))).toMatchObject({ status: 409 });
      expect(await getError(join(person, "tidak-ada"))).toMatchObject({ status: 404 });
    });
  });

  test("serveWaits tells once that registration has opened", async () => {
    const slug = await createPaidClass(site(), { registration_start: Date.now() + DAY_MS });
    const [person] = (await people(1)) as [Learner];

    expect((await join(person, slug)).wait).toEqual({
      kind: "opening",
      position: null,
      offeredUntil: null,
    });

    await runJob();

    expect(await subjectsTo(person)).toEqual([]);

    await setClass(slug, { registration_start: Date.now() - 1 });
    await Promise.all([runJob(), runJob()]);
    await runJob();

    expect(await subjectsTo(person)).toEqual([
      expect.stringMatching(/^Pendaftaran kelas .* dibuka$/),
    ]);
    expect((await read(person, slug)).wait).toBeNull();
  });
});
