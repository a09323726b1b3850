import { expect, test } from "vitest";
import { teamWithKeySchema } from "~/server/hosts/services/teams";
import { ACCOUNT_PASSWORD, countMails, createAccount, getMailedToken } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID } from "./backend";
import { createMemberForm, createTeamForm, createTeamUsers, generateNisn } from "./team-fixture";

describeEachBackend((site) => {
  const { getAdminHost, visitor, register, getSchoolNpsn } = createTeamUsers(site);

  test("[STO17] registerTeamWithAccounts invites coach and members, whose accounts join the team", async () => {
    const { email: known } = await createAccount(site(), "sudah-punya");
    const members = [
      createMemberForm(0),
      createMemberForm(1),
      createMemberForm(2, { email: known }),
    ];
    const body = createTeamForm(getSchoolNpsn(), { members });
    const team = teamWithKeySchema.parse(
      (await visitor().services.registerTeamWithAccounts({ body })).data,
    );

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
      getAdminHost(who).joinTeam({ body: { code, nisn: number } });
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
        getAdminHost("student", OTHER_TENANT_ID).joinTeam({ body: { code: team.joinCode, nisn } }),
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
});
