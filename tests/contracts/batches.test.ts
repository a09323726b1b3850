import { beforeAll, expect, test } from "vitest";
import { encryptAppToken } from "~/server/hosts/app-token";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { APP_SECRET } from "./host-context";
import { seedMentor } from "./learner-fixture";
import { getResponseStatus, seedPrograms } from "./program-fixture";

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    await seedPrograms(db);
    await seedMentor(db);
  });
  const api = (caller = {}) => site().createClients(caller).api;

  test("[ENT7] listActiveBatches uses its own page format and omits ended batches", async () => {
    const shape = {
      page: { current_page: 1, last_page: 1 },
      data_count: { per_page: 10, total_data: 2 },
    };
    for (const list of [api().listActiveBatches(), site().createClients().batch.listBatches()]) {
      const { data } = await list;
      expect(data).toMatchObject(shape);
      expect(data.items.map(({ id, programName }) => [id, programName])).toEqual([
        ["b-kini", "Program sabuk"],
        ["b-nanti", "Program sabuk"],
      ]);
    }

    expect((await api().listActiveBatches({ query: { page: 2 } })).data).toMatchObject({
      page: { current_page: 2, last_page: 1 },
      items: [],
    });
    expect((await api().getActiveBatch({ params: { id: "b-kini" } })).data).toMatchObject({
      programSlug: "sabuk",
      schools: 2,
      syllabus: ["Mengenal", "Mencoba"],
    });

    for (const id of ["b-lama", "b-mereka", "tidak"])
      expect(await getError(api().getActiveBatch({ params: { id } }))).toMatchObject({
        status: 404,
      });

    expect(await getResponseStatus(site(), "api", "statistic/batchs/active?page=x")).toBe(400);
    expect(await getResponseStatus(site(), "batch", "batch/active?page=0")).toBe(400);
  });

  test("[STO21] getSyllabus answers at the misspelt path", async () => {
    const { batch } = site().createClients();

    expect((await batch.getSyllabus({ params: { programId: `${TENANT_ID}-sabuk` } })).data).toEqual(
      {
        programId: `${TENANT_ID}-sabuk`,
        name: "Program sabuk",
        items: [
          { order: 1, title: "Mengenal" },
          { order: 2, title: "Mencoba" },
        ],
      },
    );
    expect(
      await getError(
        site()
          .createClients({ tenantId: OTHER_TENANT_ID })
          .batch.getSyllabus({ params: { programId: `${TENANT_ID}-sabuk` } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("[STO10] listActiveMentors reads the tenant from its own header", async () => {
    expect((await site().createClients().batch.listActiveMentors()).data).toEqual([
      {
        id: "m1",
        name: "Sari",
        role: "Pengembang",
        bio: "",
        avatar: null,
        classes: 1,
        taught: [{ slug: "web-dasar", name: "Kelas web-dasar", type: "free" }],
      },
    ]);
    expect(
      (await site().createClients({ tenantId: OTHER_TENANT_ID }).batch.listActiveMentors()).data,
    ).toEqual([]);

    const AppToken =
      encryptAppToken({
        secret: APP_SECRET,
        host: "batch",
        appToken: site().appToken,
        now: Date.now(),
      }) ?? "";

    expect(
      (
        await site().sendRaw("batch", "active/mentors", {
          headers: { AppToken, "tenant-id": TENANT_ID },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await site().sendRaw("batch", "active/mentors", {
          headers: { AppToken, "lms-id": TENANT_ID },
        })
      ).status,
    ).toBe(400);
  });

  test("the search finds the list of mentors on sites where one teaches", async () => {
    const find = async (tenantId: string) => {
      const { admin } = site().createClients({ tenantId });
      const { data } = await admin.search({ query: { q: "mentor", type: "page" } });
      return data.items.map(({ url }) => url);
    };

    expect(await find(TENANT_ID)).toContain("/Mentor");
    expect(await find(OTHER_TENANT_ID)).not.toContain("/Mentor");
  });
});
