import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dumpAllRows } from "../guards/app-database";
import { readBuiltRoutes } from "../guards/built-routes";
import { setUpDemoApp } from "../guards/demo-app";
import { mapConcurrently } from "../guards/test-browser";
import { pickRounds } from "../support/rounds";
import { createFuzzFields, createRandom, encodeBody } from "./fuzz";
import { FUZZED_SITE } from "./fuzz-site-targets";
import { createFuzzTargets, type FuzzTarget } from "./fuzz-targets";

const site = setUpDemoApp();
const SEED = 20_261_121;
const INPUT_COUNT = pickRounds(500, 2_000);

/** Tables whose rows may change freely: drafts, conversations, limits, sessions and what background jobs write. */
const TRANSIENT_TABLES =
  /^(?:chat_identities|chat_messages|chat_tokens|conversations|form_drafts|idempotency_keys|try_limits|access_tokens|account_sessions|account_tokens|app_tokens|outbox|files|job_runs|statistics_series|meta|known_places|audit_verifications|click_log|sent_reminders)$/;
type Row = Record<string, unknown>;
const matches = (expected: Row) => (row: Row) =>
  Object.entries(expected).every(([column, value]) => row[column] === value);
/** Rows that accepted forms may add, whatever other fields were sent. */
const ALLOWED_NEW_ROWS: Record<string, (row: Row) => boolean> = {
  // The chapter that the target names.
  lesson_notes: ({ module_slug }) => module_slug === "halaman-pertama",
  donations: matches({ status: "pending", paid_at: null, campaign: "umum" }),
  payment_orders: ({ kind, status }) => kind === "donation" && status !== "paid",
  payment_events: ({ kind }) => kind !== "paid",
  gateway_orders: ({ status }) => status !== "paid" && status !== "settlement",
  sign_ups: matches({ user_id: null, roles: "[4]", team_id: null }),
  schools: matches({
    status: "submitted",
    decided_by: null,
    decided_by_name: null,
    reason: null,
    version: 1,
  }),
  teams: matches({ status: "submitted" }),
  team_members: () => true,
  appointments: matches({ status: "requested" }),
  inbox_items: matches({ state: "new", assignee_id: null, version: 1 }),
  service_requests: () => true,
  demo_requests: () => true,
  visitor_messages: () => true,
  answer_templates: () => true,
  submissions: matches({ status: "pending", decided_by_name: null }),
  campaigns: matches({ slug: "sumur-uji" }),
  companies: matches({ publication: "draft" }),
  festival_items: () => true,
  plans: matches({ status: "draft" }),
  portfolios: matches({ status: "draft" }),
  mentors: ({ user_id }) => user_id !== null,
  payouts: matches({
    status: "queued",
    decided_by: null,
    first_approver_id: null,
    rail_id: null,
    version: 1,
  }),
  quiz_attempts: ({ passed }) => passed !== 1,
  classes: ({ publication, enrolled }) => publication === "draft" && enrolled === 0,
  questions: ({ class_id }) => class_id === null,
  question_tags: () => true,
  calendar_tokens: () => true,
  posts: matches({ kind_slug: "article", archived_at: null }),
  post_revisions: matches({ change: "saved" }),
  categories: matches({ kind_slug: "blog" }),
  vouchers: matches({ used: 0, stopped_at: null }),
  settings: matches({ lms_id: `lms-${FUZZED_SITE}` }),
  domain_claims: matches({ lms_id: `lms-${FUZZED_SITE}` }),
  setting_versions: matches({ lms_id: `lms-${FUZZED_SITE}` }),
  notice_opt_outs: () => true,
  payout_events: () => true,
  ledger_transactions: () => true,
  ledger_entries: () => true,
  ledger_balances: () => true,
  counters: () => true,
  audit_log: ({ action }) =>
    action === "payout.request" ||
    action === "payout.requested" ||
    action === "voucher.created" ||
    /^(?:setting|domain|campaign|company|festival|plan|portfolio)\./.test(String(action)) ||
    String(action).startsWith("account."),
};
/** Tables whose existing rows may change: number sequences, balances held by payout requests, and settings. */
const TABLES_WITH_ALLOWED_UPDATES = ["ledger_balances", "counters", "settings"];

