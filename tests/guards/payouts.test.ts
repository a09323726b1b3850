import { request } from "node:http";
import { expect, test } from "vitest";
import { pickRounds } from "../support/rounds";
import { setUpDemoApp } from "./demo-app";
import { createPayoutHelpers } from "./payout-database";
import { DEMO_PASSWORD, parseForms, type TestBrowser } from "./test-browser";

const ROUNDS = pickRounds(10, 200);
const site = setUpDemoApp();
const {
  getTenantId,
  getUserId,
  addEarnings,
  createQueuedPayouts,
  listAuditActions,
  getState,
  getLedgerSum,
} = createPayoutHelpers(() => site.db);

const toPath = (id: string) => `/Dashboard/Payouts/${id}`;
const toApprovalPath = (id: string) => `${toPath(id)}/Approve`;
/** Opens a decision page. @returns the hidden fields of its form */
const openDecision = async (browser: TestBrowser, path: string) => {
  const form = parseForms((await browser.get(path)).text).find(({ hidden }) => hidden.version);
  if (!form) throw new Error(`${path} offers no decision`);
  return form.hidden;
};
const approve = (browser: TestBrowser, id: string, hidden: Record<string, string>) =>
  browser.post(toApprovalPath(id), { ...hidden, password: DEMO_PASSWORD });
const countApprovals = (id: string) => listAuditActions(id, "payout.approved").length;

