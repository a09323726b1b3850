import { beforeAll, expect, test } from "vitest";
import { BCA, earn, ledgerFaults, past, payoutRow, person } from "./payout-fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };
const DAY = 86_400_000;

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  const services = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId }).services;
  /** A requester of one's own, with money. */
  let people = 0;
  const requester = async (amount = 1_000_000, role = 2) => {
    const id = `asker-${++people}`;
    tokens[id] = await person(site(), id, [role]);
    if (amount > 0) await earn(site(), id, amount);
    return id;
  };
  const balance = async (who: string, lmsId = OURS) => (await services(who, lmsId).getPayoutBalance()).data;

  beforeAll(async () => {
    for (const [id, role] of Object.entries({ super: 0, admin: 1, mentor: 2, student: 4, lead: 7, region: 9 }))
      tokens[id] = await person(site(), id, [role]);
    tokens.theirs = await person(site(), "theirs", [1], THEIRS);
  });

  test("[STO15] 37 banks and five e-wallets with their codes, names and usual lengths", async () => {
    const { data } = await site().hosts().services.listBanks();
    expect(data).toHaveLength(42);
    expect(data[0]).toEqual({ code: "014", name: "BCA", digits: [10] });
    expect(data.find(({ code }) => code === "GOPAY")).toEqual({ code: "GOPAY", name: "GoPay", digits: [] });
  });

  test("[PAY2] a request is numbered by tenant and year, holds its money at once and shows its account masked", async () => {
    const who = await requester();
    expect(await balance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 0 });
    const { data, message } = await services(who).requestPayout({ body: { ...BCA, amount: 400_000, notes: " Honor Juli " } });
    expect(data).toMatchObject({
      ...{ amount: 400_000, fee: 2_500, net: 397_500, accountNumber: "1234567890", status: "queued", version: 1, notes: "Honor Juli" },
      ...{ requesterId: who, requesterName: `Nama ${who}`, heldUntil: null, decidedBy: null },
    });
    expect(data.reference).toMatch(/^PO-20\d\d-\d{6}$/);
    expect(message).toBe("Pencairan diajukan");
    expect(await balance(who)).toEqual({ available: 600_000, held: 400_000, paidOut: 0 });
    const listed = (await services(who).listPayouts()).data.items;
    expect(listed).toEqual([{ ...data, accountNumber: "****7890" }]);
    expect(await ledgerFaults(site())).toEqual({ sums: [0, 0], wrong: [] });
  });

  test("an e-wallet's account is a mobile number however it is written, and costs nothing", async () => {
    const who = await requester();
    const wallet = { ...BCA, bankCode: "GOPAY", amount: 50_000 };
    const { data } = await services(who).requestPayout({ body: { ...wallet, accountNumber: "081234567890" } });
    expect(data).toMatchObject({ accountNumber: "+6281234567890", fee: 0, net: 50_000 });
    expect(await refusal(services(who).requestPayout({ body: { ...wallet, accountNumber: "1234567890" } }))).toMatchObject({
      status: 422,
      data: { accountNumber: "Tulis nomor HP dompet digital, diawali 08" },
    });
  });

  test.each([
    ["amount", { amount: 49_999 }],
    ["amount", { amount: 100_000_001 }],
    ["amount", { amount: 75_000.5 }],
    ["amount", { amount: 1_000_001 }],
    ["bankCode", { bankCode: "999" }],
    ["accountNumber", { accountNumber: "12345" }],
    ["accountNumber", { accountNumber: "123 456 7890" }],
    ["accountNumber", { accountNumber: "+6281234567890" }],
    ["accountName", { accountName: "Al" }],
    ["notes", { notes: "x".repeat(101) }],
  ])("a wrong %s is named and nothing is held: %j", async (field, wrong) => {
    const who = await requester();
    const { status, data } = await past(site(), "services", tokens[who], "v2/payout/request", { ...BCA, amount: 100_000, ...wrong });
    expect([status, Object.keys(data ?? {})]).toEqual([422, [field]]);
    expect(await balance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 0 });
  });

  test("three are open at most, also at once; never more than there is", async () => {
    const who = await requester(10_000_000);
    const ask = (amount: number) => services(who).requestPayout({ body: { ...BCA, amount } });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => ask(100_000)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await refusal(ask(100_000))).toMatchObject({ status: 409 });
    const poor = await requester(100_000);
    const tries = await Promise.allSettled([1, 2].map(() => services(poor).requestPayout({ body: { ...BCA, amount: 60_000 } })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balance(poor)).toEqual({ available: 40_000, held: 60_000, paidOut: 0 });
  });

  test("the same key eight times at once makes one request", async () => {
    const who = await requester();
    const ask = (more = {}) => services(who).requestPayout({ body: { ...BCA, amount: 100_000, ...more }, idempotencyKey: `ask-${who}` });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balance(who)).toMatchObject({ held: 100_000 });
    expect(await refusal(ask({ amount: 200_000 }))).toMatchObject({ status: 409 });
  });

  test("a new account waits 24 hours from when it was first named; cancelling and asking again changes nothing", async () => {
    const who = await requester();
    const ask = async (more = {}) => (await services(who).requestPayout({ body: { ...BCA, amount: 50_000, ...more } })).data;
    const other = { accountNumber: "5555555555" };
    expect((await ask()).heldUntil).toBeNull();
    const changed = await ask(other);
    expect(changed.heldUntil).toBe(changed.requestedAt + DAY);
    const desk = site().hosts({ accessToken: tokens[who] }).desk;
    await desk.cancelPayout({ params: { id: changed.id }, body: { version: 1 } });
    expect((await ask(other)).heldUntil).toBe(changed.heldUntil);
    const mail = await site().database.db.selectFrom("outbox").selectAll().where("to_address", "=", `${who}@ours.example`).execute();
    expect(mail[0]?.body).toContain("BCA ****5555");
    expect(mail[0]?.body).not.toContain("5555555555");

    await site()
      .database.db.updateTable("payouts")
      .set((eb) => ({ requested_at: eb("requested_at", "-", DAY), status: "cancelled" }))
      .where("requester_id", "=", who)
      .execute();
    expect((await ask(other)).heldUntil).toBeNull();
    expect((await ask()).heldUntil).toBeNull();
    // The same number at another bank is another account.
    expect((await ask({ bankCode: "008" })).heldUntil).not.toBeNull();
  });

  test("[ROL6] who has no role for it neither asks nor lists; balances are by tenant", async () => {
    const body = { ...BCA, amount: 50_000 };
    expect(await refusal(services("student").requestPayout({ body }))).toMatchObject(FORBIDDEN);
    expect(await refusal(services("student").listPayouts())).toMatchObject(FORBIDDEN);
    const who = await requester();
    expect(await refusal(services(who, THEIRS).requestPayout({ body }))).toMatchObject(FORBIDDEN);
    expect(await refusal(services(who, THEIRS).listPayouts())).toMatchObject(FORBIDDEN);
    expect(await balance(who, THEIRS)).toEqual({ available: 0, held: 0, paidOut: 0 });
    // A superadmin is one everywhere, but money stays where it was earned.
    await earn(site(), "super", 500_000);
    expect(await refusal(services("super", THEIRS).requestPayout({ body }))).toMatchObject({
      status: 422,
      data: { amount: expect.any(String) },
    });
  });

  test("[ENT4] [ENT8] ten a page by page and perPage, newest first; managers and leads see all of their tenant, others their own", async () => {
    const { db } = site().database;
    const clear = async () => {
      await db.deleteFrom("payout_events").execute();
      await db.deleteFrom("payouts").execute();
    };
    await clear();
    const made = Array.from({ length: 25 }, (_, number) => payoutRow(number + 1, number % 5 === 0 ? "mentor" : "lead"));
    await db.insertInto("payouts").values(made).execute();
    await db
      .insertInto("payouts")
      .values(payoutRow(900, "theirs", { lms_id: THEIRS }))
      .execute();
    const first = (await services("admin").listPayouts()).data;
    expect(first).toMatchObject({ page: 1, perPage: 10, totalItems: 25, totalPages: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 10).map(({ id }) => id));
    const last = (await services("admin").listPayouts({ query: { page: 5, perPage: 6 } })).data;
    expect(last.items.map(({ id }) => id)).toEqual(made.slice(24).map(({ id }) => id));
    for (const who of ["super", "lead", "region"]) expect((await services(who).listPayouts()).data.totalItems).toBe(25);
    expect((await services("mentor").listPayouts()).data.totalItems).toBe(5);
    expect((await services("theirs", THEIRS).listPayouts()).data.items.map(({ reference }) => reference)).toEqual(["PO-2026-000900"]);
    expect(JSON.stringify((await services("admin").listPayouts({ query: { perPage: 100 } })).data)).not.toMatch(/"accountNumber":"\d/);
    await clear();
  });

  test("[STO15] the list is filtered by state, bank, period and search in reference, names and last four digits", async () => {
    const { db } = site().database;
    await db.deleteFrom("payout_events").execute();
    await db.deleteFrom("payouts").execute();
    const at = (day: string) => Date.parse(`${day}+07:00`);
    const row = (number: number, more: Parameters<typeof payoutRow>[2]) => payoutRow(number, "mentor", more);
    await db
      .insertInto("payouts")
      .values([
        row(1, { status: "completed", requested_at: at("2026-08-17T00:00:00"), account_number: "7770001234" }),
        row(2, { bank_code: "GOPAY", requested_at: at("2026-08-17T23:59:59.999"), account_name: "Sari 100%" }),
        row(3, { requested_at: at("2026-08-18T00:00:00"), requester_name: "Édi Kurniawan" }),
      ])
      .execute();
    const found = async (query: Parameters<ReturnType<typeof services>["listPayouts"]>[0]) =>
      (await services("admin").listPayouts(query)).data.items.map(({ reference }) => Number(reference.slice(-6)));
    expect(await found({ query: { status: "completed" } })).toEqual([1]);
    expect(await found({ query: { bank: "GOPAY" } })).toEqual([2]);
    expect(await found({ query: { from: "2026-08-18" } })).toEqual([3]);
    expect(await found({ query: { from: "2026-08-17", to: "2026-08-17" } })).toEqual([2, 1]);
    expect(await found({ query: { search: "po-2026-000003" } })).toEqual([3]);
    expect(await found({ query: { search: "ÉDI  kur" } })).toEqual([3]);
    expect(await found({ query: { search: "1234" } })).toEqual([1]);
    expect(await found({ query: { search: "0%" } })).toEqual([2]);
    // No more of an account than its last four digits can be felt out.
    expect(await found({ query: { search: "77700" } })).toEqual([]);
    expect(await found({ query: { search: "mentor", status: "queued", bank: "014" } })).toEqual([]);
    for (const query of ["status=lost", "page=0", "perPage=101", "from=17-08-2026", `search=${"x".repeat(101)}`])
      expect((await past(site(), "services", tokens.admin, `v2/payout/list?${query}`)).status).toBe(400);
  });
});