/** Routes that take a form and have none among the targets; the catch-all takes none. */
async function listUncoveredRoutes(forms: FuzzTarget[]): Promise<string[]> {
  const patterns = (await readBuiltRoutes())
    .filter(({ hasAction, pattern }) => hasAction && pattern !== "*")
    .map(({ pattern }) => pattern);
  return patterns.filter((pattern) => {
    const path = new RegExp(`^/${pattern.replace(/:\w+/g, "[^/]+")}(?:\\?|$)`);
    return !forms.some((form) => path.test(form.path));
  });
}

const listErrorMessages = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*(?:role="alert"|id="[^"]*-error")[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , text]) => (text ?? "").replace(/<[^>]+>/g, " ").trim(),
  );
const ENGLISH_MESSAGE =
  /\b(?:invalid|required|expected|received|must be|too (?:small|big|short|long)|undefined|NaN|object Object|unrecognized|error:|cannot)\b/i;

test(`[XJS1] ${INPUT_COUNT} random and hostile inputs: no 5xx, no unlisted rows written, messages in Indonesian`, async () => {
  const random = createRandom(SEED);
  const before = dumpAllRows(site.db);
  const forms = await createFuzzTargets(site);

  expect(await listUncoveredRoutes(forms)).toEqual([]);

  const rounds = Array.from({ length: INPUT_COUNT }, (_, at) => {
    const form = forms[at % forms.length] as FuzzTarget;
    const fields = createFuzzFields(random, form.validFields, {
      ...form.hiddenFields,
      idempotency_key: randomUUID(),
    });
    return { at, form, fields, ...encodeBody(random, fields) };
  });
  const violations: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;
  const startedAt = performance.now();
  await mapConcurrently(rounds, 6, async ({ at, form, fields, body, contentType: type }) => {
    const start = performance.now();
    const answer = await form
      .openBrowser()
      .send(form.path, { method: "POST", body, headers: type ? { "content-type": type } : {} });
    slowest = Math.max(slowest, performance.now() - start);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const report = (what: string) =>
      violations.push(
        `#${at} ${form.path} ${type} ${JSON.stringify(fields).slice(0, 300)}: ${what}`,
      );
    if (answer.status >= 500) report(String(answer.status));
    if (/<script>alert\(1\)|<img src=x/.test(answer.text))
      report("unescaped markup in the response");
    if (answer.location !== "" && !/^\/(?![/\\])/.test(answer.location))
      report(`redirects to ${answer.location}`);
    const english = listErrorMessages(answer.text).find(
      (message) =>
        ENGLISH_MESSAGE.test(message) &&
        !fields.some(([, value]) => value && message.includes(value)),
    );
    if (english) report(`shows ${JSON.stringify(english)}`);
  });
  console.info(
    `${INPUT_COUNT} inputs in ${Math.round(performance.now() - startedAt)} ms, slowest ${Math.round(slowest)} ms, ${JSON.stringify(statuses)}`,
  );

  expect(violations.slice(0, 10)).toEqual([]);

  const unexpectedChanges: string[] = [];
  const addedCounts: Record<string, number> = {};
  for (const [table, rows] of dumpAllRows(site.db)) {
    if (TRANSIENT_TABLES.test(table)) continue;
    const previous = before.get(table) ?? new Set();
    const [added, removed] = [
      [...rows].filter((row) => !previous.has(row)),
      [...previous].filter((row) => !rows.has(row)),
    ];
    if (!TABLES_WITH_ALLOWED_UPDATES.includes(table))
      unexpectedChanges.push(...removed.map((row) => `${table} lost or changed ${row}`));
    if (added.length > 0) addedCounts[table] = added.length;
    unexpectedChanges.push(
      ...added
        .filter((row) => !ALLOWED_NEW_ROWS[table]?.(JSON.parse(row)))
        .map((row) => `${table} added ${row}`),
    );
  }
  console.info(`added: ${JSON.stringify(addedCounts)}`);

  expect(unexpectedChanges.slice(0, 10)).toEqual([]);
  // Some forms must be accepted, or this test would prove little.
  expect(Object.keys(addedCounts).length).toBeGreaterThan(5);
  expect((await site.openBrowser().get("/Class")).status).toBe(200);
}, 600_000);
