import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { ACCOUNT_PASSWORD, countMails, getLastMail, nextClientIp } from "./account-fixture";
import {
  describeEachBackend,
  FORBIDDEN,
  getError,
  OTHER_TENANT_ID,
  TENANT_ID,
  tamperWith,
} from "./backend";
import { createSchoolForm, generateNpsn } from "./school-fixture";
import { createMemberForm, createTeamForm, createTeamUsers } from "./team-fixture";

const year = new Date(Date.now() + 7 * HOUR_MS).getUTCFullYear();

describeEachBackend((site) => {
  const { getAdminHost, visitor, register, getSchoolNpsn } = createTeamUsers(site);

  test("[STO17] registerTeam answers 201 with number, key and join code", async () => {
    const team = await register({ teamName: "Tim Elang" });

    expect(team).toMatchObject({
      number: `LIGA-${year}-000001`,
      teamName: "Tim Elang",
      status: "submitted",
      version: 1,
      captainIndex: 1,
      event: { slug: "liga-smk-2026", title: "Liga SMK 2026" },
      school: { npsn: getSchoolNpsn(), city: "Kota Cimahi", provinceId: "32" },
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

    expect(mail?.subject).toBe(`Pendaftaran tim kami terima (${team.number})`);
    expect(mail?.body).toContain(`Kode bergabung untuk anggota: ${team.joinCode}`);
    expect(mail?.body).toContain(`/Register/Team/Gabung?kode=${team.joinCode}\n`);
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
    const created = sharing.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value] : [],
    );

    expect(created).toHaveLength(1);

    const [first] = created;

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
          body: { ...createTeamForm(getSchoolNpsn()), version: 2 },
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
    const body = createTeamForm(getSchoolNpsn());
    const created = await Promise.all(
      [1, 2, 3, 4].map(() => visitor().services.registerTeam({ body, idempotencyKey: "team-1" })),
    );

    expect(new Set(created.map(({ data }) => data.number)).size).toBe(1);
    expect(await countMails(site(), body.coach.email)).toBe(1);
  });

  test("listTeamEvents lists open events; saveTeamEvent is limited to admins", async () => {
    expect((await visitor().admin.listTeamEvents()).data.map(({ slug }) => slug)).toEqual([
      "liga-smk-2026",
    ]);

    const event = { slug: "lomba-gim", title: "Lomba Gim", closesAt: Date.now() + HOUR_MS };

    expect(await getError(getAdminHost("student").saveTeamEvent({ body: event }))).toMatchObject(
      FORBIDDEN,
    );

    await getAdminHost("admin").saveTeamEvent({ body: event });
    await getAdminHost("admin").saveTeamEvent({ body: { ...event, title: "Lomba Gim Nusantara" } });

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

  test.each(["school", "team", "sign-up"])(
    "a network at the limit for a %s may still register at another tenant",
    async (form) => {
      const clientIp = nextClientIp();
      let count = 0;
      const send = async (tenantId: string) => {
        const { services, account } = visitor({ clientIp, tenantId });
        const school = createSchoolForm({ npsn: generateNpsn() });
        if (form === "school") return services.registerSchool({ body: school });
        if (form === "sign-up") {
          const email = `batas-${++count}@akun.example`;
          const person = { name: "Sari Dewi", email, password: ACCOUNT_PASSWORD };
          return account.signUp({ body: { ...person, consent: true } });
        }
        await visitor({ tenantId }).services.registerSchool({ body: school });
        return services.registerTeam({ body: createTeamForm(school.npsn) });
      };
      await send(TENANT_ID);
      await site().database.db.updateTable("try_limits").set({ count: 1_000 }).execute();

      expect(await getError(send(TENANT_ID))).toMatchObject({ status: 429 });
      await send(OTHER_TENANT_ID);
    },
  );
});
