import { beforeAll, expect, test } from "vitest";
import { createVisitor, listMailsTo, signInAdmin } from "./appointment-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID } from "./backend";

const DEMO = {
  kind: "demo" as const,
  name: "Sri Wahyuni",
  email: "SRI@kampus.example",
  phone: "0812-3456-7890",
  institution: "Kampus Uji",
  message: "Terutama kuis.",
};
const QUESTION = {
  kind: "contact" as const,
  name: "Budi Santoso",
  email: "budi@tanya.example",
  phone: "",
  topic: "Ruang kelas\r\nBcc: orang@lain.example",
  message: "Apakah ada ruang untuk 30 orang?",
};

describeEachBackend((site) => {
  let admin: Awaited<ReturnType<typeof signInAdmin>>;
  let stranger: typeof admin;
  beforeAll(async () => {
    admin = await signInAdmin(site(), "admin-kiriman");
    stranger = await signInAdmin(site(), "admin-lain", { tenantId: OTHER_TENANT_ID });
  });
  const findItem = async (search: string) => {
    const { data } = await admin.listInbox({ query: { search } });
    return (await admin.getInboxItem({ params: { id: data.items[0]?.id ?? "" } })).data;
  };

  test("sendMessage numbers each kind, confirms by email without the sender's words, and mails the team", async () => {
    const { data: demo } = await createVisitor(site()).admin.sendMessage({ body: DEMO });
    const { data: question } = await createVisitor(site()).admin.sendMessage({ body: QUESTION });

    expect(demo.number).toMatch(/^DEMO-\d{4}-000001$/);
    expect(question.number).toMatch(/^KONTAK-\d{4}-000001$/);
    const [mail] = await listMailsTo(site(), "sri@kampus.example");
    expect(mail?.subject).toBe(`Permintaan demo Anda kami terima (${demo.number})`);
    expect(mail?.body).not.toMatch(/kuis|Kampus Uji/);
    const notices = await listMailsTo(site(), "admin-kiriman@ours.example");
    expect(notices.map(({ subject }) => subject)).toEqual([
      `Permintaan demo ${demo.number}: Kampus Uji`,
      `Pesan ${question.number}: Ruang kelas Bcc: orang@lain.example`,
    ]);
    expect(notices[0]?.body).toMatch(/Terutama kuis\.[\s\S]*\/Dashboard\/Kotak-Masuk\/\d+/);
    expect(await listMailsTo(site(), "admin-lain@ours.example")).toEqual([]);
  });

  test("getInboxItem shows what each kind has sent", async () => {
    const demo = await findItem("kampus.example");
    const question = await findItem("tanya.example");

    expect(demo).toMatchObject({ kind: "demo", subject: "Kampus Uji", phone: "+6281234567890" });
    expect(demo.fields).toEqual([
      { name: "institution", value: "Kampus Uji" },
      { name: "message", value: "Terutama kuis." },
    ]);
    expect(question).toMatchObject({ kind: "contact", phone: "", state: "new" });
    expect(question.fields).toEqual([{ name: "message", value: QUESTION.message }]);
    expect((await stranger.listInbox()).data.items).toEqual([]);
  });

  test("getInboxItem opens a demo request that is an address only", async () => {
    await createVisitor(site()).services.requestDemo({ query: { email: "saja@demo.example" } });

    expect((await findItem("saja@demo.example")).fields).toEqual([]);
  });

  test("sendMessage stores a repeated key once and limits a network to ten an hour", async () => {
    const visitor = createVisitor(site()).admin;
    const body = { ...DEMO, email: "ulang@kampus.example" };
    const call = { body, idempotencyKey: "permintaan-demo-sekali" };

    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.sendMessage(call)));

    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect(await listMailsTo(site(), "ulang@kampus.example")).toHaveLength(1);
    for (let time = 1; time < 10; time++) await visitor.sendMessage({ body });
    expect(await getError(visitor.sendMessage({ body }))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    // Another kind has a limit of its own.
    expect((await visitor.sendMessage({ body: QUESTION })).data.number).toMatch(/^KONTAK-/);
  });
});
