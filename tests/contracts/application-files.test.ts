import { beforeAll, expect, test } from "vitest";
import { APPLICATION_TTL_MS } from "~/lib/job-fields";
import { HOUR_MS } from "~/lib/time";
import { deleteOldApplications } from "~/server/embedded/domain/careers/delete-old-applications";
import { sweepFiles } from "~/server/embedded/domain/files/files";
import { createVisitor, signInAdmin } from "./appointment-fixture";
import { describeEachBackend, getError, TENANT_ID } from "./backend";
import { createPdf } from "./drive-fixture";
import { createJobRow } from "./program-fixture";
import { createUploadCalls, type FilePurpose } from "./upload-fixture";

const PERSON = {
  name: "Sari Dewi",
  email: "sari@lamar.example",
  phone: "0812-3456-7890",
  coverLetter: "",
  jobId: "kasir",
};

describeEachBackend((site) => {
  const { upload, hasBytes } = createUploadCalls(site);
  let admin: Awaited<ReturnType<typeof signInAdmin>>;
  beforeAll(async () => {
    const { db } = site().database;
    const company = {
      lms_id: TENANT_ID,
      id: `${TENANT_ID}-kedai`,
      slug: "kedai",
      name: "PT Kedai",
      logo: null,
      city: "Bandung",
      summary: "",
      description: "",
      publication: "published" as const,
      version: 1,
      created_at: 1,
      updated_at: 1,
    };
    await db.insertInto("companies").values(company).execute();
    await db.insertInto("jobs").values(createJobRow(TENANT_ID, "kasir")).execute();
    admin = await signInAdmin(site(), "admin-lamaran");
  });
  const uploadFile = async (purpose: FilePurpose) => (await upload(createPdf(), { purpose })).id;
  const apply = (cvId: string, email = PERSON.email) =>
    createVisitor(site()).admin.applyForJob({ body: { ...PERSON, email, cvId } });

  test("applyForJob takes a CV that belongs to nothing else, and no other file", async () => {
    const cvId = await uploadFile("cv");
    await apply(cvId, "satu@lamar.example");

    for (const id of [cvId, await uploadFile("letter"), "0".repeat(32)])
      expect(await getError(apply(id, "dua@lamar.example"))).toMatchObject({
        status: 422,
        data: { cvId: "Berkas CV tidak ditemukan, unggah lagi" },
      });
    expect((await createVisitor(site()).drive.getFile({ params: { id: cvId } })).data.claimed).toBe(
      true,
    );
  });

  test("deleteOldApplications deletes an application after a year, with CV, inbox item and history", async () => {
    const [oldCv, newCv] = [await uploadFile("cv"), await uploadFile("cv")];
    const { id: old } = (await apply(oldCv, "lama@lamar.example")).data;
    const { id: recent } = (await apply(newCv, "baru@lamar.example")).data;
    const note = { version: 1, assigneeId: "", note: "Telepon dulu" };
    await admin.updateInboxItem({ params: { id: old }, body: note });
    const context = site().context;
    const now = context.clock();
    const ages: [string, number][] = [
      [old, APPLICATION_TTL_MS],
      [recent, APPLICATION_TTL_MS - HOUR_MS],
    ];
    for (const [id, age] of ages)
      await context.db
        .updateTable("job_applications")
        .set({ created_at: now - age })
        .where("id", "=", id)
        .execute();

    await deleteOldApplications({ ...context, clock: () => now });
    await sweepFiles(context);

    expect(await getError(admin.getInboxItem({ params: { id: old } }))).toMatchObject({
      status: 404,
    });
    expect((await admin.getInboxItem({ params: { id: recent } })).data.id).toBe(recent);
    const events = context.db.selectFrom("inbox_events").selectAll().where("item_id", "=", old);
    expect(await events.execute()).toEqual([]);
    expect([await hasBytes(oldCv), await hasBytes(newCv)]).toEqual([false, true]);
    // The address may be used again.
    await apply("", "lama@lamar.example");
  });
});
