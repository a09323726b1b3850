import { beforeEach, describe, expect, test } from "vitest";
import type { NoticeKind } from "~/lib/notices";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/lib/time";
import { remindDeadlines } from "~/server/embedded/domain/reminders/remind-deadlines";
import { remindStarts } from "~/server/embedded/domain/reminders/remind-starts";
import { sendDigests } from "~/server/embedded/domain/reminders/send-digests";
import { BATCH_SIZE } from "~/server/embedded/domain/reminders/send-reminder";
import type { HostContext } from "~/server/embedded/kit/context";
import { describeEachBackend, TENANT_ID } from "./backend";
import { createClassRow, createSignedInUser } from "./core-fixture";

/** A Monday, 07.00 WIB. */
const NOW = Date.parse("2026-11-23T07:00:00+07:00");
const CLASS_ID = `${TENANT_ID}-web`;

type Job = (context: HostContext) => Promise<number>;

describeEachBackend((site) => {
  let userCount = 0;
  const db = () => site().database.db;
  const run = (job: Job, now = NOW, more: Partial<HostContext> = {}) =>
    job({ ...site().context, clock: () => now, ...more });
  const readMails = async () =>
    (await db().selectFrom("outbox").select(["to_address", "subject", "body"]).execute()).map(
      ({ to_address, subject, body }) => ({ to: to_address, subject, body }),
    );
  const subjects = async () => (await readMails()).map(({ subject }) => subject);

  beforeEach(async () => {
    for (const table of ["outbox", "sent_reminders", "notice_opt_outs", "enrolments"] as const)
      await db().deleteFrom(table).execute();
    for (const table of ["quiz_attempts", "chapter_progress", "class_chapters"] as const)
      await db().deleteFrom(table).execute();
    for (const table of ["class_modules", "quizzes", "classes"] as const)
      await db().deleteFrom(table).execute();
    await db()
      .insertInto("classes")
      .values(createClassRow(TENANT_ID, "web", {}, { name: "Web Dasar" }, NOW))
      .execute();
  });

  const setStart = (start_at: number | null) =>
    db().updateTable("classes").set({ start_at }).where("id", "=", CLASS_ID).execute();

  async function createLearner(): Promise<string> {
    const id = `pelajar-${++userCount}`;
    await createSignedInUser(db(), id, [{ tenantId: TENANT_ID, role: 4 }]);
    await db()
      .insertInto("enrolments")
      .values({ lms_id: TENANT_ID, class_id: CLASS_ID, user_id: id, source: "free", created_at: 1 })
      .execute();
    return id;
  }

  const switchOff = (user_id: string, notice: NoticeKind) =>
    db()
      .insertInto("notice_opt_outs")
      .values({ lms_id: TENANT_ID, user_id, notice, created_at: 1 })
      .execute();

  async function createAttempt(userId: string, startedAt: number, deadline: number) {
    const key = { lms_id: TENANT_ID, class_id: CLASS_ID };
    await db()
      .insertInto("quizzes")
      .values({
        ...key,
        id: "kuis-html",
        title: "Kuis HTML",
        pass_mark: 70,
        time_limit_min: 1_440,
        draw: "[]",
        max_attempts: null,
        shuffle: 1,
        review: "always",
        version: 1,
        created_at: 1,
        updated_at: 1,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db()
      .insertInto("quiz_attempts")
      .values({
        lms_id: TENANT_ID,
        id: `percobaan-${userId}`,
        quiz_id: "kuis-html",
        user_id: userId,
        status: "open",
        questions: "[]",
        sheet: null,
        grades: "{}",
        answers: "{}",
        started_at: startedAt,
        deadline_at: deadline,
        submitted_at: null,
        score: null,
        passed: null,
        version: 1,
      })
      .execute();
  }

  describe("remindStarts", () => {
    test("mails each learner once within a day of the start, also after a clock was set back", async () => {
      const learner = await createLearner();
      await setStart(NOW + DAY_MS + 1);

      expect(await run(remindStarts)).toBe(0);
      expect(await run(remindStarts, NOW + HOUR_MS)).toBe(1);
      for (const later of [HOUR_MS, HOUR_MS / 2, 2 * HOUR_MS])
        expect(await run(remindStarts, NOW + later)).toBe(0);

      const [mail] = await readMails();
      expect(mail).toMatchObject({
        to: `${learner}@ours.example`,
        subject: "Kelas Web Dasar segera mulai",
      });
      expect(mail?.body).toContain("mulai pada Selasa, 24 November 2026");
      expect(mail?.body).toContain("/Courses/web");
      expect(mail?.body).toMatch(/\/Berhenti\/pelajar-\d+-start-[0-9a-f]{64}$/);
    });

    test("sends every learner one email in batches, also by several processes", async () => {
      const learners: string[] = [];
      for (let count = 0; count < BATCH_SIZE + 20; count++) learners.push(await createLearner());
      await setStart(NOW + HOUR_MS);

      const counts = await Promise.all([1, 2, 3].map(() => run(remindStarts)));
      counts.push(await run(remindStarts));

      // A process that looks while another one sends finds later learners, too.
      expect(Math.max(...counts)).toBeLessThanOrEqual(BATCH_SIZE);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(learners.length);
      expect(await run(remindStarts)).toBe(0);
      expect((await readMails()).map(({ to }) => to).toSorted()).toEqual(
        learners.map((id) => `${id}@ours.example`).toSorted(),
      );
    });

    test("sends after a crash what was not queued, and again for a class that is moved", async () => {
      await createLearner();
      await setStart(NOW + HOUR_MS);
      // Signing the link fails, after the reminder was remembered.
      const appSecret = Symbol("none") as unknown as string;

      await expect(run(remindStarts, NOW, { appSecret })).rejects.toThrow();
      expect(await readMails()).toEqual([]);

      expect(await run(remindStarts)).toBe(1);

      await setStart(NOW + 3 * DAY_MS);

      expect(await run(remindStarts, NOW + 2 * DAY_MS + HOUR_MS)).toBe(1);
      expect(await subjects()).toHaveLength(2);
    });

    test("leaves out who switched the kind off, and classes that have begun", async () => {
      const [off] = [await createLearner(), await createLearner()];
      await switchOff(off, "start");
      await setStart(NOW + HOUR_MS);

      expect(await run(remindStarts)).toBe(1);

      expect((await readMails()).map(({ to }) => to)).toEqual([
        `pelajar-${userCount}@ours.example`,
      ]);

      await db().deleteFrom("sent_reminders").execute();

      expect(await run(remindStarts, NOW + HOUR_MS)).toBe(0);
    });
  });

  test("remindDeadlines mails once who left a quiz open for an hour, until it ends", async () => {
    const [waiting, working, late] = [
      await createLearner(),
      await createLearner(),
      await createLearner(),
    ];
    await createAttempt(waiting, NOW - HOUR_MS, NOW + 3 * HOUR_MS);
    await createAttempt(working, NOW - HOUR_MS + MINUTE_MS, NOW + 3 * HOUR_MS);
    await createAttempt(late, NOW - 2 * DAY_MS, NOW);

    const counts = await Promise.all([run(remindDeadlines), run(remindDeadlines)]);

    expect(counts.toSorted()).toEqual([0, 1]);
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      to: `${waiting}@ours.example`,
      subject: "Tenggat Kuis HTML sudah dekat",
    });
    expect(mail?.body).toContain("23 November 2026 pukul 10.00 WIB");
    expect(mail?.body).toContain("/Belajar/Kuis/kuis-html");

    await db().updateTable("quiz_attempts").set({ status: "graded" }).execute();
    await db().deleteFrom("sent_reminders").execute();

    expect(await run(remindDeadlines)).toBe(0);
  });

  describe("sendDigests", () => {
    async function addChapters(): Promise<void> {
      const key = { lms_id: TENANT_ID, class_id: CLASS_ID };
      const module_slug = "awal";
      await db()
        .insertInto("class_modules")
        .values({ ...key, slug: module_slug, title: "Awal", sort: 0 })
        .execute();
      const toChapter = (slug: string, sort: number) => ({
        ...key,
        module_slug,
        slug,
        title: `Bab ${slug}`,
        type: "text" as const,
        minutes: 5,
        free: 0,
        sort,
      });
      await db()
        .insertInto("class_chapters")
        .values([toChapter("satu", 0), toChapter("dua", 1)])
        .execute();
    }

    const finishChapter = (user_id: string, done_at: number) =>
      db()
        .insertInto("chapter_progress")
        .values({
          lms_id: TENANT_ID,
          class_id: CLASS_ID,
          module_slug: "awal",
          chapter_slug: "satu",
          user_id,
          done_at,
          self_declared: 1,
        })
        .execute();

    test("tells what was done, what is dated and where to go on, once a week", async () => {
      await addChapters();
      const learner = await createLearner();
      await finishChapter(learner, NOW - 2 * DAY_MS);
      await createAttempt(learner, NOW - HOUR_MS, NOW + 3 * HOUR_MS);

      const counts = await Promise.all([run(sendDigests), run(sendDigests)]);
      for (const later of [0, HOUR_MS]) await run(sendDigests, NOW + later);

      expect(counts.toSorted()).toEqual([0, 1]);
      const [mail, ...others] = await readMails();
      expect(others).toEqual([]);
      expect(mail?.subject).toBe("Pekan belajar Anda di Kami");
      expect(mail?.body).toContain("pekan lalu:\n- 1 bab Web Dasar selesai\n");
      expect(mail?.body).toMatch(/Senin, 23 November 2026, 10\.00 WIB, Kuis HTML/);
      expect(mail?.body).toMatch(
        /- Web Dasar, bab 2 dari 2: Bab dua\n {2}http:\S+\/Courses\/web\/module\/awal\/chapter\/dua\n/,
      );
      expect(await run(sendDigests, NOW + 7 * DAY_MS)).toBe(0);
    });

    test("is sent on Mondays from 07.00 WIB only, and never without news", async () => {
      await addChapters();
      const [active, old, off] = [
        await createLearner(),
        await createLearner(),
        await createLearner(),
      ];
      await createLearner();
      await finishChapter(active, NOW - DAY_MS);
      await finishChapter(old, NOW - 8 * DAY_MS);
      await finishChapter(off, NOW - DAY_MS);
      await switchOff(off, "digest");

      for (const at of [NOW - 1, NOW - DAY_MS, NOW + DAY_MS]) {
        expect(await run(sendDigests, at)).toBe(0);
        expect(await readMails()).toEqual([]);
      }

      await run(sendDigests, NOW + 16 * HOUR_MS);

      expect((await readMails()).map(({ to }) => to)).toEqual([`${active}@ours.example`]);
      expect(await run(sendDigests, NOW + 16 * HOUR_MS)).toBe(0);
    });

    test("works through many learners in batches", async () => {
      await addChapters();
      for (let count = 0; count < BATCH_SIZE + 5; count++)
        await finishChapter(await createLearner(), NOW - DAY_MS);

      expect([await run(sendDigests), await run(sendDigests), await run(sendDigests)]).toEqual([
        BATCH_SIZE,
        5,
        0,
      ]);
    });
  });
});