test(`two admins who approve at once, ${ROUNDS} times: one gets 303 and the audit row, the other 409 with the first decision`, async () => {
  const [first, second] = await Promise.all([
    site.openSignedInBrowser("admin"),
    site.openSignedInBrowser("admin-kedua"),
  ]);
  // Together below the sum that needs two approvers.
  const ids = createQueuedPayouts(ROUNDS, { amount: 10_000 });
  const hiddenFields = await Promise.all(
    [first, second].map((browser) => openDecision(browser, toApprovalPath(ids[0] ?? ""))),
  );
  const winCounts = [0, 0];
  for (const id of ids) {
    const answers = await Promise.all(
      [first, second].map((browser, at) => approve(browser, id, hiddenFields[at] ?? {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const winner = answers.findIndex(({ status }) => status === 303);
    winCounts[winner] = (winCounts[winner] ?? 0) + 1;
    expect(answers[winner]?.location).toBe(`${toPath(id)}?selesai=ya`);
    expect(answers[1 - winner]?.text).toMatch(
      /Permintaan ini sudah diproses oleh [^<]+ pada \d+ \w+ \d{4} pukul/,
    );
  }

  for (const id of ids) {
    expect(countApprovals(id)).toBe(1);
    expect(listAuditActions(id).filter((action) => /rejected|cancelled/.test(action))).toEqual([]);
  }
  expect(getLedgerSum()).toBe(0);

  console.info(`first ${winCounts[0]}, second ${winCounts[1]} times`);
}, 240_000);

test("a double click, a refresh and a retry after a lost response approve once and lead to the payout", async () => {
  const admin = await site.openSignedInBrowser("admin");
  const [id = ""] = createQueuedPayouts(1);
  const hidden = await openDecision(admin, toApprovalPath(id));
  const clicks = await Promise.all([approve(admin, id, hidden), approve(admin, id, hidden)]);
  const refreshed = await approve(admin, id, hidden);

  expect([...clicks, refreshed].map(({ status, location }) => [status, location])).toEqual(
    Array(3).fill([303, `${toPath(id)}?selesai=ya`]),
  );

  const back = await admin.get(toApprovalPath(id));

  expect(parseForms(back.text).some(({ hidden: { version } }) => version)).toBe(false);
  expect([back.status, countApprovals(id)]).toEqual([200, 1]);

  const [lostId = ""] = createQueuedPayouts(1);
  const fields = await openDecision(admin, toApprovalPath(lostId));
  await sendAndLeave(
    admin,
    toApprovalPath(lostId),
    { ...fields, password: DEMO_PASSWORD },
    () => getState(lostId).status !== "queued",
  );

  expect(await approve(admin, lostId, fields)).toMatchObject({
    status: 303,
    location: `${toPath(lostId)}?selesai=ya`,
  });
  expect(countApprovals(lostId)).toBe(1);
});

test("an approval from a stale page answers 409 after a rejection and after a first approval", async () => {
  const [admin, other] = await Promise.all([
    site.openSignedInBrowser("admin"),
    site.openSignedInBrowser("admin-kedua"),
  ]);
  const [id = ""] = createQueuedPayouts(1);
  const otherForm = await openDecision(other, toApprovalPath(id));
  const reason = "Kuitansi belum dilampirkan";

  expect((await admin.submitForm(`${toPath(id)}/Reject`, { reason })).status).toBe(303);

  const answer = await approve(other, id, otherForm);

  expect(answer.status).toBe(409);
  expect(answer.text).toContain("Permintaan ini sudah diproses oleh");
  expect([getState(id).status, countApprovals(id)]).toEqual(["rejected", 0]);

  const [largeId = ""] = createQueuedPayouts(1, { amount: 10_000_000 });
  addEarnings("writer", 9_900_000, "held");
  const stale = await openDecision(other, toApprovalPath(largeId));

  expect(
    (await approve(admin, largeId, await openDecision(admin, toApprovalPath(largeId)))).status,
  ).toBe(303);
  expect((await approve(other, largeId, stale)).text).toContain(
    "sudah memberi persetujuan pertama",
  );
  expect(getState(largeId)).toMatchObject({ status: "queued", version: 2 });
  expect(
    (await approve(other, largeId, await openDecision(other, toApprovalPath(largeId)))).status,
  ).toBe(303);
  expect(listAuditActions(largeId)).toEqual(["payout.approved-first", "payout.approved"]);
});

test("[ROL6] a requester cannot approve their own payout by a new role, a reused form, a bulk request or another tenant", async () => {
  const [ownId = "", otherId = ""] = [
    ...createQueuedPayouts(1, {}, "lead-region"),
    // Not the writer, whose large payout of another test needs two approvers for every further one.
    ...createQueuedPayouts(1, {}, "teacher"),
  ];
  const before = listAuditActions(ownId);
  site.db
    .prepare("insert into user_roles (lms_id, user_id, role) values (?, ?, 1)")
    .run(getTenantId("main"), getUserId("lead-region"));
  const browser = await site.openSignedInBrowser("lead-region");
  await browser.submitForm("/Welcome", { kind: "1", keep: "on" });
  const page = await browser.get(toPath(ownId));

  expect(page.text).toContain("Ini pencairan Anda sendiri. Orang lain yang harus memutuskannya.");
  expect(page.text).not.toMatch(/href="[^"]*\/(?:Approve|Reject)"/);
  await expect(openDecision(browser, toApprovalPath(ownId))).rejects.toThrow("offers no decision");
  expect((await browser.get("/Dashboard/Payouts?status=queued")).text).not.toContain(
    `value="${ownId}"`,
  );

  // A valid form of another payout, posted to this payout's address.
  const otherForm = await openDecision(browser, toApprovalPath(otherId));
  const posts = [
    await approve(browser, ownId, otherForm),
    await browser.post(`${toApprovalPath(ownId)}.data`, { ...otherForm, password: DEMO_PASSWORD }),
    await browser.post(`${toPath(ownId)}/Reject`, {
      ...otherForm,
      reason: "Saya tolak sendiri saja",
    }),
    await browser.post("/Dashboard/Payouts/Bulk", {
      ...otherForm,
      payouts: `${ownId}:1`,
      password: DEMO_PASSWORD,
    }),
  ];

  for (const { status, text } of posts) {
    expect(status).toBe(403);
    expect(text).toContain("Anda tidak dapat memutuskan pencairan Anda sendiri.");
  }

  const choices: [string, string][] = [ownId, otherId].map((id) => ["payouts", `${id}:1`]);
  const bulkResponse = await browser.post("/Dashboard/Payouts/Bulk", [
    ...Object.entries(otherForm),
    ...choices,
    ["password", DEMO_PASSWORD],
  ]);

  expect(bulkResponse.text).toContain("Anda tidak dapat memutuskan pencairan Anda sendiri.");
  expect(countApprovals(otherId)).toBe(1);

  const foundationId = getTenantId("foundation");
  site.db
    .prepare("insert into user_roles (lms_id, user_id, role) values (?, ?, 1)")
    .run(foundationId, getUserId("lead-region"));
  const foundationBrowser = await site.openSignedInBrowser("lead-region", "foundation");

  expect((await foundationBrowser.get("/Dashboard/Payouts")).status).toBe(200);

  const { hidden } = parseForms((await foundationBrowser.get("/Keluar")).text)[0] ?? { hidden: {} };

  expect((await foundationBrowser.get(toApprovalPath(ownId))).status).toBe(404);
  expect(
    (
      await approve(foundationBrowser, ownId, {
        ...hidden,
        version: "1",
        idempotency_key: crypto.randomUUID(),
      })
    ).status,
  ).toBe(404);
  expect(getState(ownId)).toMatchObject({ status: "queued", version: 1 });
  expect(listAuditActions(ownId)).toEqual(before);
});

test("a payout to a held account cannot be chosen until its end; a self-approved one is flagged on its page", async () => {
  const admin = await site.openSignedInBrowser("admin");
  const [heldId = "", ownId = ""] = [
    ...createQueuedPayouts(1, { held_until: Date.now() + 3_600_000 }),
    ...createQueuedPayouts(1, {}, "mentor"),
  ];
  const list = (await admin.get("/Dashboard/Payouts?status=queued")).text;

  expect(list).toMatch(/Ditahan sampai (?:<!-- -->)?\d+ \w+ \d{4} pukul/);
  expect(list).toContain(`value="${ownId}"`);
  expect(list).not.toContain(`value="${heldId}"`);
  expect((await admin.get(toApprovalPath(heldId))).text).toMatch(
    /Rekening ini baru\. Pencairan dapat disetujui setelah \d+ \w+ \d{4} pukul/,
  );
  expect((await admin.get(`/Dashboard/Payouts/Bulk?id=${heldId}`)).text).toMatch(
    /rekening baru, ditahan sampai/,
  );

  await approve(admin, ownId, await openDecision(admin, toApprovalPath(ownId)));
  const page = (await admin.get(toPath(ownId))).text;

  expect(page).not.toContain("Disetujui oleh pemohonnya sendiri");
  expect(page).toMatch(
    /Jejak audit pencairan ini[\s\S]*\(Admin\)[\s\S]*Menunggu persetujuan → Disetujui/,
  );
  expect((await (await site.openSignedInBrowser("mentor")).get(toPath(ownId))).text).not.toContain(
    "Jejak audit pencairan ini",
  );

  site.db.prepare("update payouts set decided_by = requester_id where id = ?").run(ownId);

  expect((await admin.get(toPath(ownId))).text).toContain(
    '<strong class="text-danger-text">Disetujui oleh pemohonnya sendiri.</strong>',
  );
});

/** Posts, and disconnects without reading the response once `isDone`. */
async function sendAndLeave(
  browser: TestBrowser,
  path: string,
  fields: Record<string, string>,
  isDone: () => boolean,
): Promise<void> {
  const body = new URLSearchParams(fields).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const outgoing = request(browser.getRequestOptions(path, { method: "POST", headers, body }));
  outgoing.on("error", () => undefined);
  outgoing.end(body);
  await expect.poll(isDone, { timeout: 10_000, interval: 2 }).toBe(true);
  outgoing.destroy();
}
