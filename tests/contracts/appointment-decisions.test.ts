import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import {
  APPOINTMENT_FIELDS,
  createVisitor,
  getBookableDate,
  listMailsTo,
  signInAdmin,
} from "./appointment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, tamperWith } from "./backend";

type Filters = NonNullable<
  NonNullable<Parameters<Awaited<ReturnType<typeof signInAdmin>>["listAppointments"]>[0]>["query"]
>;

const LATER = { date: getBookableDate(9), slot: "13.30" as const };

describeEachBackend((site) => {
  let admin: Awaited<ReturnType<typeof signInAdmin>>;
  let colleague: typeof admin;
  let requests = 0;
  beforeAll(async () => {
    admin = await signInAdmin(site(), "admin-janji");
    colleague = await signInAdmin(site(), "rekan-janji");
  });

  /** @returns a visitor's new appointment, with their address and host */
  async function request(caller = {}) {
    const email = `tamu-${++requests}@sekolah.example`;
    const { services, admin: visitor } = createVisitor(site(), caller);
    const { data } = await services.createAppointment({ body: { ...APPOINTMENT_FIELDS, email } });
    return { id: data.id, key: data.manageKey, email, visitor };
  }
  const decide = (
    id: string,
    body: Parameters<typeof admin.decideAppointment>[0]["body"],
    as = admin,
  ) => as.decideAppointment({ params: { id }, body });
  const confirm = (version: number) => ({ version, decision: "confirm" as const });
  const propose = (version: number) => ({ version, decision: "propose" as const, ...LATER });
  const readDetail = async (id: string) => (await admin.getInboxItem({ params: { id } })).data;
  const readCalendars = async (email: string) =>
    (await listMailsTo(site(), email)).flatMap(({ calendar }) => (calendar ? [calendar] : []));
  const getLine = (calendar: string | undefined, name: string) =>
    new RegExp(`^${name}:(.+)\r$`, "m").exec(calendar ?? "")?.[1];

  describe("decideAppointment", () => {
    test("confirms with a calendar file, and withdraws that with the same uid when it cancels", async () => {
      const { id, email } = await request();

      const { data } = await decide(id, { ...confirm(1), text: "Bawa daftar siswa." });

      expect(data).toMatchObject({ status: "confirmed", version: 2, proposal: null });
      await decide(id, { version: 2, decision: "cancel", text: "Ruangnya dipakai ujian." });

      const [confirmed, cancelled] = await readCalendars(email);
      expect(getLine(confirmed, "UID")).toBe(`appointment-${id}@ours.example`);
      expect(getLine(cancelled, "UID")).toBe(getLine(confirmed, "UID"));
      expect([confirmed, cancelled].map((file) => getLine(file, "SEQUENCE"))).toEqual(["1", "2"]);
      expect([confirmed, cancelled].map((file) => getLine(file, "STATUS"))).toEqual([
        "CONFIRMED",
        "CANCELLED",
      ]);
      const date = APPOINTMENT_FIELDS.preferredDate.replaceAll("-", "");
      expect(getLine(confirmed, "DTSTART")).toBe(`${date}T020000Z`);
      expect(getLine(confirmed, "DTEND")).toBe(`${date}T030000Z`);
      const mails = await listMailsTo(site(), email);
      expect(mails[1]?.body).toContain("Bawa daftar siswa.");
      expect(mails[2]?.body).toContain("Ruangnya dipakai ujian.");
      expect((await readDetail(id)).state).toBe("closed");
    });

    test("lets one of two colleagues decide, and tells the other that it has changed", async () => {
      const { id, email } = await request();

      const outcomes = await Promise.allSettled([
        decide(id, confirm(1)),
        decide(id, propose(1), colleague),
      ]);

      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await getError(decide(id, propose(1)))).toMatchObject({ status: 409 });
      expect(await listMailsTo(site(), email)).toHaveLength(2);
    });

    test("answers a repeated call of one key alike, with one email", async () => {
      const { id, email } = await request();
      const call = { params: { id }, body: confirm(1), idempotencyKey: `putusan-${id}` };

      const answers = await Promise.all([
        admin.decideAppointment(call),
        admin.decideAppointment(call),
      ]);

      expect(answers[0]).toEqual(answers[1]);
      expect(await listMailsTo(site(), email)).toHaveLength(2);
    });

    test("rejects what has ended, times in the past, and decisions without what they need", async () => {
      const { id } = await request();

      await expect(decide(id, { version: 1, decision: "cancel", text: "Tidak" })).rejects.toThrow(
        "Tulis alasan pembatalan",
      );
      await expect(decide(id, { version: 1, decision: "propose" })).rejects.toThrow(
        "Pilih tanggal usulan",
      );
      await site()
        .database.db.updateTable("appointments")
        .set({ preferred_date: "2026-01-05" })
        .where("id", "=", id)
        .execute();
      expect(await getError(decide(id, confirm(1)))).toMatchObject({
        status: 422,
        data: { decision: "Waktu ini sudah lewat. Usulkan waktu lain." },
      });
      await decide(id, { version: 1, decision: "done" });
      expect(await getError(decide(id, propose(2)))).toMatchObject({
        status: 409,
        message: "Janji temu ini sudah berstatus selesai.",
      });
    });

    test("is for roles 0 and 1 of the tenant; another tenant's appointment answers like a missing one", async () => {
      const { id } = await request();
      const writer = await signInAdmin(site(), "penulis-janji", { role: ROLE.writer });
      const stranger = await signInAdmin(site(), "admin-lain", { tenantId: OTHER_TENANT_ID });

      expect(await getError(decide(id, confirm(1), writer))).toMatchObject(FORBIDDEN);
      expect(await getError(writer.listAppointments())).toMatchObject(FORBIDDEN);
      expect(await getError(writer.getInboxItem({ params: { id } }))).toMatchObject(FORBIDDEN);
      const missing = await getError(decide("0", confirm(1), stranger));
      expect(missing.status).toBe(404);
      expect(await getError(decide(id, confirm(1), stranger))).toEqual(missing);
      expect(await getError(stranger.getInboxItem({ params: { id } }))).toMatchObject({
        status: 404,
      });
      expect((await stranger.listAppointments()).data.totalItems).toBe(0);
      expect(await getError(createVisitor(site()).admin.listAppointments())).toMatchObject({
        status: 401,
      });
    });
  });

  describe("answerProposal", () => {
    test("accepts the proposed time by the link of the email, and tells the team", async () => {
      const { id, email, visitor } = await request();
      await decide(id, { ...propose(1), text: "Pagi itu kami mengajar." });
      const mail = (await listMailsTo(site(), email))[1];
      const key = /Bukti\/([0-9a-f]+-[0-9a-f]{64})/.exec(mail?.body ?? "")?.[1] ?? "";
      const before = (await visitor.getAppointment({ query: { key } })).data;

      expect(before).toMatchObject({ id, status: "rescheduled", proposal: LATER });

      const body = { key, ...LATER, answer: "accept" as const };
      const { data } = await visitor.answerProposal({ body });

      expect(data).toMatchObject({
        status: "confirmed",
        preferredDate: LATER.date,
        slot: LATER.slot,
        proposal: null,
      });
      expect((await visitor.answerProposal({ body })).data).toEqual(data);
      const [calendar, ...others] = await readCalendars(email);
      expect(getLine(calendar, "DTSTART")).toBe(`${LATER.date.replaceAll("-", "")}T063000Z`);
      expect(others).toEqual([]);
      const team = await listMailsTo(site(), "admin-janji@ours.example");
      expect(team.at(-1)?.body).toContain("menerima waktu yang diusulkan");
      expect((await readDetail(id)).events.map(({ type, actor }) => [type, actor])).toEqual([
        ["proposed", "Nama admin-janji"],
        ["accepted", null],
      ]);
    });

    test("declining puts the appointment before the team again, with the visitor's words", async () => {
      const { id, key, visitor } = await request();
      await decide(id, propose(1));

      const text = "Hari Kamis sore cocok.";
      const answer = { key, ...LATER, answer: "decline" as const, text };
      const { data } = await visitor.answerProposal({ body: answer });

      expect(data).toMatchObject({ status: "requested", proposal: null });
      expect((await visitor.answerProposal({ body: answer })).data).toEqual(data);
      const detail = await readDetail(id);
      expect(detail).toMatchObject({ state: "new", version: 3 });
      expect(detail.events.at(-1)?.detail).toContain(text);
    });

    test("withdraws a confirmed time from calendars when another one is proposed", async () => {
      const { id, email } = await request();
      await decide(id, confirm(1));
      await decide(id, propose(2));

      const calendars = await readCalendars(email);

      expect(calendars.map((file) => getLine(file, "STATUS"))).toEqual(["CONFIRMED", "CANCELLED"]);
    });

    test("rejects a proposal that has changed, none at all, and links of others", async () => {
      const { id, key, visitor } = await request();
      const accept = (slot: "13.30" | "15.30", by = key) =>
        visitor.answerProposal({ body: { key: by, date: LATER.date, slot, answer: "accept" } });

      expect(await getError(accept("13.30"))).toMatchObject({ status: 409 });
      await decide(id, propose(1));
      await decide(id, { ...propose(2), slot: "15.30" });
      expect(await getError(accept("13.30"))).toMatchObject({ status: 409 });
      for (const other of [tamperWith(key), `${id}-${"0".repeat(64)}`])
        expect(await getError(accept("15.30", other))).toMatchObject({ status: 404 });
      expect((await accept("15.30")).data).toMatchObject({ status: "confirmed", slot: "15.30" });
    });

    test("does not depend on notes that the team writes meanwhile", async () => {
      const { id, key, visitor } = await request();
      await decide(id, propose(1));
      const note = (version: number) =>
        admin.updateInboxItem({ params: { id }, body: { version, note: "Menunggu kabar" } });
      const answer = { key, ...LATER, answer: "accept" as const };

      const [{ data }] = await Promise.all([
        visitor.answerProposal({ body: answer }),
        note(2).catch(() => null),
      ]);

      expect(data.status).toBe("confirmed");
    });
  });

  test("cancelAppointment tells team and visitor once, and takes the event back", async () => {
    const { id, key, email, visitor } = await request();
    await decide(id, confirm(1));

    await Promise.all([1, 2, 3].map(() => visitor.cancelAppointment({ body: { key } })));

    const mails = await listMailsTo(site(), email);
    expect(mails).toHaveLength(3);
    expect(getLine(mails[2]?.calendar ?? "", "STATUS")).toBe("CANCELLED");
    const events = (await readDetail(id)).events.map(({ type }) => type);
    expect(events).toEqual(["confirmed", "cancelled-by-visitor"]);
  });

  test("listAppointments filters by status, day, segment, assignee and words, and counts each status", async () => {
    await site().database.db.deleteFrom("appointments").execute();
    const [one, other] = [await request(), await request()];
    await decide(one.id, confirm(1));
    await site()
      .database.db.updateTable("appointments")
      .set({ preferred_date: LATER.date, segment: "campus" })
      .where("id", "=", other.id)
      .execute();
    const { team } = await readDetail(other.id);
    const me = team.find(({ name }) => name === "Nama admin-janji")?.id ?? "";
    await admin.updateInboxItem({
      params: { id: other.id },
      body: { version: 1, assigneeId: me, note: "" },
    });
    const list = async (query: Filters) =>
      (await admin.listAppointments({ query })).data.items.map(({ id }) => id);

    expect(await list({ status: "confirmed" })).toEqual([one.id]);
    expect(await list({ from: LATER.date })).toEqual([other.id]);
    expect(await list({ to: APPOINTMENT_FIELDS.preferredDate })).toEqual([one.id]);
    expect(await list({ segment: "campus" })).toEqual([other.id]);
    expect(await list({ assignee: "me" })).toEqual([other.id]);
    expect(await list({ assignee: "none" })).toEqual([one.id]);
    expect(await list({ search: "sari harapan" })).toEqual([other.id, one.id]);
    expect(await list({ search: "tidak ada" })).toEqual([]);
    expect((await admin.listAppointments()).data.counts).toMatchObject({
      requested: 1,
      confirmed: 1,
      cancelled: 0,
    });
  });
});
