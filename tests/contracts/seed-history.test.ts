import { beforeAll, expect, test } from "vitest";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { PAYOUT_STATUSES, TWO_APPROVERS_THRESHOLD } from "~/lib/payout-status";
import type { Database } from "~/server/embedded/database/open-database";
import { findBrokenAuditRow } from "~/server/embedded/kit/audit/verify-audit-log";
import { nextSequenceNumber } from "~/server/embedded/kit/sequences";
import { APP_SECRET } from "./host-context";
import { createSqliteOpener, SEEDED_AT, seedDemo } from "./seed-fixture";

const openSqlite = createSqliteOpener();
let db: Database["db"];
beforeAll(async () => {
  const database = await openSqlite();
  await seedDemo(database);
  db = database.db;
});

const readBalances = () =>
  db.selectFrom("ledger_balances").select(["lms_id", "account", "balance"]).execute();

test("the demo ledger balances per transaction and per account", async () => {
  const sums = await db
    .selectFrom("ledger_entries")
    .select(({ fn }) => fn.sum<number>("amount").as("sum"))
    .groupBy("transaction_id")
    .execute();

  expect(sums.length).toBeGreaterThan(50);
  expect(sums.filter(({ sum }) => Number(sum) !== 0)).toEqual([]);

  const balances = await readBalances();
  const entries = await db
    .selectFrom("ledger_entries")
    .select(["lms_id", "account", ({ fn }) => fn.sum<number>("amount").as("balance")])
    .groupBy(["lms_id", "account"])
    .execute();
  const sortRows = (rows: typeof balances) =>
    rows.map((row) => `${row.lms_id} ${row.account} ${row.balance}`).sort();

  expect(sortRows(balances)).toEqual(sortRows(entries));
});

test("the demo audit log is chronological and an unbroken hash chain", async () => {
  const verifier = { db, appSecret: APP_SECRET, dataDir: "without-anchors" };
  for (const tenantId of ["lms-main", "lms-coding", "lms-foundation"])
    expect(await findBrokenAuditRow(verifier, tenantId)).toBeNull();

  const entries = await db
    .selectFrom("audit_log")
    .select("at")
    .where("lms_id", "=", "lms-main")
    .orderBy("seq")
    .execute();

  expect(entries.map(({ at }) => at)).toEqual(
    entries.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  expect(Math.max(...entries.map(({ at }) => at))).toBeLessThanOrEqual(SEEDED_AT);
});

test("the demo audit log records payouts, earnings, submissions and school and team decisions", async () => {
  const rows = await db
    .selectFrom("audit_log")
    .select("action")
    .distinct()
    .where("lms_id", "=", "lms-main")
    .execute();

  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      "earning.credited",
      "payment.paid",
      "payout.requested",
      "school.verify",
      "submission.publish",
      "team.verify",
    ]),
  );
});

test("demo payouts cover every status and follow the approval rules", async () => {
  const statuses = await db
    .selectFrom("payouts")
    .select("status")
    .distinct()
    .where("lms_id", "=", "lms-main")
    .execute();

  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(PAYOUT_STATUSES));

  const decided = await db
    .selectFrom("payouts")
    .selectAll()
    .where("decided_by", "is not", null)
    .execute();

  for (const row of decided) {
    expect(row.decided_by).not.toBe(row.requester_id);
    if (row.status !== "rejected")
      expect(row.first_approver_id !== null && row.first_approver_id !== row.decided_by).toBe(
        row.amount >= TWO_APPROVERS_THRESHOLD,
      );
  }
});

test("demo invoices cover every status and match enrolments and income", async () => {
  const invoices = await db
    .selectFrom("invoices")
    .select(["status", "class_id", "user_id", "total"])
    .where("lms_id", "=", "lms-main")
    .execute();

  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(PAYMENT_STATUSES));

  const enrolments = await db
    .selectFrom("enrolments")
    .selectAll()
    .where("lms_id", "=", "lms-main")
    .where("source", "=", "paid")
    .execute();
  const isPaid = ({ class_id, user_id }: (typeof enrolments)[number]) =>
    invoices.some(
      (invoice) =>
        invoice.status === "paid" && invoice.class_id === class_id && invoice.user_id === user_id,
    );

  expect(enrolments.length).toBeGreaterThan(10);
  expect(enrolments.filter((enrolment) => !isPaid(enrolment))).toEqual([]);

  const balances = await readBalances();
  const income = balances.find(
    (balance) => balance.lms_id === "lms-main" && balance.account === "income:classes",
  );

  expect(income?.balance).toBe(
    invoices.filter(({ status }) => status === "paid").reduce((sum, { total }) => sum + total, 0),
  );
});

