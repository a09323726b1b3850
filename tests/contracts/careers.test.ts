import { beforeAll, expect, test } from "vitest";
import { signIn } from "./fixture";
import { jobRow, statusOf } from "./programmes-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;
const person = { name: "Sari Dewi", email: "SARI@contoh.example", phone: "0812-3456-7890", coverLetter: "Saya tertarik." };
const request = {
  ...{ kind: "training" as const, company: "PT Maju", pic: "Budi Santoso", email: "budi@maju.example", phone: "081234567890" },
  ...{ need: "Pelatihan jaringan untuk teknisi baru", headcount: 12, start: "2027-01-10", budgetRange: "", notes: "" },
};

onEverySite((site) => {
  beforeAll(async () => {
    const { db } = site().database;
    const now = Date.now();
    const company = (lms_id: string, slug: string) => ({
      lms_id,
      id: `${lms_id}-${slug}`,
      slug,
      name: `PT ${slug}`,
      logo: null,
      city: "Bandung",
      summary: "Ringkasan",
      description: "<p>Isi</p>",
      created_at: now,
    });
    await db
      .insertInto("companies")
      .values([company(OURS, "aman"), company(OURS, "kedai"), company(THEIRS, "kedai")])
      .execute();
    await db
      .insertInto("jobs")
      .values([
        jobRow(OURS, "kasir"),
        jobRow(OURS, "barista", { deadline_at: now + 2 * DAY }),
        jobRow(OURS, "lewat", { deadline_at: now - DAY }),
        jobRow(OURS, "draf", { status: "draft" }),
        jobRow(OURS, "tinjau", { status: "review" }),
        jobRow(OURS, "tutup", { status: "closed", salary_min: null, salary_max: null }),
        jobRow(THEIRS, "sopir"),
      ])
      .execute();
  });
  const services = (caller = {}) => site().hosts(caller).services;
  let address = 0;
  const visitor = (caller = {}) => site().hosts({ clientIp: `198.51.100.${++address}`, ...caller }).desk;

  test("[STO6] [ENT3] careers and jobs six a page with the messages as they are, trailing space and all", async () => {
    const careers = await services().listCareers();
    expect([careers.message, careers.data.perPage]).toEqual(["Success fetch list Career: ", 6]);
    expect(careers.data.items.map(({ slug, jobsCount }) => [slug, jobsCount])).toEqual([
      ["kedai", 2],
      ["aman", 0],
    ]);
    const jobs = await services().listJobs();
    expect([jobs.message, jobs.data.perPage]).toEqual(["Success fetch list Job: ", 6]);
    expect(jobs.data.items.map(({ id }) => id)).toEqual(["barista", "kasir"]);
    expect((await services().listJobs({ query: { careerId: `${OURS}-aman` } })).data.items).toEqual([]);
    expect((await services({ lmsId: THEIRS }).listJobs({ query: { careerId: `${OURS}-kedai` } })).data.items).toEqual([]);
    for (const path of ["job/list?page=-1", "list?page=10001", "detail?slug=", "job/detail"])
      expect(await statusOf(site(), "services", `v1/career/${path}`)).toBe(400);
  });

  test("[STO6] details; one that is over is closed, drafts and those under review are not there", async () => {
    const career = await services().getCareer({ query: { slug: "kedai" } });
    expect([career.message, career.data.company, career.data.description]).toEqual([
      "Success fetch detail Career: ",
      "PT kedai",
      "<p>Isi</p>",
    ]);
    expect(await refusal(services().getCareer({ query: { slug: "lain" } }))).toMatchObject({
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
    for (const id of ["lewat", "tutup"]) expect((await services().getJob({ query: { id } })).data.status).toBe("closed");
    for (const id of ["draf", "tinjau", "sopir", "x"])
      expect(await refusal(services().getJob({ query: { id } }))).toMatchObject({ status: 404, message: "Failed fetch detail Job: " });
  });

  test("a job is found by its words at its company's page, in its tenant, while it is open", async () => {
    const found = async (q: string, lmsId = OURS) =>
      (
        await site()
          .hosts({ lmsId })
          .desk.search({ query: { q, type: "job" } })
      ).data.items.map(({ url }) => url);
    expect(await found("pekerjaan barista")).toEqual(["/Career/kedai"]);
    expect(await found("sopir")).toEqual([]);
    expect(await found("sopir", THEIRS)).toEqual(["/Career/kedai"]);
    expect(await found("tinjau")).toEqual([]);
  });

  test("an application is made once for each address and job, with a receipt by its key and a mail", async () => {
    const desk = visitor();
    const { data } = await desk.applyForJob({ body: { ...person, jobId: "kasir" } });
    expect(data).toMatchObject({
      jobTitle: "Pekerjaan kasir",
      company: "PT kedai",
      email: "sari@contoh.example",
      phone: "+6281234567890",
      cvId: null,
    });
    expect(data.number).toMatch(/^LAMARAN-\d{4}-000001$/);
    const { manageKey, ...receipt } = data;
    expect((await desk.getJobApplication({ query: { key: manageKey } })).data).toEqual(receipt);
    expect(await refusal(desk.getJobApplication({ query: { key: altered(manageKey) } }))).toMatchObject({ status: 404 });
    expect(
      await refusal(
        site()
          .hosts({ lmsId: THEIRS })
          .desk.getJobApplication({ query: { key: manageKey } }),
      ),
    ).toMatchObject({ status: 404 });
    const again = await refusal(desk.applyForJob({ body: { ...person, jobId: "kasir" } }));
    expect(again).toMatchObject({ status: 409, data: { appliedAt: data.createdAt, number: data.number } });
    // The refused one left no hole in the numbers.
    expect((await desk.applyForJob({ body: { ...person, jobId: "barista" } })).data.number).toMatch(/-000002$/);
    const mails = await site().database.db.selectFrom("outbox").select("to_address").where("kind", "=", "application").execute();
    expect(mails).toEqual([{ to_address: "sari@contoh.example" }, { to_address: "sari@contoh.example" }]);
  });

  test("the same form eight times at once is one application; a closed, foreign or unknown job takes none, nor an unknown file", async () => {
    const desk = visitor();
    const body = { ...person, email: "ani@contoh.example", jobId: "kasir" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.applyForJob({ body, idempotencyKey: "lamaran-bersama-1" })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    for (const jobId of ["lewat", "tutup", "draf", "sopir", "x"])
      expect(await refusal(desk.applyForJob({ body: { ...body, jobId } }))).toMatchObject({ status: 404 });
    expect(await refusal(desk.applyForJob({ body: { ...body, jobId: "barista", cvId: "tidak-ada" } }))).toMatchObject({
      status: 422,
      data: { cvId: expect.any(String) },
    });
    await expect(desk.applyForJob({ body: { ...body, name: "x" } })).rejects.toThrow();
  });

  test("ten an hour from one network", async () => {
    const desk = site().hosts({ clientIp: "2001:db8:7::1" }).desk;
    for (let time = 0; time < 10; time++)
      await desk.applyForJob({ body: { ...person, email: `orang${time}@contoh.example`, jobId: "kasir" } });
    const refused = await refusal(desk.applyForJob({ body: { ...person, email: "sebelas@contoh.example", jobId: "kasir" } }));
    expect(refused).toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } });
    for (let time = 0; time < 10; time++) await desk.createServiceRequest({ body: request });
    expect(await refusal(desk.createServiceRequest({ body: request }))).toMatchObject({ status: 429 });
  });

  test("requests of companies are numbered and answered by mail", async () => {
    const desk = visitor();
    const body = { ...request, email: "lain@maju.example" };
    const { data } = await desk.createServiceRequest({ body, idempotencyKey: "permintaan-layanan" });
    expect(data).toMatchObject({ kind: "training", start: "2027-01-10", headcount: 12 });
    expect(data.number).toMatch(/^LAYANAN-\d{4}-\d{6}$/);
    expect((await desk.createServiceRequest({ body, idempotencyKey: "permintaan-layanan" })).data).toEqual(data);
    const mails = await site().database.db.selectFrom("outbox").select("subject").where("to_address", "=", "lain@maju.example").execute();
    expect(mails).toEqual([{ subject: `Permintaan Anda kami terima (${data.number})` }]);
    await expect(desk.createServiceRequest({ body: { ...body, headcount: 0 } })).rejects.toThrow();
  });

  test("applications and requests are listed for superadmin and admin of the tenant alone", async () => {
    const { db } = site().database;
    const as = (accessToken: string, lmsId = OURS) => site().hosts({ accessToken, lmsId }).desk;
    const admin = await signIn(db, "admin-karier", [{ lmsId: OURS, role: 1 }]);
    const writer = await signIn(db, "penulis-karier", [
      { lmsId: OURS, role: 6 },
      { lmsId: THEIRS, role: 1 },
    ]);
    const { data } = await as(admin).listJobApplications({ query: { jobId: "barista" } });
    expect(data.items.map(({ jobId, email }) => [jobId, email])).toEqual([["barista", "sari@contoh.example"]]);
    expect((await as(admin).listJobApplications()).data.totalItems).toBe(13);
    expect((await as(admin).listServiceRequests({ query: { kind: "talent" } })).data.items).toEqual([]);
    expect((await as(admin).listServiceRequests()).data.totalItems).toBe(11);
    expect((await as(writer, THEIRS).listJobApplications()).data.items).toEqual([]);
    expect((await as(writer, THEIRS).listServiceRequests()).data.items).toEqual([]);
    for (const call of ["listJobApplications", "listServiceRequests"] as const) {
      expect(await refusal(as(writer)[call]())).toMatchObject({ status: 403 });
      expect(await refusal(site().hosts().desk[call]())).toMatchObject({ status: 401 });
    }
    for (const path of ["v1/job/applications?page=0", "v1/service-requests?kind=lain"])
      expect(await statusOf(site(), "desk", path, admin)).toBe(400);
  });
});
