import { request } from "node:http";
import { expect, test } from "vitest";
import { payoutsIn } from "./payouts-fixture";
import { DEMO_PASSWORD, formsOf, type Person } from "./person";
import { demoSite } from "./site";

const ROUNDS = 200;
const site = demoSite();
const { lmsId, userId, give, waiting, audited, state, ledgerSum } = payoutsIn(() => site.db);

const pageOf = (id: string) => `/Dashboard/Payouts/${id}`;
const approvalOf = (id: string) => `${pageOf(id)}/Approve`;
/** The hidden fields of the page's form, as a browser that has it open holds them. */
const opened = async (person: Person, path: string) => {
  const form = formsOf((await person.get(path)).text).find(({ hidden }) => hidden.version);
  if (!form) throw new Error(`${path} offers no decision`);
  return form.hidden;
};
const approve = (person: Person, id: string, hidden: Record<string, string>) =>
  person.post(approvalOf(id), { ...hidden, password: DEMO_PASSWORD });
const approvals = (id: string) => audited(id, "payout.approved").length;

test(`two admins at once on the page, ${ROUNDS} times: one transition and one audit row each; the other is told who was first`, async () => {
  const [first, second] = await Promise.all([site.signedIn("admin"), site.signedIn("admin-kedua")]);
  const ids = waiting(ROUNDS);
  const hiddenOf = await Promise.all([first, second].map((person) => opened(person, approvalOf(ids[0] ?? ""))));
  const wins = [0, 0];
  for (const id of ids) {
    const answers = await Promise.all([first, second].map((person, at) => approve(person, id, hiddenOf[at] ?? {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const winner = answers.findIndex(({ status }) => status === 303);
    wins[winner] = (wins[winner] ?? 0) + 1;
    expect(answers[winner]?.location).toBe(pageOf(id));
    expect(answers[1 - winner]?.text).toMatch(/Permintaan ini sudah diproses oleh [^<]+ pada \d+ \w+ \d{4} pukul/);
  }
  for (const id of ids) {
    expect(approvals(id)).toBe(1);
    expect(audited(id).filter((action) => /rejected|cancelled/.test(action))).toEqual([]);
  }
  expect(ledgerSum()).toBe(0);
  console.info(`first ${wins[0]}, second ${wins[1]} times`);
}, 240_000);

test("double click, back, refresh, a lost answer and its retry: one transition, one audit row, and each time the payout's page", async () => {
  const admin = await site.signedIn("admin");
  const [id = ""] = waiting(1);
  const hidden = await opened(admin, approvalOf(id));
  const clicks = await Promise.all([approve(admin, id, hidden), approve(admin, id, hidden)]);
  const refreshed = await approve(admin, id, hidden);
  expect([...clicks, refreshed].map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, pageOf(id)]));
  const back = await admin.get(approvalOf(id));
  expect(formsOf(back.text).some(({ hidden: { version } }) => version)).toBe(false);
  expect([back.status, approvals(id)]).toEqual([200, 1]);

  const [lost = ""] = waiting(1);
  const fields = await opened(admin, approvalOf(lost));
  await sendAndLeave(admin, approvalOf(lost), { ...fields, password: DEMO_PASSWORD }, () => state(lost).status !== "queued");
  expect(await approve(admin, lost, fields)).toMatchObject({ status: 303, location: pageOf(lost) });
  expect(approvals(lost)).toBe(1);
});

test("a stale page decides nothing: neither an approval after a rejection nor one with the version that another approval made", async () => {
  const [admin, other] = await Promise.all([site.signedIn("admin"), site.signedIn("admin-kedua")]);
  const [id = ""] = waiting(1);
  const old = await opened(other, approvalOf(id));
  const reason = "Kuitansi belum dilampirkan";
  expect((await admin.fill(`${pageOf(id)}/Reject`, { reason })).status).toBe(303);
  const answer = await approve(other, id, old);
  expect(answer.status).toBe(409);
  expect(answer.text).toContain("Permintaan ini sudah diproses oleh");
  expect([state(id).status, approvals(id)]).toEqual(["rejected", 0]);

  const [large = ""] = waiting(1, { amount: 10_000_000 });
  give("writer", 9_900_000, "held");
  const stale = await opened(other, approvalOf(large));
  expect((await approve(admin, large, await opened(admin, approvalOf(large)))).status).toBe(303);
  expect((await approve(other, large, stale)).text).toContain("sudah memberi persetujuan pertama");
  expect(state(large)).toMatchObject({ status: "queued", version: 2 });
  expect((await approve(other, large, await opened(other, approvalOf(large)))).status).toBe(303);
  expect(audited(large)).toEqual(["payout.approved-first", "payout.approved"]);
});

test("[ROL6] its requester approves it in no way: as an admin, by a new role, a chosen one, an old page, many at once, another tenant", async () => {
  const [own = "", theirs = ""] = [...waiting(1, {}, "lead-region"), ...waiting(1)];
  const before = audited(own);
  site.db.prepare("insert into user_roles (lms_id, user_id, role) values (?, ?, 1)").run(lmsId(), userId("lead-region"));
  const person = await site.signedIn("lead-region");
  await person.fill("/Welcome", { kind: "1", keep: "on" });
  const page = await person.get(pageOf(own));
  expect(page.text).toContain("Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya.");
  expect(page.text).not.toMatch(/href="[^"]*\/(?:Approve|Reject)"/);
  await expect(opened(person, approvalOf(own))).rejects.toThrow("offers no decision");
  expect((await person.get("/Dashboard/Payouts?status=queued")).text).not.toContain(`value="${own}"`);

  // The form of another payout, open in this browser, bears a right token: only its address is changed.
  const old = await opened(person, approvalOf(theirs));
  const posts = [
    await approve(person, own, old),
    await person.post(`${approvalOf(own)}.data`, { ...old, password: DEMO_PASSWORD }),
    await person.post(`${pageOf(own)}/Reject`, { ...old, reason: "Saya tolak sendiri saja" }),
    await person.post("/Dashboard/Payouts/Bulk", { ...old, payouts: `${own}:1`, password: DEMO_PASSWORD }),
  ];
  for (const { status, text } of posts) {
    expect(status).toBe(403);
    expect(text).toContain("Anda tidak dapat memutuskan pencairan Anda sendiri.");
  }
  const pair: [string, string][] = [own, theirs].map((id) => ["payouts", `${id}:1`]);
  const both = await person.post("/Dashboard/Payouts/Bulk", [...Object.entries(old), ...pair, ["password", DEMO_PASSWORD]]);
  expect(both.text).toContain("Anda tidak dapat memutuskan pencairan Anda sendiri.");
  expect(approvals(theirs)).toBe(1);

  const foundation = String(lmsOf("foundation"));
  site.db.prepare("insert into user_roles (lms_id, user_id, role) values (?, ?, 1)").run(foundation, userId("lead-region"));
  const elsewhere = await site.signedIn("lead-region", "foundation");
  expect((await elsewhere.get("/Dashboard/Payouts")).status).toBe(200);
  const { hidden } = formsOf((await elsewhere.get("/Keluar")).text)[0] ?? { hidden: {} };
  expect((await elsewhere.get(approvalOf(own))).status).toBe(404);
  expect((await approve(elsewhere, own, { ...hidden, version: "1", kunci: crypto.randomUUID() })).status).toBe(404);
  expect(state(own)).toMatchObject({ status: "queued", version: 1 });
  expect(audited(own)).toEqual(before);
});

test("a held account is told with its end and offered to nobody; a self-approved payout is red, and its audit rows stand on its page", async () => {
  const admin = await site.signedIn("admin");
  const [held = "", own = ""] = [...waiting(1, { held_until: Date.now() + 3_600_000 }), ...waiting(1, {}, "mentor")];
  const list = (await admin.get("/Dashboard/Payouts?status=queued")).text;
  expect(list).toMatch(/Ditahan sampai (?:<!-- -->)?\d+ \w+ \d{4} pukul/);
  expect(list).toContain(`value="${own}"`);
  expect(list).not.toContain(`value="${held}"`);
  expect((await admin.get(approvalOf(held))).text).toMatch(/Rekening ini baru\. Pencairan dapat disetujui setelah \d+ \w+ \d{4} pukul/);
  expect((await admin.get(`/Dashboard/Payouts/Bulk?id=${held}`)).text).toMatch(/rekening baru, ditahan sampai/);

  await approve(admin, own, await opened(admin, approvalOf(own)));
  const page = (await admin.get(pageOf(own))).text;
  expect(page).not.toContain("Disetujui oleh pemohonnya sendiri");
  expect(page).toMatch(/Jejak audit pencairan ini[\s\S]*\(Admin\)[\s\S]*Menunggu persetujuan → Disetujui/);
  expect((await (await site.signedIn("mentor")).get(pageOf(own))).text).not.toContain("Jejak audit pencairan ini");
  site.db.prepare("update payouts set decided_by = requester_id where id = ?").run(own);
  expect((await admin.get(pageOf(own))).text).toContain('<strong class="text-danger-text">Disetujui oleh pemohonnya sendiri.</strong>');
});

const lmsOf = (tenant: string) =>
  (site.db.prepare("select lms_id from tenant_domains where domain = ?").get(`${tenant}.localhost`) as { lms_id: string }).lms_id;

/** Posts, and hangs up without having read the answer once the deed is done. */
async function sendAndLeave(person: Person, path: string, fields: Record<string, string>, isDone: () => boolean): Promise<void> {
  const body = new URLSearchParams(fields).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const asked = request(person.optionsOf(path, { method: "POST", headers, body }));
  asked.on("error", () => undefined);
  asked.end(body);
  await expect.poll(isDone, { timeout: 10_000, interval: 2 }).toBe(true);
  asked.destroy();
}
