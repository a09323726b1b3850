import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dumpAllRows } from "../guards/app-database";
import { setUpDemoApp } from "../guards/demo-app";
import { mapConcurrently } from "../guards/test-browser";
import { createFuzzFields, createRandom, encodeBody } from "./fuzz";
import { createFuzzTargets, type FuzzTarget } from "./fuzz-targets";

const site = setUpDemoApp();
const SEED = 20_261_121;
const INPUTS = 2_000;

/** Tables whose rows may change, be made or go with no word on what they hold: drafts, limits, sessions, what runs by the clock. */
const PASSING =
  /^(?:form_drafts|idempotency_keys|try_limits|access_tokens|account_sessions|account_tokens|app_tokens|outbox|files|job_runs|statistics_series|meta|known_places)$/;
type Row = Record<string, unknown>;
const holds = (must: Row) => (row: Row) =>
  Object.entries(must).every(([column, value]) => row[column] === value);
/** What forms that are taken make, and how each of its rows must look, whatever else was sent along. */
const MADE: Record<string, (row: Row) => boolean> = {
  donations: holds({ status: "pending", paid_at: null, campaign: "umum" }),
  payment_orders: ({ kind, status }) => kind === "donation" && status !== "paid",
  payment_events: ({ kind }) => kind !== "paid",
  gateway_orders: ({ status }) => status !== "paid" && status !== "settlement",
  sign_ups: holds({ user_id: null, roles: "[4]", team_id: null }),
  schools: holds({
    status: "submitted",
    decided_by: null,
    decided_by_name: null,
    reason: null,
    version: 1,
  }),
  appointments: holds({ status: "requested" }),
  payouts: holds({
    status: "queued",
    decided_by: null,
    first_approver_id: null,
    rail_id: null,
    version: 1,
  }),
  payout_events: () => true,
  ledger_transactions: () => true,
  ledger_entries: () => true,
  ledger_balances: () => true,
  counters: () => true,
  audit_log: ({ action }) => action === "payout.request" || action === "payout.requested",
};
/** Rows that were there may change here alone: numbers that are given out, and what a request for a payout holds back. */
const MOVED = ["ledger_balances", "counters"];

const said = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*(?:role="alert"|id="[^"]*-error")[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , text]) => (text ?? "").replace(/<[^>]+>/g, " ").trim(),
  );
const ENGLISH =
  /\b(?:invalid|required|expected|received|must be|too (?:small|big|short|long)|undefined|NaN|object Object|unrecognized|error:|cannot)\b/i;

test(`[XJS1] ${INPUTS} random and hostile inputs: no 5xx, nothing unlisted written, messages in Indonesian`, async () => {
  const chance = createRandom(SEED);
  const before = dumpAllRows(site.db);
  const forms = await createFuzzTargets(site);
  const rounds = Array.from({ length: INPUTS }, (_, at) => {
    const form = forms[at % forms.length] as FuzzTarget;
    const fields = createFuzzFields(chance, form.validFields, {
      ...form.hiddenFields,
      idempotency_key: randomUUID(),
    });
    return { at, form, fields, ...encodeBody(chance, fields) };
  });
  const wrong: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;
  const begun = performance.now();
  await mapConcurrently(rounds, 6, async ({ at, form, fields, body, contentType: type }) => {
    const start = performance.now();
    const answer = await form
      .openBrowser()
      .send(form.path, { method: "POST", body, headers: type ? { "content-type": type } : {} });
    slowest = Math.max(slowest, performance.now() - start);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const tell = (what: string) =>
      wrong.push(`#${at} ${form.path} ${type} ${JSON.stringify(fields).slice(0, 300)}: ${what}`);
    if (answer.status >= 500) tell(String(answer.status));
    if (/<script>alert\(1\)|<img src=x/.test(answer.text)) tell("what was written runs");
    if (answer.location !== "" && !/^\/(?![/\\])/.test(answer.location))
      tell(`sent to ${answer.location}`);
    const english = said(answer.text).find(
      (message) =>
        ENGLISH.test(message) && !fields.some(([, value]) => value && message.includes(value)),
    );
    if (english) tell(`says ${JSON.stringify(english)}`);
  });
  console.info(
    `${INPUTS} inputs in ${Math.round(performance.now() - begun)} ms, slowest ${Math.round(slowest)} ms, ${JSON.stringify(statuses)}`,
  );
  expect(wrong.slice(0, 10)).toEqual([]);

  const unlisted: string[] = [];
  const made: Record<string, number> = {};
  for (const [table, rows] of dumpAllRows(site.db)) {
    if (PASSING.test(table)) continue;
    const was = before.get(table) ?? new Set();
    const [fresh, gone] = [
      [...rows].filter((row) => !was.has(row)),
      [...was].filter((row) => !rows.has(row)),
    ];
    if (!MOVED.includes(table))
      unlisted.push(...gone.map((row) => `${table} lost or changed ${row}`));
    if (fresh.length > 0) made[table] = fresh.length;
    unlisted.push(
      ...fresh.filter((row) => !MADE[table]?.(JSON.parse(row))).map((row) => `${table} got ${row}`),
    );
  }
  console.info(`made: ${JSON.stringify(made)}`);
  expect(unlisted.slice(0, 10)).toEqual([]);
  // Forms that are right but for fields of others' are taken, or this test would say little.
  for (const table of ["donations", "sign_ups", "appointments", "payouts"])
    expect(made[table] ?? 0, table).toBeGreaterThan(0);
  expect((await site.openBrowser().get("/Class")).status).toBe(200);
}, 180_000);
