import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { teamWithKeySchema } from "~/server/hosts/services/teams";
import { countMails, getLastMail } from "./account-fixture";
import { describeEachBackend, FORBIDDEN, getError, TENANT_ID } from "./backend";
import { createMemberForm, createTeamForm, createTeamUsers, REASON } from "./team-fixture";

describeEachBackend((site) => {
  const { getAdminHost, visitor, register, decide, getSchoolNpsn } = createTeamUsers(site);

  test("updateTeam is possible until a decision or the event closes and keeps joined members", async () => {
    const form = createTeamForm(getSchoolNpsn());
    const team = teamWithKeySchema.parse(
      (await visitor().services.registerTeam({ body: form })).data,
    );
    const [first] = form.members;
    await getAdminHost("student-dua").joinTeam({
      body: { code: team.joinCode, nisn: first?.nisn ?? "" },
    });
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

    const { data: revised } = await decide("admin", { id: team.id, version: 3 }, "revise");

    expect(revised).toMatchObject({ status: "revision_requested", reason: REASON });

    const mail = await getLastMail(site(), team.coach.email);

    expect(mail?.body).toContain(`Yang perlu diperbaiki: ${REASON}`);
    expect(mail?.body).toContain("Buka tautan di email pendaftaran pertama Anda");

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
      ["lead-jabar", "admin", "lead-jabar"].map((who) => decide(who, team, "reject")),
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
      (await getAdminHost(who).listTeams({ query: { perPage: 100, ...query } })).data;

    expect((await list("programme", { status: "rejected" })).items.map(({ id }) => id)).toContain(
      team.id,
    );
    expect(
      (await list("lead-jabar", { search: team.teamName })).items.map(({ id }) => id),
    ).toContain(team.id);
    expect((await list("lead-dki")).totalItems).toBe(0);
    expect((await list("admin", { event: "liga-smk-2025" })).totalItems).toBe(0);
    expect(await getError(getAdminHost("student").listTeams())).toMatchObject(FORBIDDEN);
    expect(
      await getError(visitor().admin.withdrawTeam({ query: { key: team.manageKey } })),
    ).toMatchObject({ status: 409 });
  });

  test("listTeams finds by team and school, counts by status and what waits; getTeamById shows the same teams", async () => {
    const team = await register();
    const list = async (who: string, query = {}) =>
      (await getAdminHost(who).listTeams({ query })).data;
    const read = (who: string) => getAdminHost(who).getTeamById({ params: { id: team.id } });

    for (const search of [team.number.toLowerCase(), `${team.school.npsn} ${team.number}`]) {
      expect((await list("admin", { search })).items.map(({ id }) => id)).toEqual([team.id]);
      expect(await list("admin", { search, status: "verified" })).toMatchObject({
        totalItems: 0,
        counts: { submitted: 1 },
      });
    }

    const { waiting } = await list("admin", { search: team.number });
    await decide("admin", team, "verify");

    expect((await list("lead-jabar")).waiting).toBe(waiting - 1);
    expect((await list("lead-dki")).waiting).toBe(0);
    expect(await list("programme")).toMatchObject({
      waiting: 0,
      counts: { submitted: waiting - 1 },
    });

    for (const who of ["admin", "programme", "lead-jabar"])
      expect((await read(who)).data).toMatchObject({ id: team.id, status: "verified" });
    expect(await getError(read("lead-dki"))).toMatchObject({ status: 404 });
    expect(await getError(read("student"))).toMatchObject(FORBIDDEN);
  });
});
