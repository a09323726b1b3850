import { beforeAll, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import {
  ACCOUNT_PASSWORD,
  countMails,
  createAccount,
  getLastMail,
  getMailedToken,
  nextClientIp,
} from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignedInUser } from "./core-fixture";
import {
  assignProvinces,
  createMemberForm,
  createSchoolForm,
  createTeamForm,
  generateNisn,
  generateNpsn,
  seedTeamEvents,
} from "./school-fixture";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };
const year = new Date(Date.now() + 7 * HOUR_MS).getUTCFullYear();

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  let npsn = "";
  beforeAll(async () => {
    const { db } = site().database;
    await seedTeamEvents(site());
    const people = {
      admin: 1,
      "lead-jabar": 9,
      "lead-dki": 9,
      programme: 7,
      student: 4,
      "student-dua": 4,
    };
    for (const [id, role] of Object.entries(people))
      tokens[id] = await createSignedInUser(db, id, [{ tenantId: TENANT_ID, role }]);
    await assignProvinces(site(), "lead-jabar", TENANT_ID, ["32"]);
    await assignProvinces(site(), "lead-dki", TENANT_ID, ["31"]);
    npsn = generateNpsn();
    await visitor().services.registerSchool({ body: createSchoolForm({ npsn }) });
  });
  const visitor = (caller = {}) => site().createClients({ clientIp: nextClientIp(), ...caller });
  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const register = async (more = {}, key?: string) =>
    (
      await visitor().services.registerTeam({
        body: createTeamForm(npsn, more),
        ...(key && { idempotencyKey: key }),
      })
    ).data;
  const decide = (
    who: string,
    team: { id: string; version: number },
    decision: "verify" | "reject" | "revise",
    reason = "",
  ) => as(who).decideTeam({ body: { id: team.id, version: team.version, decision, reason } });
  const REASON = "NISN dua anggota tidak ditemukan";

  test("[STO17] registerTeam answers 201 with number, key and join code", async () => {
    const team = await register({ teamName: "Tim Elang" });

    expect(team).toMatchObject({
      number: `LIGA-${year}-000001`,
      teamName: "Tim Elang",
      status: "submitted",
      version: 1,
      captainIndex: 1,
      event: { slug: "liga-smk-2026", title: "Liga SMK 2026" },
      school: { npsn, city: "Kota Cimahi", provinceId: "32" },
      joinCode: expect.stringMatching(/^[A-Z2-9]{6}$/),
      manageKey: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(team.members).toHaveLength(3);
    expect(team.members[0]).toMatchObject({
      name: "Siswa Ceria",
      grade: "XI",
      guardianPhone: "+6281311112222",
      joined: false,
    });
    expect(Math.round((team.joinEndsAt - Date.now()) / DAY_MS)).toBe(7);

    const mail = await getLastMail(site(), team.coach.email);

    expect(mail?.body).toContain(`Kode bergabung untuk anggota: ${team.joinCode}`);
    expect(mail?.body).toContain(`/Register/Team/Bukti/${team.manageKey}\n`);
    expect((await visitor().admin.getTeam({ query: { key: team.manageKey } })).data).toEqual(team);
    expect(
      await getError(
        visitor({ tenantId: OTHER_TENANT_ID }).admin.getTeam({ query: { key: team.manageKey } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(visitor().admin.getTeam({ query: { key: tamperWith(team.manageKey) } })),
    ).toMatchObject({ status: 404 });
  });

  test("registerTeam rejects taken names and students, also concurrently; withdrawTeam frees both", async () => {
    const members = [0, 1, 2].map((index) => createMemberForm(index));
    const same = await Promise.allSettled(
      [1, 2, 3].map(() => register({ teamName: "Tim Rajawali" })),
    );

    expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(register({ teamName: "tim  RAJAWALI" }))).toMatchObject({
      status: 409,
      data: { teamName: "Nama tim ini sudah dipakai di kompetisi ini" },
    });

    const sharing = await Promise.allSettled([1, 2, 3].map(() => register({ members })));
    const made = sharing.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value] : [],
    );

    expect(made).toHaveLength(1);

    const [first] = made;

    expect(
      await getError(register({ members: [createMemberForm(0), createMemberForm(1), members[2]] })),
    ).toMatchObject({
      status: 409,
      data: { "members.2.nisn": "Siswa ini sudah terdaftar di tim lain" },
    });

    const key = first?.manageKey ?? "";
    for (let time = 0; time < 2; time++)
      expect((await visitor().admin.withdrawTeam({ query: { key } })).data).toMatchObject({
        status: "withdrawn",
        version: 2,
      });
    await register({ members, teamName: first?.teamName ?? "" });

    expect(
      await getError(
        visitor().admin.updateTeam({
          query: { key },
          body: { ...createTeamForm(npsn), version: 2 },
        }),
      ),
    ).toMatchObject({
      status: 409,
    });
    expect(
      await getError(visitor({ tenantId: OTHER_TENANT_ID }).admin.withdrawTeam({ query: { key } })),
    ).toMatchObject({ status: 404 });
  });

  test("registerTeam requires an open event and a registered school, and reports invalid fields", async () => {
    expect(await getError(register({ event: "liga-lain" }))).toMatchObject({
      status: 422,
      data: { event: "Kompetisi ini tidak dikenal" },
    });
    expect(await getError(register({ event: "liga-smk-2025" }))).toMatchObject({
      status: 422,
      data: { event: "Pendaftaran kompetisi ini sudah ditutup" },
    });
    expect(await getError(register({ schoolNpsn: "29999999" }))).toMatchObject({
      status: 422,
      data: { schoolNpsn: expect.any(String) },
    });

    const twin = createMemberForm(0);
    for (const more of [
      { teamName: "T".repeat(32) },
      { members: [createMemberForm(0), createMemberForm(1)] },
      { members: [twin, { ...createMemberForm(1), nisn: twin.nisn }, createMemberForm(2)] },
      { captainIndex: 3 },
      { members: [createMemberForm(0), createMemberForm(1), createMemberForm(2, { nisn: "123" })] },
      {
        members: [
          createMemberForm(0),
          createMemberForm(1),
          createMemberForm(2, { guardianConsent: false }),
        ],
      },
    ] as object[])
      await expect(register(more)).rejects.toThrow();
  });

  test("registerTeam creates one team per idempotency key", async () => {
    const body = createTeamForm(npsn);
    const made = await Promise.all(
      [1, 2, 3, 4].map(() => visitor().services.registerTeam({ body, idempotencyKey: "team-1" })),
    );

    expect(new Set(made.map(({ data }) => data.number)).size).toBe(1);
    expect(await countMails(site(), body.coach.email)).toBe(1);
  });

  test("[STO17] registerTeamWithAccounts invites coach and members, whose accounts join the team", async () => {
    const { email: known } = await createAccount(site(), "sudah-punya");
    const members = [
      createMemberForm(0),
      createMemberForm(1),
      createMemberForm(2, { email: known }),
    ];
    const body = createTeamForm(npsn, { members });
    const { data: team } = await visitor().services.registerTeamWithAccounts({ body });

    expect(await countMails(site(), known)).toBe(0);

    const captain = members[1];
    const token = await getMailedToken(site(), captain?.email ?? "");

    expect((await visitor().account.getInvitation({ body: { token } })).data).toMatchObject({
      name: "Siswa Ceria",
      roles: [4],
    });

    const { data: session } = await visitor().account.acceptInvitation({
      body: { token, password: ACCOUNT_PASSWORD },
    });
    const { data } = await visitor().admin.getTeam({ query: { key: team.manageKey } });

    expect(data.members.map(({ joined }) => joined)).toEqual([false, true, false]);

    const profile = await site()
      .database.db.selectFrom("user_profiles")
      .select("guardian")
      .where("user_id", "=", session.user.id)
      .executeTakeFirstOrThrow();

    expect(JSON.parse(profile.guardian ?? "")).toEqual({
      name: "Orang Tua",
      phone: "+6281311112222",
    });

    // A public form never grants the teacher role.
    const coachMails = await site()
      .database.db.selectFrom("sign_ups")
      .select("roles")
      .where("email", "=", body.coach.email)
      .execute();

    expect(coachMails).toEqual([{ roles: "[4]" }]);
  });

  test("joinTeam accepts code and NISN for one account; renewJoinCode replaces expired codes", async () => {
    const nisn = generateNisn();
    const team = await register({
      members: [createMemberForm(0), createMemberForm(1), createMemberForm(2, { nisn })],
    });
    const join = (who: string, code = team.joinCode, number = nisn) =>
      as(who).joinTeam({ body: { code, nisn: number } });
    for (let time = 0; time < 2; time++)
      expect((await join("student", team.joinCode.toLowerCase())).data).toEqual({
        team: team.teamName,
        event: "Liga SMK 2026",
      });

    expect(await getError(join("student-dua"))).toMatchObject({ status: 409 });
    expect(await getError(join("student-dua", team.joinCode, generateNisn()))).toMatchObject({
      status: 404,
    });
    expect(await getError(join("student-dua", "ZZZZZZ"))).toMatchObject({ status: 404 });
    expect(
      await getError(
        as("student", OTHER_TENANT_ID).joinTeam({ body: { code: team.joinCode, nisn } }),
      ),
    ).toMatchObject({ status: 404 });

    const key = { key: team.manageKey };
    const { data: renewed } = await visitor().admin.renewJoinCode({ query: key });

    expect(renewed.joinCode).not.toBe(team.joinCode);
    expect(await getError(join("student"))).toMatchObject({ status: 404 });

    await join("student", renewed.joinCode);
    await site()
      .database.db.updateTable("teams")
      .set({ join_ends_at: Date.now() })
      .where("id", "=", team.id)
      .execute();

    expect(await getError(join("student", renewed.joinCode))).toMatchObject({ status: 404 });
    expect(
      await getError(visitor({ tenantId: OTHER_TENANT_ID }).admin.renewJoinCode({ query: key })),
    ).toMatchObject({ status: 404 });

    await site()
      .database.db.updateTable("try_limits")
      .set({ count: 20 })
      .where("name", "like", "join:%")
      .execute();

    expect(await getError(join("student", renewed.joinCode))).toMatchObject({ status: 429 });

    await site().database.db.deleteFrom("try_limits").execute();
  });

  test("updateTeam is possible until a decision or the event closes and keeps joined members", async () => {
    const form = createTeamForm(npsn);
    const { data: team } = await visitor().services.registerTeam({ body: form });
    const [first] = form.members;
    await as("student-dua").joinTeam({ body: { code: team.joinCode, nisn: first?.nisn ?? "" } });
    const update = (version: number, more = {}) =>
      visitor().admin.updateTeam({
        query: { key: team.manageKey },
        body: { ...form, ...more, version },
      });
    const { data } = await update(1, {
      teamName: "Tim Baru Sekali",
      members: [...form.members, createMemberForm(3)],
      captainIndex: 3,
    });

    expect(data).toMatchObject({ teamName: "Tim Baru Sekali", version: 2, captainIndex: 3 });
    expect(data.members.map(({ joined }) => joined)).toEqual([true, false, false, false]);
    expect(await getError(update(1))).toMatchObject({
      status: 409,
      message: "Data sudah berubah, muat ulang halaman.",
    });

    const outcomes = await Promise.allSettled([update(2), update(2), update(2)]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const { data: revised } = await decide("admin", { id: team.id, version: 3 }, "revise", REASON);

    expect(revised).toMatchObject({ status: "revision_requested", reason: REASON });
    expect((await update(4)).data).toMatchObject({ status: "submitted", reason: null, version: 5 });

    const { db } = site().database;
    const close = (closes_at: number) =>
      db
        .updateTable("team_events")
        .set({ closes_at })
        .where("lms_id", "=", TENANT_ID)
        .where("slug", "=", "liga-smk-2026")
        .execute();
    await close(Date.now() - 1);

    expect(await getError(update(5))).toMatchObject({
      status: 422,
      data: { event: expect.any(String) },
    });

    await close(Date.now() + DAY_MS);
    await decide("admin", { id: team.id, version: 5 }, "verify");

    expect(await getError(update(6))).toMatchObject({ status: 409, data: { status: "verified" } });
  });

  test("decideTeam is limited to admins and region leads in their provinces; it emails and audits once", async () => {
    const team = await register();

    expect(await getError(decide("programme", team, "verify"))).toMatchObject(FORBIDDEN);
    expect(await getError(decide("student", team, "verify"))).toMatchObject(FORBIDDEN);
    expect(await getError(decide("lead-dki", team, "verify"))).toMatchObject({ status: 404 });
    expect(
      await getError(decide("admin", { id: "100000000000", version: 1 }, "verify")),
    ).toMatchObject({ status: 404 });

    const outcomes = await Promise.allSettled(
      ["lead-jabar", "admin", "lead-jabar"].map((who) => decide(who, team, "reject", REASON)),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const rows = await site()
      .database.db.selectFrom("audit_log")
      .select("action")
      .where("entity", "=", "team")
      .where("entity_id", "=", team.id)
      .execute();

    expect(rows).toEqual([{ action: "team.reject" }]);
    expect(await countMails(site(), team.coach.email)).toBe(2);

    // A decided registration is final, also with the current version.
    expect(await getError(decide("admin", { id: team.id, version: 2 }, "verify"))).toMatchObject({
      status: 409,
      data: { status: "rejected" },
    });

    // Its students can register again.
    await register({ members: team.members.map(({ joined: _, ...member }) => member) });
    const list = async (who: string, query = {}) =>
      (await as(who).listTeams({ query: { perPage: 100, ...query } })).data;

    expect((await list("programme", { status: "rejected" })).items.map(({ id }) => id)).toContain(
      team.id,
    );
    expect(
      (await list("lead-jabar", { search: team.teamName })).items.map(({ id }) => id),
    ).toContain(team.id);
    expect((await list("lead-dki")).totalItems).toBe(0);
    expect((await list("admin", { event: "liga-smk-2025" })).totalItems).toBe(0);
    expect(await getError(as("student").listTeams())).toMatchObject(FORBIDDEN);
    expect(
      await getError(visitor().admin.withdrawTeam({ query: { key: team.manageKey } })),
    ).toMatchObject({ status: 409 });
  });

  test("listTeamEvents lists open events; saveTeamEvent is limited to admins", async () => {
    expect((await visitor().admin.listTeamEvents()).data.map(({ slug }) => slug)).toEqual([
      "liga-smk-2026",
    ]);

    const event = { slug: "lomba-gim", title: "Lomba Gim", closesAt: Date.now() + HOUR_MS };

    expect(await getError(as("student").saveTeamEvent({ body: event }))).toMatchObject(FORBIDDEN);

    await as("admin").saveTeamEvent({ body: event });
    await as("admin").saveTeamEvent({ body: { ...event, title: "Lomba Gim Nusantara" } });

    expect((await visitor().admin.listTeamEvents()).data[0]).toEqual({
      ...event,
      title: "Lomba Gim Nusantara",
    });
    expect(
      (await visitor({ tenantId: OTHER_TENANT_ID }).admin.listTeamEvents()).data.map(
        ({ slug }) => slug,
      ),
    ).toEqual(["liga-smk-2026"]);
  });
});
