import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createCompanyRow, createJobRow, getResponseStatus } from "./program-fixture";

const person = {
  name: "Sari Dewi",
  email: "SARI@contoh.example",
  phone: "0812-3456-7890",
  coverLetter: "Saya tertarik.",
};
const request = {
  kind: "training" as const,
  company: "PT Maju",
  pic: "Budi Santoso",
  email: "budi@maju.example",
  phone: "081234567890",
  need: "Pelatihan jaringan untuk teknisi baru",
  headcount: 12,
  start: "2027-01-10",
  budgetRange: "",
  notes: "",
};

describeEachBackend((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const now = Date.now();
    await db
      .insertInto("companies")
      .values([
        createCompanyRow(TENANT_ID, "aman"),
        createCompanyRow(TENANT_ID, "kedai"),
        createCompanyRow(OTHER_TENANT_ID, "kedai"),
      ])
      .execute();
    await db
      .insertInto("jobs")
      .values([
        createJobRow(TENANT_ID, "kasir"),
        createJobRow(TENANT_ID, "barista", { deadline_at: now + 2 * DAY_MS }),
        createJobRow(TENANT_ID, "lewat", { deadline_at: now - DAY_MS }),
        createJobRow(TENANT_ID, "draf", { status: "draft" }),
        createJobRow(TENANT_ID, "tinjau", { status: "review" }),
        createJobRow(TENANT_ID, "tutup", { status: "closed", salary_min: null, salary_max: null }),
        createJobRow(OTHER_TENANT_ID, "sopir"),
      ])
      .execute();
  });
  const services = (caller = {}) => site().createClients(caller).services;
  let address = 0;
  const visitor = (caller = {}) =>
    site().createClients({ clientIp: `198.51.100.${++address}`, ...caller }).admin;

  test("[STO6] [ENT3] listCareers and listJobs return pages of six with messages that end in a space", async () => {
    const careers = await services().listCareers();

    expect([careers.message, careers.data.perPage]).toEqual(["Success fetch list Career: ", 6]);
    expect(careers.data.items.map(({ slug, jobsCount }) => [slug, jobsCount])).toEqual([
      ["kedai", 2],
      ["aman", 0],
    ]);

    const jobs = await services().listJobs();

    expect([jobs.message, jobs.data.perPage]).toEqual(["Success fetch list Job: ", 6]);
    expect(jobs.data.items.map(({ id }) => id)).toEqual(["barista", "kasir"]);
    expect(
      (await services().listJobs({ query: { careerId: `${TENANT_ID}-aman` } })).data.items,
    ).toEqual([]);
    expect(
      (
        await services({ tenantId: OTHER_TENANT_ID }).listJobs({
          query: { careerId: `${TENANT_ID}-kedai` },
        })
      ).data.items,
    ).toEqual([]);
    for (const path of ["job/list?page=-1", "list?page=10001", "detail?slug=", "job/detail"])
      expect(await getResponseStatus(site(), "services", `v1/career/${path}`)).toBe(400);
  });

  test("[STO6] getCareer and getJob return details, expired jobs as closed, and 404 for unpublished jobs", async () => {
    const career = await services().getCareer({ query: { slug: "kedai" } });

    expect([career.message, career.data.company, career.data.description]).toEqual([
      "Success fetch detail Career: ",
      "PT kedai",
      "<p>Isi</p>",
    ]);
    expect(await getError(services().getCareer({ query: { slug: "lain" } }))).toMatchObject({
      status: 404,
      message: "Failed fetch detail Career: ",
    });

    const job = await services().getJob({ query: { id: "kasir" } });

    expect([job.message, job.data.status, job.data.requirements, job.data.company.slug]).toEqual([
      "Success fetch detail Job: ",
      "open",
      ["Rapi"],
      "kedai",
    ]);
    for (const id of ["lewat", "tutup"])
      expect((await services().getJob({ query: { id } })).data.status).toBe("closed");
    for (const id of ["draf", "tinjau", "sopir", "x"])
      expect(await getError(services().getJob({ query: { id } }))).toMatchObject({
        status: 404,
        message: "Failed fetch detail Job: ",
      });
  });

  test("search finds open jobs on their company's page within the tenant", async () => {
    const found = async (q: string, tenantId = TENANT_ID) =>
      (
        await site()
          .createClients({ tenantId })
          .admin.search({ query: { q, type: "job" } })
      ).data.items.map(({ url }) => url);

    expect(await found("pekerjaan barista")).toEqual(["/Career/kedai"]);
    expect(await found("sopir")).toEqual([]);
    expect(await found("sopir", OTHER_TENANT_ID)).toEqual(["/Career/kedai"]);
    expect(await found("tinjau")).toEqual([]);
  });

  test("applyForJob accepts one application per email and job, with a receipt key and an email", async () => {
    const admin = visitor();
    const { data } = await admin.applyForJob({ body: { ...person, jobId: "kasir" } });

    expect(data).toMatchObject({
      jobTitle: "Pekerjaan kasir",
      company: "PT kedai",
      email: "sari@contoh.example",
      phone: "+6281234567890",
      cvId: null,
    });
    expect(data.number).toMatch(/^LAMARAN-\d{4}-000001$/);

    const { manageKey, ...receipt } = data;

    expect((await admin.getJobApplication({ query: { key: manageKey } })).data).toEqual(receipt);
    expect(
      await getError(admin.getJobApplication({ query: { key: tamperWith(manageKey) } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(
        site()
          .createClients({ tenantId: OTHER_TENANT_ID })
          .admin.getJobApplication({ query: { key: manageKey } }),
      ),
    ).toMatchObject({ status: 404 });

    const again = await getError(admin.applyForJob({ body: { ...person, jobId: "kasir" } }));

    expect(again).toMatchObject({
      status: 409,
      data: { appliedAt: data.createdAt, number: data.number },
    });
    // The rejected application leaves no gap in the numbers.
    expect(
      (await admin.applyForJob({ body: { ...person, jobId: "barista" } })).data.number,
    ).toMatch(/-000002$/);

    const mails = await site()
      .database.db.selectFrom("outbox")
      .select("to_address")
      .where("kind", "=", "application")
      .execute();

    expect(mails).toEqual([
      { to_address: "sari@contoh.example" },
      { to_address: "sari@contoh.example" },
    ]);
  });

  test("applyForJob stores concurrent duplicates once and rejects closed or unknown jobs and files", async () => {
    const admin = visitor();
    const body = { ...person, email: "ani@contoh.example", jobId: "kasir" };

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.applyForJob({ body, idempotencyKey: "lamaran-bersama-1" }),
      ),
    );

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    for (const jobId of ["lewat", "tutup", "draf", "sopir", "x"])
      expect(await getError(admin.applyForJob({ body: { ...body, jobId } }))).toMatchObject({
        status: 404,
      });
    expect(
      await getError(admin.applyForJob({ body: { ...body, jobId: "barista", cvId: "tidak-ada" } })),
    ).toMatchObject({
      status: 422,
      data: { cvId: expect.any(String) },
    });
    await expect(admin.applyForJob({ body: { ...body, name: "x" } })).rejects.toThrow();
  });

  test("applyForJob limits a network to ten applications an hour", async () => {
    const admin = site().createClients({ clientIp: "2001:db8:7::1" }).admin;
    for (let time = 0; time < 10; time++)
      await admin.applyForJob({
        body: { ...person, email: `orang${time}@contoh.example`, jobId: "kasir" },
      });

    const refused = await getError(
      admin.applyForJob({ body: { ...person, email: "sebelas@contoh.example", jobId: "kasir" } }),
    );

    expect(refused).toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } });

    for (let time = 0; time < 10; time++) await admin.createServiceRequest({ body: request });

    expect(await getError(admin.createServiceRequest({ body: request }))).toMatchObject({
      status: 429,
    });
  });

  test("createServiceRequest numbers requests and confirms them by email", async () => {
    const admin = visitor();
    const body = { ...request, email: "lain@maju.example" };

    const { data } = await admin.createServiceRequest({
      body,
      idempotencyKey: "permintaan-layanan",
    });

    expect(data).toMatchObject({ kind: "training", start: "2027-01-10", headcount: 12 });
    expect(data.number).toMatch(/^LAYANAN-\d{4}-\d{6}$/);
    expect(
      (await admin.createServiceRequest({ body, idempotencyKey: "permintaan-layanan" })).data,
    ).toEqual(data);

    const mails = await site()
      .database.db.selectFrom("outbox")
      .select("subject")
      .where("to_address", "=", "lain@maju.example")
      .execute();

    expect(mails).toEqual([{ subject: `Permintaan Anda kami terima (${data.number})` }]);
    await expect(admin.createServiceRequest({ body: { ...body, headcount: 0 } })).rejects.toThrow();
  });

  test("listJobApplications and listServiceRequests require superadmin or admin of the tenant", async () => {
    const { db } = site().database;
    const as = (accessToken: string, tenantId = TENANT_ID) =>
      site().createClients({ accessToken, tenantId }).admin;
    const admin = await createSignedInUser(db, "admin-karier", [
      { tenantId: TENANT_ID, role: ROLE.admin },
    ]);
    const writer = await createSignedInUser(db, "penulis-karier", [
      { tenantId: TENANT_ID, role: ROLE.writer },
      { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    ]);

    const { data } = await as(admin).listJobApplications({ query: { jobId: "barista" } });

    expect(data.items.map(({ jobId, email }) => [jobId, email])).toEqual([
      ["barista", "sari@contoh.example"],
    ]);
    expect((await as(admin).listJobApplications()).data.totalItems).toBe(13);
    expect((await as(admin).listServiceRequests({ query: { kind: "talent" } })).data.items).toEqual(
      [],
    );
    expect((await as(admin).listServiceRequests()).data.totalItems).toBe(11);
    expect((await as(writer, OTHER_TENANT_ID).listJobApplications()).data.items).toEqual([]);
    expect((await as(writer, OTHER_TENANT_ID).listServiceRequests()).data.items).toEqual([]);
    for (const call of ["listJobApplications", "listServiceRequests"] as const) {
      expect(await getError(as(writer)[call]())).toMatchObject({ status: 403 });
      expect(await getError(site().createClients().admin[call]())).toMatchObject({ status: 401 });
    }
    for (const path of ["v1/job/applications?page=0", "v1/service-requests?kind=lain"])
      expect(await getResponseStatus(site(), "admin", path, admin)).toBe(400);
  });
});