test("demo donations match their income account", async () => {
  const balances = await readBalances();
  const donations = await db
    .selectFrom("donations")
    .select(["status", "amount"])
    .where("lms_id", "=", "lms-campaign-classroom")
    .execute();
  const income = balances.find(
    (balance) =>
      balance.lms_id === "lms-campaign-classroom" && balance.account === "income:donations:umum",
  );

  expect(income?.balance).toBe(
    donations
      .filter(({ status }) => status === "paid")
      .reduce((sum, { amount }) => sum + amount, 0),
  );
});

test("later records continue the seeded numbers", async () => {
  expect(
    await db.transaction().execute((trx) => nextSequenceNumber(trx, "lms-main", "payout-2026")),
  ).toBe(24);
});

test("demo enrolments never exceed the seats of a class", async () => {
  const seats = await db
    .selectFrom("enrolments as e")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.id", "=", "e.class_id").onRef("c.lms_id", "=", "e.lms_id"),
    )
    .select(["c.slug", "c.enrolled", ({ fn }) => fn.countAll<number>().as("places")])
    .groupBy(["c.lms_id", "c.id", "c.slug", "c.enrolled"])
    .execute();

  expect(seats.filter(({ enrolled, places }) => places > enrolled)).toEqual([]);
});

test("demo learning progress is consistent with enrolments, scores and certificates", async () => {
  const { enrolled, scores, certified } = await readLearning();

  expect(enrolled.filter(({ at, done }) => done !== null && done < at)).toEqual([]);
  expect(enrolled.filter(({ done }) => done !== null).length).toBeGreaterThan(50);
  expect(scores.every(({ score, passed }) => Number(score) >= 70 === (passed === 1))).toBe(true);
  for (const { number } of certified) expect(number).toMatch(/^[A-Z-]+-2026-[A-Z0-9]{8}$/);
  expect(certified.length).toBeGreaterThan(5);
});

async function readLearning() {
  const enrolled = await db
    .selectFrom("enrolments as e")
    .leftJoin("chapter_progress as p", (join) =>
      join
        .onRef("p.class_id", "=", "e.class_id")
        .onRef("p.user_id", "=", "e.user_id")
        .onRef("p.lms_id", "=", "e.lms_id"),
    )
    .select(["e.created_at as at", ({ fn }) => fn.min<number | null>("p.done_at").as("done")])
    .groupBy(["e.lms_id", "e.class_id", "e.user_id", "e.created_at"])
    .execute();
  const scores = await db.selectFrom("quiz_attempts").select(["score", "passed"]).execute();
  return {
    enrolled,
    scores,
    certified: await db.selectFrom("certificates").select("number").execute(),
  };
}

test("demo hand-ins are in every state in three classes, and graded within their rubric", async () => {
  const rows = await db
    .selectFrom("hand_ins as h")
    .innerJoin("assignments as a", (join) =>
      join.onRef("a.lms_id", "=", "h.lms_id").onRef("a.id", "=", "h.assignment_id"),
    )
    .select(["a.class_id", "h.status", "h.score", "h.submitted_at", "h.decided_at", "h.body"])
    .where("h.lms_id", "=", "lms-main")
    .execute();
  const getStates = (classId: string) =>
    new Set(rows.filter((row) => row.class_id === classId).map(({ status }) => status));
  const classIds = [...new Set(rows.map((row) => row.class_id))];

  expect(classIds.filter((id) => getStates(id).size === 3).length).toBeGreaterThanOrEqual(3);
  for (const { status, score, submitted_at, decided_at, body } of rows) {
    expect(body).not.toBe("");
    expect(submitted_at).toBeLessThan(SEEDED_AT);
    expect(score === null).toBe(status !== "graded");
    if (decided_at !== null) expect(decided_at).toBeLessThan(SEEDED_AT);
  }
});
