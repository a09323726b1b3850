import { expect, test } from "vitest";
import { rowsOf } from "./database";
import { formsOf, type Person } from "./person";
import { demoSite } from "./site";

const site = demoSite();
const REASON = "Alamatnya belum lengkap: tulis nama jalan & nomornya.\n<b>Terima kasih</b>";

const schoolIds = () =>
  rowsOf(
    site.db,
    "select id from schools where status = 'submitted' and lms_id = (select lms_id from tenant_domains where domain = 'main.localhost') order by id",
  ).map(({ id }) => String(id));
const statusOf = (id: string) => rowsOf(site.db, "select status, reason from schools where id = ?", id)[0];
const drafts = () => rowsOf(site.db, "select data from form_drafts where form = 'kept-post'").map(({ data }) => String(data));

/** Ends whatever somebody's browser holds, as another device of theirs would. */
async function endSessions(account: string) {
  const elsewhere = await site.signedIn(account);
  await elsewhere.fill("/Keluar", { everywhere: "on" });
}

/** Writes a decision, and sends it when the session is over. @returns where the answer leads */
async function sendTooLate(person: Person, account: string, id: string) {
  const path = `/Dashboard/Schools/${id}`;
  const [form] = formsOf((await person.get(path)).text);
  await endSessions(account);
  const answer = await person.post(path, { ...form?.hidden, decision: "revise", reason: REASON, password: "rahasia sekali" });
  expect(answer.status).toBe(303);
  expect(statusOf(id)?.status).toBe("submitted");
  return new URLSearchParams(answer.location.split("?")[1]).get("redirect") ?? "";
}

test("[XJS13] a form sent after its session had ended: signing in, looking, one button, and it is done once", async () => {
  const [id = ""] = schoolIds();
  const admin = await site.signedIn("admin");
  const back = await sendTooLate(admin, "admin", id);
  expect(back).toMatch(/^\/Lanjutkan\/[\w-]{20,64}$/);
  expect(drafts().join()).not.toMatch(/rahasia sekali|csrf/);

  const page = await admin.signIn("admin@pendopo.example", undefined, back);
  expect(page).toMatchObject({ status: 200, path: back });
  expect(page.text).toContain("Anda sudah masuk lagi. Isian Anda masih ada.");
  expect(page.text).toContain("Alamatnya belum lengkap: tulis nama jalan &amp; nomornya.");
  expect(page.text).toContain("Kata sandi dan berkas tidak kami simpan.");
  const [form] = formsOf(page.text);
  expect(form?.action).toBe(`/Dashboard/Schools/${id}`);
  const send = () => admin.post(form?.action ?? "", { ...form?.hidden });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, `/Dashboard/Schools/${id}`]));
  expect(statusOf(id)).toMatchObject({ status: "revision_requested", reason: REASON.replace("\n", "\n") });
});

test("nobody else goes on with it: another browser, another person, another tenant", async () => {
  const [id = ""] = schoolIds();
  const admin = await site.signedIn("admin");
  const back = await sendTooLate(admin, "admin", id);
  const elsewhere = await site.signedIn("admin");
  expect((await elsewhere.get(back)).status).toBe(404);

  const kept = admin.cookies.get("_isian") ?? "";
  const other = await site.signedIn("superadmin");
  other.cookies.set("_isian", kept);
  expect((await other.get(back)).status).toBe(404);

  const foreign = await site.signedIn("admin", "foundation");
  foreign.cookies.set("_isian", kept);
  expect((await foreign.get(back)).status).toBe(404);
  expect((await site.person().get(back)).location).toMatch(/^\/Login/);
  elsewhere.cookies.set("_isian", kept);
  expect((await elsewhere.get(back)).status).toBe(200);
});

test("also when the cookie is over and gone; several forms wait beside each other", async () => {
  const ids = schoolIds();
  const admin = await site.signedIn("admin");
  const forms = await Promise.all(ids.slice(0, 2).map(async (id) => formsOf((await admin.get(`/Dashboard/Schools/${id}`)).text)[0]));
  admin.cookies.clear();
  const ways: string[] = [];
  for (const form of forms) {
    const answer = await admin.post(form?.action ?? "", { ...form?.hidden, decision: "revise", reason: REASON });
    ways.push(new URLSearchParams(answer.location.split("?")[1]).get("redirect") ?? "");
  }
  await admin.signIn("admin@pendopo.example");
  for (const way of ways) expect((await admin.get(way)).status).toBe(200);
});

test("a stranger's POST is kept by nobody; what is too long stays in the browser, which is told so", async () => {
  const before = drafts().length;
  const answer = await site.person().post("/Dashboard/Payouts/Request", { amount: "100000" });
  expect(answer.location).toBe("/Login?redirect=%2FDashboard%2FPayouts%2FRequest");
  const long = await site.person().post("/Dashboard/Payouts/Request", { csrf: "x", notes: "a".repeat(70_000) });
  expect(long.status).toBe(413);
  expect(long.text).toContain("kembali ke halaman sebelumnya");
  expect(drafts().length).toBe(before);
});
