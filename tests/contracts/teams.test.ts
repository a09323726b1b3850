import { beforeAll, expect, test } from "vitest";
import { elsewhere, lastMail, mailCount, mailedToken, makeAccount, PASSWORD } from "./accounts-fixture";
import { signIn } from "./fixture";
import { insertEvents, leadRegion, memberForm, newNisn, newNpsn, schoolForm, teamForm } from "./schools-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };
const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  let npsn = "";
  beforeAll(async () => {
    const { db } = site().database;
    await insertEvents(site());
    const people = { admin: 1, "lead-jabar": 9, "lead-dki": 9, programme: 7, student: 4, "student-dua": 4 };
    for (const [id, role] of Object.entries(people)) tokens[id] = await signIn(db, id, [{ lmsId: OURS, role }]);
    await leadRegion(site(), "lead-jabar", OURS, ["32"]);
    await leadRegion(site(), "lead-dki", OURS, ["31"]);
    npsn = newNpsn();
    await visitor().services.registerSchool({ body: schoolForm({ npsn }) });
  });
  const visitor = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller });
  const as = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId }).desk;
  const register = async (more = {}, key?: string) =>
    (await visitor().services.registerTeam({ body: teamForm(npsn, more), ...(key && { idempotencyKey: key }) })).data;
  const decide = (who: string, team: { id: string; version: number }, decision: "verify" | "reject" | "revise", reason = "") =>
    as(who).decideTeam({ body: { id: team.id, version: team.version, decision, reason } });
  const REASON = "NISN dua anggota tidak ditemukan";

  test("[STO17] a team registers with 201, gets a number, a key and a code to join by", async () => {
    const team = await register({ teamName: "Tim Elang" });
    expect(team).toMatchObject({
      ...{ number: `LIGA-${year}-000001`, teamName: "Tim Elang", status: "submitted", version: 1, captainIndex: 1 },
      ...{ event: { slug: "liga-smk-2026", title: "Liga SMK 2026" }, school: { npsn, city: "Kota Cimahi", provinceId: "32" } },
      ...{ joinCode: expect.stringMatching(/^[A-Z2-9]{6}$/), manageKey: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect(team.members).toHaveLength(3);
    expect(team.members[0]).toMatchObject({ name: "Siswa Ceria", grade: "XI", guardianPhone: "+6281311112222", joined: false });
    expect(Math.round((team.joinEndsAt - Date.now()) / 86_400_000)).toBe(7);
    const mail = await lastMail(site(), team.coach.email);
    expect(mail?.body).toContain(`Kode bergabung untuk anggota: ${team.joinCode}`);
    expect(mail?.body).toContain(`/Register/Team/Bukti/${team.manageKey}\n`);
    expect((await visitor().desk.getTeam({ query: { key: team.manageKey } })).data).toEqual(team);
    expect(await refusal(visitor({ lmsId: THEIRS }).desk.getTeam({ query: { key: team.manageKey } }))).toMatchObject({ status: 404 });
    expect(await refusal(visitor().desk.getTeam({ query: { key: altered(team.manageKey) } }))).toMatchObject({ status: 404 });
  });

  test("a name is one team's and a student in one team, also in forms sent at once; a team that withdraws frees both", async () => {
    const members = [0, 1, 2].map((index) => memberForm(index));
    const same = await Promise.allSettled([1, 2, 3].map(() => register({ teamName: "Tim Rajawali" })));
    expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(register({ teamName: "tim  RAJAWALI" }))).toMatchObject({
      status: 409,
      data: { teamName: "Nama tim ini sudah dipakai di kompetisi ini" },
    });
    const sharing = await Promise.allSettled([1, 2, 3].map(() => register({ members })));
    const made = sharing.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    expect(made).toHaveLength(1);
    const [first] = made;
    expect(await refusal(register({ members: [memberForm(0), memberForm(1), members[2]] }))).toMatchObject({
      status: 409,
      data: { "members.2.nisn": "Siswa ini sudah terdaftar di tim lain" },
    });
    const key = first?.manageKey ?? "";
    for (let time = 0; time < 2; time++)
      expect((await visitor().desk.withdrawTeam({ query: { key } })).data).toMatchObject({ status: "withdrawn", version: 2 });
    await register({ members, teamName: first?.teamName ?? "" });
    expect(await refusal(visitor().desk.updateTeam({ query: { key }, body: { ...teamForm(npsn), version: 2 } }))).toMatchObject({
      status: 409,
    });
    expect(await refusal(visitor({ lmsId: THEIRS }).desk.withdrawTeam({ query: { key } }))).toMatchObject({ status: 404 });
  });

  test("competition and school must be known and open; a wrong form is refused", async () => {
    expect(await refusal(register({ event: "liga-lain" }))).toMatchObject({ status: 422, data: { event: "Kompetisi ini tidak dikenal" } });
    expect(await refusal(register({ event: "liga-smk-2025" }))).toMatchObject({
      status: 422,
      data: { event: "Pendaftaran kompetisi ini sudah ditutup" },
    });
    expect(await refusal(register({ schoolNpsn: "29999999" }))).toMatchObject({ status: 422, data: { schoolNpsn: expect.any(String) } });
    const twin = memberForm(0);
    for (const more of [
      { teamName: "T".repeat(32) },
      { members: [memberForm(0), memberForm(1)] },
      { members: [twin, { ...memberForm(1), nisn: twin.nisn }, memberForm(2)] },
      { captainIndex: 3 },
      { members: [memberForm(0), memberForm(1), memberForm(2, { nisn: "123" })] },
      { members: [memberForm(0), memberForm(1), memberForm(2, { guardianConsent: false })] },
    ] as object[])
      await expect(register(more)).rejects.toThrow();
  });

  test("the same idempotency key makes one team", async () => {
    const body = teamForm(npsn);
    const made = await Promise.all([1, 2, 3, 4].map(() => visitor().services.registerTeam({ body, idempotencyKey: "team-1" })));
    expect(new Set(made.map(({ data }) => data.number)).size).toBe(1);
    expect(await mailCount(site(), body.coach.email)).toBe(1);
  });

  test("[STO17] the auth variant invites coach and members to make accounts, which then belong to the team", async () => {
    const { email: known } = await makeAccount(site(), "sudah-punya");
    const members = [memberForm(0), memberForm(1), memberForm(2, { email: known })];
    const body = teamForm(npsn, { members });
    const { data: team } = await visitor().services.registerTeamWithAccounts({ body });
    expect(await mailCount(site(), known)).toBe(0);
    const captain = members[1];
    const token = await mailedToken(site(), captain?.email ?? "");
    expect((await visitor().account.getInvitation({ body: { token } })).data).toMatchObject({ name: "Siswa Ceria", roles: [4] });
    const { data: session } = await visitor().account.acceptInvitation({ body: { token, password: PASSWORD } });
    const { data } = await visitor().desk.getTeam({ query: { key: team.manageKey } });
    expect(data.members.map(({ joined }) => joined)).toEqual([false, true, false]);
    const profile = await site()
      .database.db.selectFrom("user_profiles")
      .select("guardian")
      .where("user_id", "=", session.user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(profile.guardian ?? "")).toEqual({ name: "Orang Tua", phone: "+6281311112222" });
    // Nobody becomes a teacher by a public form.
    const coachMails = await site().database.db.selectFrom("sign_ups").select("roles").where("email", "=", body.coach.email).execute();
    expect(coachMails).toEqual([{ roles: "[4]" }]);
  });

  test("a student joins with the code and their NISN; once for one account; codes end and are renewed", async () => {
    const nisn = newNisn();
    const team = await register({ members: [memberForm(0), memberForm(1), memberForm(2, { nisn })] });
    const join = (who: string, code = team.joinCode, number = nisn) => as(who).joinTeam({ body: { code, nisn: number } });
    for (let time = 0; time < 2; time++)
      expect((await join("student", team.joinCode.toLowerCase())).data).toEqual({ team: team.teamName, event: "Liga SMK 2026" });
    expect(await refusal(join("student-dua"))).toMatchObject({ status: 409 });
    expect(await refusal(join("student-dua", team.joinCode, newNisn()))).toMatchObject({ status: 404 });
    expect(await refusal(join("student-dua", "ZZZZZZ"))).toMatchObject({ status: 404 });
    expect(await refusal(as("student", THEIRS).joinTeam({ body: { code: team.joinCode, nisn } }))).toMatchObject({ status: 404 });
    const key = { key: team.manageKey };
    const { data: renewed } = await visitor().desk.renewJoinCode({ query: key });
    expect(renewed.joinCode).not.toBe(team.joinCode);
    expect(await refusal(join("student"))).toMatchObject({ status: 404 });
    await join("student", renewed.joinCode);
    await site().database.db.updateTable("teams").set({ join_ends_at: Date.now() }).where("id", "=", team.id).execute();
    expect(await refusal(join("student", renewed.joinCode))).toMatchObject({ status: 404 });
    expect(await refusal(visitor({ lmsId: THEIRS }).desk.renewJoinCode({ query: key }))).toMatchObject({ status: 404 });
    await site().database.db.updateTable("try_limits").set({ count: 20 }).where("name", "like", "join:%").execute();
    expect(await refusal(join("student", renewed.joinCode))).toMatchObject({ status: 429 });
    await site().database.db.deleteFrom("try_limits").execute();
  });

  test("a team is changed until it is decided or the competition closes; who joined stays", async () => {
    const form = teamForm(npsn);
    const { data: team } = await visitor().services.registerTeam({ body: form });
    const [first] = form.members;
    await as("student-dua").joinTeam({ body: { code: team.joinCode, nisn: first?.nisn ?? "" } });
    const update = (version: number, more = {}) =>
      visitor().desk.updateTeam({ query: { key: team.manageKey }, body: { ...form, ...more, version } });
    const { data } = await update(1, { teamName: "Tim Baru Sekali", members: [...form.members, memberForm(3)], captainIndex: 3 });
    expect(data).toMatchObject({ teamName: "Tim Baru Sekali", version: 2, captainIndex: 3 });
    expect(data.members.map(({ joined }) => joined)).toEqual([true, false, false, false]);
    expect(await refusal(update(1))).toMatchObject({ status: 409, message: "Data sudah berubah, muat ulang halaman." });
    const outcomes = await Promise.allSettled([update(2), update(2), update(2)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { data: revised } = await decide("admin", { id: team.id, version: 3 }, "revise", REASON);
    expect(revised).toMatchObject({ status: "revision_requested", reason: REASON });
    expect((await update(4)).data).toMatchObject({ status: "submitted", reason: null, version: 5 });
    const { db } = site().database;
    const close = (closes_at: number) =>
      db.updateTable("team_events").set({ closes_at }).where("lms_id", "=", OURS).where("slug", "=", "liga-smk-2026").execute();
    await close(Date.now() - 1);
    expect(await refusal(update(5))).toMatchObject({ status: 422, data: { event: expect.any(String) } });
    await close(Date.now() + 86_400_000);
    await decide("admin", { id: team.id, version: 5 }, "verify");
    expect(await refusal(update(6))).toMatchObject({ status: 409, data: { status: "verified" } });
  });

  test("deciding: admins, and region leaders in their provinces; audited, told by mail, once", async () => {
    const team = await register();
    expect(await refusal(decide("programme", team, "verify"))).toMatchObject(FORBIDDEN);
    expect(await refusal(decide("student", team, "verify"))).toMatchObject(FORBIDDEN);
    expect(await refusal(decide("lead-dki", team, "verify"))).toMatchObject({ status: 404 });
    expect(await refusal(decide("admin", { id: "100000000000", version: 1 }, "verify"))).toMatchObject({ status: 404 });
    const outcomes = await Promise.allSettled(["lead-jabar", "admin", "lead-jabar"].map((who) => decide(who, team, "reject", REASON)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await site()
      .database.db.selectFrom("audit_log")
      .select("action")
      .where("entity", "=", "team")
      .where("entity_id", "=", team.id)
      .execute();
    expect(rows).toEqual([{ action: "team.reject" }]);
    expect(await mailCount(site(), team.coach.email)).toBe(2);
    // Also with the newest version: what is decided stays decided.
    expect(await refusal(decide("admin", { id: team.id, version: 2 }, "verify"))).toMatchObject({
      status: 409,
      data: { status: "rejected" },
    });
    // Its students are free.
    await register({ members: team.members.map(({ joined: _, ...member }) => member) });
    const list = async (who: string, query = {}) => (await as(who).listTeams({ query: { perPage: 100, ...query } })).data;
    expect((await list("programme", { status: "rejected" })).items.map(({ id }) => id)).toContain(team.id);
    expect((await list("lead-jabar", { search: team.teamName })).items.map(({ id }) => id)).toContain(team.id);
    expect((await list("lead-dki")).totalItems).toBe(0);
    expect((await list("admin", { event: "liga-smk-2025" })).totalItems).toBe(0);
    expect(await refusal(as("student").listTeams())).toMatchObject(FORBIDDEN);
    expect(await refusal(visitor().desk.withdrawTeam({ query: { key: team.manageKey } }))).toMatchObject({ status: 409 });
  });

  test("competitions: the open ones are listed, admins make and change them", async () => {
    expect((await visitor().desk.listTeamEvents()).data.map(({ slug }) => slug)).toEqual(["liga-smk-2026"]);
    const event = { slug: "lomba-gim", title: "Lomba Gim", closesAt: Date.now() + 3_600_000 };
    expect(await refusal(as("student").saveTeamEvent({ body: event }))).toMatchObject(FORBIDDEN);
    await as("admin").saveTeamEvent({ body: event });
    await as("admin").saveTeamEvent({ body: { ...event, title: "Lomba Gim Nusantara" } });
    expect((await visitor().desk.listTeamEvents()).data[0]).toEqual({ ...event, title: "Lomba Gim Nusantara" });
    expect((await visitor({ lmsId: THEIRS }).desk.listTeamEvents()).data.map(({ slug }) => slug)).toEqual(["liga-smk-2026"]);
  });
});
