import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { createItemRow } from "~/server/embedded/domain/inbox/inbox-items";
import { createVisitor, listMailsTo, SERVICE_REQUEST, signInAdmin } from "./appointment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createCompanyRow, createJobRow } from "./program-fixture";

describeEachBackend((site) => {
  let admin: Awaited<ReturnType<typeof signInAdmin>>;
  let stranger: typeof admin;
  let requests = 0;
  beforeAll(async () => {
    admin = await signInAdmin(site(), "admin-pesan");
    await signInAdmin(site(), "rekan-pesan");
    stranger = await signInAdmin(site(), "admin-asing", { tenantId: OTHER_TENANT_ID });
  });

  async function sendRequest(more = {}) {
    const email = `minta-${++requests}@maju.example`;
    const visitor = createVisitor(site()).admin;
    const { data } = await visitor.createServiceRequest({
      body: { ...SERVICE_REQUEST, email, ...more },
    });
    return { id: data.id, email, number: data.number };
  }
  const read = async (id: string) => (await admin.getInboxItem({ params: { id } })).data;
  const answer = (id: string, version: number) => ({
    params: { id },
    body: { version, subject: "Pelatihan Anda", text: "Kami dapat mulai bulan depan." },
  });

  describe("every kind that visitors send", () => {
    test("is new in the inbox with all its fields, and mailed to the team once", async () => {
      const { db } = site().database;
      const company = { ...createCompanyRow(TENANT_ID, "kedai"), name: "PT Kedai" };
      await db.insertInto("companies").values(company).execute();
      await db.insertInto("jobs").values(createJobRow(TENANT_ID, "barista")).execute();
      const { services, admin: visitor } = createVisitor(site());
      const email = "melamar@contoh.example";
      const application = {
        ...SERVICE_REQUEST,
        name: "Sari Dewi",
        email,
        coverLetter: "Saya siap.",
      };

      const { data: sent } = await visitor.applyForJob({
        body: { ...application, jobId: "barista" },
      });
      const request = await sendRequest();
      await services.requestDemo({ query: { email: "demo@pesan.example" } });
      await services.requestDemo({ query: { email: "demo@pesan.example" } });

      const { items } = (await admin.listInbox({ query: { state: "new" } })).data;
      const waiting = (await admin.countInbox()).data;
      expect(items.map(({ kind }) => kind).toSorted()).toEqual(["application", "demo", "training"]);
      expect(waiting).toMatchObject({ application: 1, demo: 1, training: 1, talent: 0 });
      expect((await read(sent.id)).fields).toEqual([
        { name: "job", value: expect.any(String) },
        { name: "company", value: "PT Kedai" },
        { name: "coverLetter", value: "Saya siap." },
      ]);
      expect((await read(request.id)).fields.map(({ name }) => name)).toEqual([
        "company",
        "need",
        "headcount",
        "start",
      ]);
      const mails = await listMailsTo(site(), "admin-pesan@ours.example");
      expect(mails).toHaveLength(3);
      for (const { body } of mails) expect(body).toMatch(/\/Dashboard\/Kotak-Masuk\/\w+/);
      expect(await listMailsTo(site(), "admin-asing@ours.example")).toEqual([]);
    });

    test("is not mailed to those who have switched its emails off", async () => {
      const { learning } = await signInLearning("diam-pesan");
      await learning.saveNotices({ body: { off: ["service"] } });
      await sendRequest();
      await createVisitor(site()).services.requestDemo({ query: { email: "demo2@pesan.example" } });

      const subjects = (await listMailsTo(site(), "diam-pesan@ours.example")).map(
        ({ subject }) => subject,
      );

      expect(subjects).toEqual(["Permintaan demo baru: demo2@pesan.example"]);
    });
  });

  async function signInLearning(id: string) {
    const roles = [{ tenantId: TENANT_ID, role: ROLE.admin }];
    const accessToken = await createSignedInUser(site().database.db, id, roles);
    return site().createClients({ accessToken });
  }

  describe("answerInboxItem", () => {
    test("mails the sender, notes the answer, and closes the wait", async () => {
      const { id, email } = await sendRequest();

      expect((await admin.answerInboxItem(answer(id, 1))).data).toMatchObject({
        state: "answered",
        version: 2,
      });

      const mail = (await listMailsTo(site(), email)).at(-1);
      expect(mail?.subject).toBe("Pelatihan Anda");
      expect(mail?.body).toBe(
        "Halo Budi Santoso,\n\nKami dapat mulai bulan depan.\n\nSalam,\nNama admin-pesan\nKami",
      );
      expect((await read(id)).events).toMatchObject([
        { type: "answered", actor: "Nama admin-pesan", detail: "Kami dapat mulai bulan depan." },
      ]);
    });

    test("rejects a stale version without an email; a repeated key sends once", async () => {
      const { id, email } = await sendRequest();
      const call = { ...answer(id, 1), idempotencyKey: `jawab-${id}` };

      await Promise.all([admin.answerInboxItem(call), admin.answerInboxItem(call)]);

      expect(await getError(admin.answerInboxItem(answer(id, 1)))).toMatchObject({ status: 409 });
      expect(await listMailsTo(site(), email)).toHaveLength(2);
    });
  });

  describe("updateInboxItem", () => {
    test("sets state, assignee and note, and mails later steps to the assignee", async () => {
      const { id } = await sendRequest();
      const { team } = await read(id);
      const rekan = team.find(({ name }) => name === "Nama rekan-pesan")?.id ?? "";
      const body = {
        version: 1,
        state: "in-hand" as const,
        assigneeId: rekan,
        note: "Telepon dulu",
      };

      const { data } = await admin.updateInboxItem({ params: { id }, body });

      expect(data).toMatchObject({
        state: "in-hand",
        assigneeName: "Nama rekan-pesan",
        version: 2,
      });
      expect((await read(id)).events.map(({ type, detail }) => [type, detail])).toEqual([
        ["state", "Ditangani"],
        ["assigned", "Nama rekan-pesan"],
        ["note", "Telepon dulu"],
      ]);
      expect(await getError(admin.updateInboxItem({ params: { id }, body }))).toMatchObject({
        status: 409,
      });
      const wrong = { version: 2, assigneeId: "bukan-rekan", note: "" };
      expect(await getError(admin.updateInboxItem({ params: { id }, body: wrong }))).toMatchObject({
        status: 422,
        data: { assigneeId: "Pilih salah satu rekan" },
      });
    });

    test("changes nothing when nothing was changed", async () => {
      const { id } = await sendRequest();
      const body = { version: 1, state: "new" as const, assigneeId: "", note: "" };

      expect((await admin.updateInboxItem({ params: { id }, body })).data.version).toBe(1);
    });
  });

  test("listInbox finds by words, kind, state and assignee; countInbox counts new ones", async () => {
    const { id, number } = await sendRequest({ company: "CV Élang Biru", kind: "talent" });
    const before = (await admin.countInbox()).data;
    const list = async (query: { search?: string; kind?: "talent" | "demo"; assignee?: "me" }) =>
      (await admin.listInbox({ query })).data.items.map((item) => item.id);

    expect(await list({ search: "élang" })).toEqual([id]);
    expect(await list({ search: number.toLowerCase(), kind: "talent" })).toEqual([id]);
    expect(await list({ search: number, kind: "demo" })).toEqual([]);
    expect(await list({ search: number, assignee: "me" })).toEqual([]);
    await admin.answerInboxItem(answer(id, 1));
    expect((await admin.countInbox()).data.talent).toBe(before.talent - 1);
    const { data } = await admin.listInbox({ query: { search: number, state: "new" } });
    expect(data).toMatchObject({ items: [], states: { new: 0, answered: 1, closed: 0 } });
  });

  test("exportInbox streams the filtered rows, without formulas", async () => {
    const company = '=HYPERLINK("jahat")';
    const { number } = await sendRequest({ company });
    const { body } = await admin.exportInbox({ query: { search: number } });

    const csv = await new Response(body).text();

    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain(`Permintaan pelatihan,${number},Budi Santoso,`);
    expect(csv).toContain(`"'=HYPERLINK(""jahat"")"`);
  });

  test("exportInbox yields each row once across batches", async () => {
    const { db } = site().database;
    const rows = Array.from({ length: 1_001 }, (_, at) =>
      createItemRow({
        tenantId: OTHER_TENANT_ID,
        kind: "demo",
        id: `demo-${String(at).padStart(4, "0")}`,
        number: "",
        name: "",
        email: `${at}@banyak.example`,
        phone: "",
        subject: "",
        now: 1_000 + Math.floor(at / 3),
      }),
    );
    await db.insertInto("inbox_items").values(rows.slice(0, 500)).execute();
    await db.insertInto("inbox_items").values(rows.slice(500)).execute();

    const csv = await new Response((await stranger.exportInbox()).body).text();

    const emails = [...csv.matchAll(/(\d+)@banyak/g)].map(([, at]) => Number(at));
    expect(emails).toHaveLength(1_001);
    expect(new Set(emails).size).toBe(1_001);
    await db.deleteFrom("inbox_items").where("lms_id", "=", OTHER_TENANT_ID).execute();
  });

  test("answer templates are saved, listed by name and deleted, in their tenant only", async () => {
    const body = { name: "Terima kasih", text: "Halo {nama}, terima kasih." };
    const { data } = await admin.createAnswerTemplate({ body });
    await admin.createAnswerTemplate({ body: { ...body, name: "Jadwal" } });

    expect((await admin.listAnswerTemplates()).data.items.map(({ name }) => name)).toEqual([
      "Jadwal",
      "Terima kasih",
    ]);
    expect(await getError(admin.createAnswerTemplate({ body }))).toMatchObject({
      status: 422,
      data: { name: "Nama templat ini sudah dipakai" },
    });
    expect((await stranger.listAnswerTemplates()).data.items).toEqual([]);
    const params = { id: data.id };
    expect(await getError(stranger.deleteAnswerTemplate({ params }))).toMatchObject({
      status: 404,
    });
    await admin.deleteAnswerTemplate({ params });
    expect(await getError(admin.deleteAnswerTemplate({ params }))).toMatchObject({ status: 404 });
  });

  test("the inbox is for roles 0 and 1; another tenant's item answers like a missing one", async () => {
    const { id } = await sendRequest();
    const writer = await signInAdmin(site(), "penulis-pesan", { role: ROLE.writer });

    for (const call of [
      () => writer.listInbox(),
      () => writer.exportInbox(),
      () => writer.getInboxItem({ params: { id } }),
      () => writer.answerInboxItem(answer(id, 1)),
      () => writer.updateInboxItem({ params: { id }, body: { version: 1 } }),
      () => writer.listAnswerTemplates(),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);
    expect(await getError(writer.getInboxItem({ params: { id: "0" } }))).toMatchObject(FORBIDDEN);
    expect((await writer.countInbox()).data.training).toBe(0);
    const missing = await getError(stranger.getInboxItem({ params: { id: "0" } }));
    expect(missing.status).toBe(404);
    expect(await getError(stranger.getInboxItem({ params: { id } }))).toEqual(missing);
    expect(await getError(stranger.answerInboxItem(answer(id, 1)))).toEqual(missing);
    expect((await stranger.listInbox()).data.items).toEqual([]);
  });
});
