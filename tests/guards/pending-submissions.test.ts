import { describe, expect, test } from "vitest";
import { queryRows } from "./app-database";
import { setUpDemoApp } from "./demo-app";
import { parseForms, type TestBrowser } from "./test-browser";

const site = setUpDemoApp();
const REASON = "Alamatnya belum lengkap: tulis nama jalan & nomornya.\n<b>Terima kasih</b>";

const getSubmittedSchoolIds = () =>
  queryRows(
    site.db,
    `select id from schools where status = 'submitted'
     and lms_id = (select lms_id from tenant_domains where domain = 'main.localhost') order by id`,
  ).map(({ id }) => String(id));
const getDecision = (id: string) =>
  queryRows(site.db, "select status, reason from schools where id = ?", id)[0];
const getDrafts = () =>
  queryRows(site.db, "select data from form_drafts where form = 'kept-post'").map(({ data }) =>
    String(data),
  );

/** Signs an account out everywhere, from another browser. */
async function endSessions(account: string) {
  const browser = await site.openSignedInBrowser(account);
  await browser.submitForm("/Keluar", { everywhere: "on" });
}

/** Opens a decision form and posts it after the session has ended. @returns the path that signing in leads to */
async function postAfterSessionEnd(browser: TestBrowser, account: string, id: string) {
  const path = `/Dashboard/Schools/${id}`;
  const [form] = parseForms((await browser.get(path)).text);
  await endSessions(account);
  const answer = await browser.post(path, {
    ...form?.hidden,
    decision: "revise",
    reason: REASON,
    password: "rahasia sekali",
  });
  expect(answer.status).toBe(303);
  expect(getDecision(id)?.status).toBe("submitted");
  return getRedirectTarget(answer.location);
}

const getRedirectTarget = (location: string) =>
  new URLSearchParams(location.split("?")[1]).get("redirect") ?? "";

describe("a form posted after its session has ended", () => {
  test("[XJS13] is shown again after signing in, without its password, and is sent once", async () => {
    const [id = ""] = getSubmittedSchoolIds();
    const admin = await site.openSignedInBrowser("admin");

    const path = await postAfterSessionEnd(admin, "admin", id);
    const drafts = getDrafts().join();
    const page = await admin.signIn("admin@pendopo.example", undefined, path);
    const [form] = parseForms(page.text);
    const send = () => admin.post(form?.action ?? "", { ...form?.hidden });
    const answers = await Promise.all([send(), send(), send()]);

    expect(path).toMatch(/^\/Lanjutkan\/[\w-]{20,64}$/);
    expect(drafts).not.toMatch(/rahasia sekali|csrf/);
    expect(page).toMatchObject({ status: 200, path });
    expect(page.text).toContain("Anda sudah masuk lagi. Isian Anda masih ada.");
    expect(page.text).toContain("Alamatnya belum lengkap: tulis nama jalan &amp; nomornya.");
    expect(page.text).toContain("Kata sandi dan berkas tidak kami simpan.");
    expect(form?.action).toBe(`/Dashboard/Schools/${id}`);
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(3).fill([303, `/Dashboard/Schools/${id}?selesai=ya`]),
    );
    expect(getDecision(id)).toMatchObject({ status: "revision_requested", reason: REASON });
  });

  test("is a missing page to another browser, user or tenant", async () => {
    const [id = ""] = getSubmittedSchoolIds();
    const admin = await site.openSignedInBrowser("admin");
    const path = await postAfterSessionEnd(admin, "admin", id);
    const draftCookie = admin.cookies.get("_draft") ?? "";

    const otherBrowser = await site.openSignedInBrowser("admin");
    const otherUser = await site.openSignedInBrowser("superadmin");
    otherUser.cookies.set("_draft", draftCookie);
    const otherTenant = await site.openSignedInBrowser("admin", "foundation");
    otherTenant.cookies.set("_draft", draftCookie);

    for (const browser of [otherBrowser, otherUser, otherTenant])
      expect((await browser.get(path)).status).toBe(404);
    expect((await site.openBrowser().get(path)).location).toMatch(/^\/Login/);
    otherBrowser.cookies.set("_draft", draftCookie);
    expect((await otherBrowser.get(path)).status).toBe(200);
  });

  test("is stored without a session cookie too, beside others of the same browser", async () => {
    const admin = await site.openSignedInBrowser("admin");
    const forms = await Promise.all(
      getSubmittedSchoolIds()
        .slice(0, 2)
        .map(async (id) => parseForms((await admin.get(`/Dashboard/Schools/${id}`)).text)[0]),
    );
    admin.cookies.clear();

    const paths: string[] = [];
    for (const form of forms) {
      const fields = { ...form?.hidden, decision: "revise", reason: REASON };
      const answer = await admin.post(form?.action ?? "", fields);
      paths.push(getRedirectTarget(answer.location));
    }
    await admin.signIn("admin@pendopo.example");

    for (const path of paths) expect((await admin.get(path)).status).toBe(200);
  });
});

test("a POST without a form token is not stored, and one over 64 KB answers 413", async () => {
  const before = getDrafts().length;
  const path = "/Dashboard/Payouts/Request";

  const unsigned = await site.openBrowser().post(path, { amount: "100000" });
  const large = await site.openBrowser().post(path, { csrf: "x", notes: "a".repeat(70_000) });

  expect(unsigned.location).toBe("/Login?redirect=%2FDashboard%2FPayouts%2FRequest");
  expect(large.status).toBe(413);
  expect(large.text).toContain("kembali ke halaman sebelumnya");
  expect(getDrafts()).toHaveLength(before);
});
