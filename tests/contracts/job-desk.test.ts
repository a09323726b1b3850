import { beforeAll, describe, expect, test } from "vitest";
import type { JobDecision, JobSettings } from "~/lib/job-desk-fields";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { listMailsTo } from "./appointment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const MISSING = { status: 404 };
const COMPANY = {
  city: "Bandung",
  summary: "Kedai kopi yang mencari orang.",
  description: "<p>Isi</p><script>x()</script>",
  logo: null,
};
const JOB: JobSettings = {
  title: "Barista",
  type: "penuh_waktu",
  mode: "onsite",
  city: "Bandung",
  salaryMin: 4_000_000,
  salaryMax: 5_000_000,
  summary: "Menyeduh kopi dan melayani tamu.",
  requirements: ["Ramah"],
  deadlineAt: Date.now() + 5 * DAY_MS,
  openings: 2,
};

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      admin: { tenantId: TENANT_ID, role: ROLE.admin },
      owner: { tenantId: TENANT_ID, role: ROLE.industry },
      partner: { tenantId: TENANT_ID, role: ROLE.partner },
      mentor: { tenantId: TENANT_ID, role: ROLE.mentor },
      stranger: { tenantId: OTHER_TENANT_ID, role: ROLE.admin },
    };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `job-${name}`, [role]);
  });

  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const createCompany = async (who: string, name: string) =>
    (await as(who).admin.createDeskCompany({ body: { ...COMPANY, name } })).data.slug;
  const getCompany = async (who: string, slug: string, tenantId?: string) =>
    (await as(who, tenantId).admin.getDeskCompany({ params: { slug } })).data;
  const show = async (slug: string, visibility: "draft" | "published" = "published") => {
    const { version } = await getCompany("admin", slug);
    const body = { version, visibility };
    await as("admin").admin.setCompanyVisibility({ params: { slug }, body });
  };
  const createJob = async (who: string, slug: string, more = {}) => {
    const body = { ...JOB, ...more };
    return (await as(who).admin.createDeskJob({ params: { slug }, body })).data.id;
  };
  const getJob = async (slug: string, id: string) =>
    (await as("admin").admin.getDeskJob({ params: { slug, id } })).data;
  const decide = async (who: string, slug: string, id: string, decision: JobDecision) => {
    const { version } = await getJob(slug, id);
    const body = { version, decision };
    return (await as(who).admin.decideDeskJob({ params: { slug, id }, body })).data;
  };
  const readPublicJob = async (id: string) =>
    (await as("mentor").services.getJob({ query: { id } })).data;
  const readPublicCompany = async (slug: string) =>
    (await as("mentor").services.getCareer({ query: { slug } })).data;
  const openJob = async (name: string) => {
    const slug = await createCompany("owner", name);
    await show(slug);
    const id = await createJob("owner", slug);
    await decide("admin", slug, id, "open");
    return { slug, id };
  };

  test("createDeskCompany makes a draft that its maker and managers see, once per key", async () => {
    const body = { ...COMPANY, name: "Kedai Pagi" };
    const call = { body, idempotencyKey: "company-key-1234567" };
    const answers = [
      await as("owner").admin.createDeskCompany(call),
      await as("owner").admin.createDeskCompany(call),
    ];
    const slug = "kedai-pagi";

    expect(answers.map(({ data }) => data.slug)).toEqual([slug, slug]);
    expect(await getCompany("owner", slug)).toMatchObject({
      publication: "draft",
      description: "<p>Isi</p>",
      canPublish: false,
    });
    expect((await getCompany("admin", slug)).canPublish).toBe(true);
    expect(await getError(readPublicCompany(slug))).toMatchObject(MISSING);
    const taken = as("admin").admin.createDeskCompany({ body: { ...body, slug } });
    expect(await getError(taken)).toMatchObject({
      status: 409,
      data: { slug: expect.any(String) },
    });
  });

  test("companies of others are missing, also for other tenants; other roles are rejected", async () => {
    const slug = await createCompany("owner", "Kedai Sore");
    const id = await createJob("owner", slug);

    expect(await getError(getCompany("partner", slug))).toMatchObject(MISSING);
    expect(await getError(getCompany("stranger", slug, OTHER_TENANT_ID))).toMatchObject(MISSING);
    expect(await getError(createJob("partner", slug))).toMatchObject(MISSING);
    expect(await getError(decide("partner", slug, id, "submit"))).toMatchObject(MISSING);
    expect(await getError(getCompany("mentor", slug))).toMatchObject(FORBIDDEN);
    expect(await getError(createCompany("mentor", "Kedai"))).toMatchObject(FORBIDDEN);
    const { data } = await as("partner").admin.listDeskCompanies();
    expect([data.items, data.counts]).toEqual([[], {}]);
  });

  test("setCompanyVisibility shows a company with its jobs and takes both off, for managers", async () => {
    const { slug, id } = await openJob("Kedai Siang");
    const own = await getCompany("owner", slug);
    const body = { version: own.version, visibility: "draft" } as const;
    const call = as("owner").admin.setCompanyVisibility({ params: { slug }, body });

    expect(await getError(call)).toMatchObject(FORBIDDEN);
    expect((await readPublicJob(id)).company.company).toBe("Kedai Siang");
    await show(slug, "draft");
    expect(await getError(readPublicJob(id))).toMatchObject(MISSING);
    expect(await getError(readPublicCompany(slug))).toMatchObject(MISSING);
    const { data: list } = await as("owner").admin.listDeskCompanies({
      query: { visibility: "draft", perPage: 100 },
    });
    expect(list.items.map((row) => row.slug)).toContain(slug);
    expect(list.totalItems).toBe(list.counts.draft);
  });

  test("saveDeskCompany stores what the form edits, and rejects a stale or missing version", async () => {
    const slug = await createCompany("owner", "Kedai Malam");
    const { version } = await getCompany("owner", slug);
    const settings = { ...COMPANY, name: "Kedai Larut" };
    const save = (stored: number) =>
      as("owner").admin.saveDeskCompany({
        params: { slug },
        body: { ...settings, version: stored },
      });

    expect((await save(version)).data).toMatchObject({ name: "Kedai Larut", version: 2 });
    for (const stale of [version, 0]) expect(await getError(save(stale))).toMatchObject(STALE);
  });

  describe("decideDeskJob", () => {
    test("opens what a company submits, after a manager's approval, and closes it", async () => {
      const slug = await createCompany("owner", "Kedai Satu");
      await show(slug);
      const id = await createJob("owner", slug);
      expect(await getError(readPublicJob(id))).toMatchObject(MISSING);
      await decide("owner", slug, id, "submit");

      expect(await getError(decide("owner", slug, id, "open"))).toMatchObject(FORBIDDEN);
      expect((await decide("admin", slug, id, "return")).status).toBe("draft");
      await decide("owner", slug, id, "submit");
      await decide("admin", slug, id, "open");
      expect((await readPublicJob(id)).status).toBe("open");
      expect((await decide("owner", slug, id, "close")).status).toBe("closed");
      expect((await readPublicJob(id)).status).toBe("closed");
    });

    test("mails managers what a company submits, and counts it until it is decided", async () => {
      const slug = await createCompany("owner", "Kedai Nol");
      const id = await createJob("owner", slug);
      const listWaiting = async (who: string) =>
        (await as(who).admin.listDeskCompanies({ query: { perPage: 1 } })).data;
      const listMails = () => listMailsTo(site(), "job-admin@ours.example");
      const before = await listWaiting("admin");

      await decide("owner", slug, id, "submit");

      expect((await listWaiting("admin")).waitingJobs).toBe(before.waitingJobs + 1);
      expect((await listWaiting("owner")).items[0]).toMatchObject({ slug, waitingJobs: 1 });
      expect((await listWaiting("partner")).waitingJobs).toBe(0);
      const [mail] = (await listMails()).toReversed();
      expect(mail?.subject).toBe("Lowongan menunggu persetujuan: Barista");
      expect(mail?.body).toContain(`/Dashboard/Karier/${slug}/Lowongan/${id}`);
      const sent = (await listMails()).length;
      await decide("admin", slug, id, "open");
      expect((await listWaiting("admin")).waitingJobs).toBe(before.waitingJobs);
      expect(await listMails()).toHaveLength(sent);
    });

    test("keeps the applications of a closed job", async () => {
      const { slug, id } = await openJob("Kedai Dua");
      const applicant = { name: "Ani Lestari", email: "ani@contoh.example", phone: "081234567890" };
      await as("mentor").admin.applyForJob({ body: { ...applicant, jobId: id } });

      const closed = await decide("owner", slug, id, "close");

      expect(closed.applications).toBe(1);
      expect((await getCompany("owner", slug)).jobs).toMatchObject([
        { id, status: "closed", applications: 1 },
      ]);
    });

    test("rejects a passed deadline, a stale version and what the status does not allow", async () => {
      const slug = await createCompany("owner", "Kedai Tiga");
      const id = await createJob("owner", slug, { deadlineAt: Date.now() - DAY_MS });
      const body = { version: 0, decision: "open" } as const;

      expect(await getError(decide("admin", slug, id, "open"))).toMatchObject({
        status: 409,
        message: expect.stringContaining("Batas lamarannya sudah lewat"),
      });
      expect(await getError(decide("owner", slug, id, "close"))).toMatchObject(STALE);
      const inTime = await createJob("owner", slug);
      const params = { slug, id: inTime };
      const stale = as("admin").admin.decideDeskJob({ params, body });
      expect(await getError(stale)).toMatchObject(STALE);
      expect((await getJob(slug, inTime)).status).toBe("draft");
    });
  });

  test("saveDeskJob puts an open job back to approval when its company changes it", async () => {
    const { slug, id } = await openJob("Kedai Empat");
    const save = async (who: string, title: string) => {
      const { version } = await getJob(slug, id);
      const body = { ...JOB, title, version };
      return (await as(who).admin.saveDeskJob({ params: { slug, id }, body })).data;
    };

    expect(await save("admin", "Barista malam")).toMatchObject({ status: "open" });
    expect(await save("owner", "Kasir")).toMatchObject({ status: "review", title: "Kasir" });
    expect(await getError(readPublicJob(id))).toMatchObject(MISSING);
    const mails = await listMailsTo(site(), "job-admin@ours.example");
    expect(mails.at(-1)?.subject).toBe("Lowongan menunggu persetujuan: Kasir");
    const body = { ...JOB, version: 1 };
    const stale = as("owner").admin.saveDeskJob({ params: { slug, id }, body });
    expect(await getError(stale)).toMatchObject(STALE);
  });
});
