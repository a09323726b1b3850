import { expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID } from "./backend";
import { createSchoolUsers } from "./school-user-fixture";

describeEachBackend((site) => {
  const { getAdminHost, visitor, register, decide } = createSchoolUsers(site);

  test("[ENT5] listSchools pages verified schools by ten, with search and province filter", async () => {
    const schools = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        register({ name: `SMK Daftar ${String(index).padStart(2, "0")}` }),
      ),
    );
    for (const school of schools) await decide("admin", school, "verify");
    await register({ name: "SMK Daftar Belum" });
    const list = async (query: object) => (await visitor().services.listSchools({ query })).data;
    const found = await list({ search: "daftar smk" });

    expect(found).toMatchObject({ page: 1, perPage: 10, totalItems: 11, totalPages: 2 });
    expect(found.items[0]).toEqual({
      id: schools[0]?.id,
      npsn: schools[0]?.npsn,
      name: "SMK Daftar 00",
      city: "Kota Cimahi",
      province: "Jawa Barat",
      status: "verified",
    });
    const inbox = await getAdminHost("admin").listSchoolInbox({
      query: { search: "daftar smk", status: "submitted" },
    });
    expect(inbox.data).toMatchObject({ totalItems: 1, counts: { verified: 11, submitted: 1 } });
    expect((await list({ search: "daftar smk", page: 2, perPage: 10 })).items).toHaveLength(1);
    expect((await list({ search: "daftar", provinceId: "31" })).totalItems).toBe(0);
    expect((await list({ search: "Cimahi", provinceId: "32" })).totalItems).toBe(11);
    expect(
      (await visitor({ tenantId: OTHER_TENANT_ID }).services.listSchools()).data.totalItems,
    ).toBe(0);

    const answer = await site().sendRaw("services", "v1/school/list?perPage=101");

    expect(answer.status).toBe(401);
    await expect(list({ perPage: 101 })).rejects.toThrow();
  });

  test("[ROL6] listSchoolInbox shows admins all schools, region leads their provinces and rejects others", async () => {
    const jabar = await register();
    const dki = await register({ provinceId: "31", cityId: "31.74" });
    const ids = async (who: string, query = {}) =>
      (
        await getAdminHost(who).listSchoolInbox({ query: { perPage: 100, ...query } })
      ).data.items.map(({ id }) => id);

    expect(await ids("admin")).toEqual(expect.arrayContaining([jabar.id, dki.id]));
    expect(await ids("lead-jabar")).toContain(jabar.id);
    expect(await ids("lead-jabar")).not.toContain(dki.id);
    expect(await ids("lead-dki")).toEqual([dki.id]);
    expect(await ids("lead-tanpa")).toEqual([]);
    expect(await ids("admin", { provinceId: "31" })).toEqual([dki.id]);
    expect((await getAdminHost("lead-dki").listSchoolInbox()).data.waiting).toBe(1);
    expect(
      (await getAdminHost("admin").getSchoolById({ params: { id: dki.id } })).data,
    ).toMatchObject({
      id: dki.id,
      version: 1,
    });

    for (const who of ["lead-jabar", "lead-tanpa"]) {
      expect(
        await getError(getAdminHost(who).getSchoolById({ params: { id: dki.id } })),
      ).toMatchObject({
        status: 404,
      });
      expect(await getError(decide(who, dki, "verify"))).toMatchObject({ status: 404 });
    }
    for (const who of ["teacher", "programme", "stranger"]) {
      expect(await getError(getAdminHost(who).listSchoolInbox())).toMatchObject(FORBIDDEN);
      expect(
        await getError(getAdminHost(who).getSchoolById({ params: { id: dki.id } })),
      ).toMatchObject(FORBIDDEN);
      expect(await getError(decide(who, dki, "verify"))).toMatchObject(FORBIDDEN);
    }

    expect(
      await getError(
        getAdminHost("stranger", OTHER_TENANT_ID).getSchoolById({ params: { id: dki.id } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(
        getAdminHost("stranger", OTHER_TENANT_ID).decideSchool({
          body: { id: dki.id, version: 1, decision: "verify" },
        }),
      ),
    ).toMatchObject({
      status: 404,
    });
    expect((await decide("lead-dki", dki, "verify")).data).toMatchObject({
      status: "verified",
      decidedBy: "Nama lead-dki",
    });
    expect(await ids("lead-dki", { status: "submitted" })).toEqual([]);
  });
});
