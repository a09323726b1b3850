import { beforeAll, expect, test } from "vitest";
import type { NoticeKind } from "~/lib/notices";
import { HOUR_MS } from "~/lib/time";
import { mailAnnouncements } from "~/server/embedded/domain/learning/mail-announcements";
import { remindDeadlines } from "~/server/embedded/domain/reminders/remind-deadlines";
import { createAssignment, createAssignmentActors, seedAssignments } from "./assignment-fixture";
import { describeEachBackend, TENANT_ID } from "./backend";

const TEXT = { text: "Hijau dan kuning.", fileId: null };
const GRADE = {
  version: 1,
  decision: "grade" as const,
  points: { isi: 5, bahasa: 2 },
  comment: "",
};

describeEachBackend((site) => {
  const { createStudent, createMentor, readMails } = createAssignmentActors(site);
  const db = () => site().database.db;
  const switchOff = (user_id: string, notice: NoticeKind) =>
    db()
      .insertInto("notice_opt_outs")
      .values({ lms_id: TENANT_ID, user_id, notice, created_at: 1 })
      .execute();
  const listReceivers = async (subject: string) =>
    (await db().selectFrom("outbox").select(["to_address", "subject"]).execute())
      .filter((mail) => mail.subject.includes(subject))
      .map(({ to_address }) => to_address.replace("@ours.example", ""));

  beforeAll(() => seedAssignments(db()));

  test("remindDeadlines mails learners who have handed in nothing, once", async () => {
    const params = await createAssignment(db(), { due_at: Date.now() + 3 * HOUR_MS });
    const [waiting, finished, silent] = [
      await createStudent(),
      await createStudent(),
      await createStudent(),
    ];
    await finished.learning.handIn({ params, body: TEXT });
    await switchOff(silent.id, "deadline");

    await Promise.all([remindDeadlines(site().context), remindDeadlines(site().context)]);
    await remindDeadlines(site().context);

    const receivers = await listReceivers("Tenggat Warna warung sudah dekat");
    expect(receivers.filter((id) => id === waiting.id)).toHaveLength(1);
    expect(receivers).not.toContain(finished.id);
    expect(receivers).not.toContain(silent.id);
  });

  test("a grade is mailed unless the learner switched feedback off; the receipt always is", async () => {
    const params = await createAssignment(db());
    const student = await createStudent();
    await switchOff(student.id, "feedback");
    const { id } = (await student.learning.handIn({ params, body: TEXT })).data;

    await (await createMentor()).learning.decideHandIn({ params: { id }, body: GRADE });

    const subjects = (await readMails(student.id)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining("kami terima")]);
  });

  test("mailAnnouncements leaves out learners who switched announcements off", async () => {
    const [reader, silent] = [await createStudent(), await createStudent()];
    await switchOff(silent.id, "announcement");
    const body = { subject: "Ganti jam", text: "Mulai pukul 20.00." };
    await (await createMentor()).learning.sendAnnouncement({ params: { slug: "web" }, body });

    await mailAnnouncements(site().context);

    const receivers = await listReceivers("Ganti jam");
    expect(receivers).toContain(reader.id);
    expect(receivers).not.toContain(silent.id);
  });
});
