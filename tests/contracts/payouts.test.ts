import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { requestPayout } from "~/server/embedded/domain/payouts/request-payout";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import {
  BCA_ACCOUNT,
  creditEarnings,
  findLedgerErrors,
  sendUnvalidated,
  signInPayoutUser,
} from "./payout-row-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const services = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).services;
  /** A new requester with a balance. */
  let userCount = 0;
  const requester = async (amount = 1_000_000, role: number = ROLE.mentor) => {
    const id = `requester-${++userCount}`;
    tokens[id] = await signInPayoutUser(site(), id, [role]);
    if (amount > 0) await creditEarnings(site(), id, amount);
    return id;
  };
  const balance = async (who: string, tenantId = TENANT_ID) =>
    (await services(who, tenantId).getPayoutBalance()).data;

  beforeAll(async () => {
    for (const [id, role] of Object.entries({
      super: ROLE.superadmin,
      admin: ROLE.admin,
      mentor: ROLE.mentor,
      student: ROLE.student,
      lead: ROLE.leadProgram,
      region: ROLE.leadRegion,
    }))
      tokens[id] = await signInPayoutUser(site(), id, [role]);
    tokens.theirs = await signInPayoutUser(site(), "theirs", [ROLE.admin], OTHER_TENANT_ID);
  });

  test("[STO15] listBanks returns 37 banks and five e-wallets with codes, names and lengths", async () => {
    const { data } = await site().createClients().services.listBanks();

    expect(data).toHaveLength(42);
    expect(data[0]).toEqual({ code: "014", name: "BCA", digits: [10] });
    expect(data.find(({ code }) => code === "GOPAY")).toEqual({
      code: "GOPAY",
      name: "GoPay",
      digits: [],
    });
  });

  test("[PAY2] requestPayout numbers by tenant and year, holds the money and masks the account in lists", async () => {
    const who = await requester();

    expect(await balance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 0 });

    const { data, message } = await services(who).requestPayout({
      body: { ...BCA_ACCOUNT, amount: 400_000, notes: " Honor Juli " },
    });

    expect(data).toMatchObject({
      amount: 400_000,
      fee: 2_500,
      net: 397_500,
      accountNumber: "1234567890",
      status: "queued",
      version: 1,
      notes: "Honor Juli",
      requesterId: who,
      requesterName: `Nama ${who}`,
      heldUntil: null,
      decidedBy: null,
    });
    expect(data.reference).toMatch(/^PO-20\d\d-\d{6}$/);
    expect(message).toBe("Pencairan diajukan");
    expect(await balance(who)).toEqual({ available: 600_000, held: 400_000, paidOut: 0 });

    const list = async (search?: string) =>
      (await services(who).listPayouts({ query: { search } })).data.items;

    expect(await list()).toEqual([{ ...data, accountNumber: "****7890" }]);
    expect(await list("7890")).toHaveLength(1);
    // Not by more digits than the list shows.
    expect(await list("567890")).toEqual([]);
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
  });

  test("requestPayout normalises an e-wallet's phone number and charges no fee", async () => {
    const who = await requester();
    const wallet = { ...BCA_ACCOUNT, bankCode: "GOPAY", amount: 50_000 };
    const { data } = await services(who).requestPayout({
      body: { ...wallet, accountNumber: "081234567890" },
    });

    expect(data).toMatchObject({ accountNumber: "+6281234567890", fee: 0, net: 50_000 });
    expect(
      await getError(
        services(who).requestPayout({ body: { ...wallet, accountNumber: "1234567890" } }),
      ),
    ).toMatchObject({
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
  ])("requestPayout rejects an invalid %s with 422 and holds nothing: %j", async (field, wrong) => {
    const who = await requester();
    const { status, data } = await sendUnvalidated(
      site(),
      "services",
      tokens[who],
      "v2/payout/request",
      {
        ...BCA_ACCOUNT,
        amount: 100_000,
        ...wrong,
      },
    );

    expect(status).toBe(422);
    expect(data).toEqual({ [field]: expect.stringMatching(/\w/) });
    expect(await balance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 0 });
  });

  test("requestPayout allows three open requests within the balance, also concurrently", async () => {
    const who = await requester(10_000_000);
    const ask = (amount: number) =>
      services(who).requestPayout({ body: { ...BCA_ACCOUNT, amount } });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => ask(100_000)));

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await getError(ask(100_000))).toMatchObject({ status: 409 });

    const poor = await requester(100_000);
    const tries = await Promise.allSettled(
      [1, 2].map(() => services(poor).requestPayout({ body: { ...BCA_ACCOUNT, amount: 60_000 } })),
    );

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balance(poor)).toEqual({ available: 40_000, held: 60_000, paidOut: 0 });
  });

  test("requestPayout allows the whole balance", async () => {
    const who = await requester(100_000);
    await services(who).requestPayout({ body: { ...BCA_ACCOUNT, amount: 100_000 } });

    expect(await balance(who)).toEqual({ available: 0, held: 100_000, paidOut: 0 });
  });

  test("requestPayout creates one payout for eight concurrent requests with one key", async () => {
    const who = await requester();
    const ask = (more = {}) =>
      services(who).requestPayout({
        body: { ...BCA_ACCOUNT, amount: 100_000, ...more },
        idempotencyKey: `ask-${who}`,
      });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balance(who)).toMatchObject({ held: 100_000 });
    expect(await getError(ask({ amount: 200_000 }))).toMatchObject({ status: 409 });
  });

  test("requestPayout holds a new account for 24 hours after its first use, also after cancelling", async () => {
    const who = await requester();
    const ask = async (more = {}) =>
      (await services(who).requestPayout({ body: { ...BCA_ACCOUNT, amount: 50_000, ...more } }))
        .data;
    const other = { accountNumber: "5555555555" };

    expect((await ask()).heldUntil).toBeNull();

    const changed = await ask(other);

    expect(changed.heldUntil).toBe((changed.requestedAt ?? 0) + DAY_MS);

    const admin = site().createClients({ accessToken: tokens[who] }).admin;
    await admin.cancelPayout({ params: { id: changed.id }, body: { version: 1 } });

    expect((await ask(other)).heldUntil).toBe(changed.heldUntil);

    const mail = await site()
      .database.db.selectFrom("outbox")
      .selectAll()
      .where("to_address", "=", `${who}@ours.example`)
      .execute();

    expect(mail[0]?.body).toContain("BCA ****5555");
    expect(mail[0]?.body).not.toContain("5555555555");

    await site()
      .database.db.updateTable("payouts")
      .set((eb) => ({ requested_at: eb("requested_at", "-", DAY_MS), status: "cancelled" }))
      .where("requester_id", "=", who)
      .execute();

    expect((await ask(other)).heldUntil).toBeNull();
    expect((await ask()).heldUntil).toBeNull();
    // The same number at another bank is a different account.
    expect((await ask({ bankCode: "008" })).heldUntil).not.toBeNull();
  });

  test("requestPayout no longer holds an account from the moment its 24 hours end", async () => {
    const who = await requester();
    const askAt = (now: number, accountNumber: string) =>
      requestPayout(
        { ...site().context, clock: () => now },
        {
          tenantId: TENANT_ID,
          user: { id: who, roles: [ROLE.mentor] },
          payout: { ...BCA_ACCOUNT, accountNumber, amount: 50_000 },
          idempotencyKey: undefined,
          source: { tenantId: TENANT_ID, clientIp: "", requestId: "hold" },
        },
      );
    const firstUse = Date.now();
    await askAt(firstUse, "1234567890");

    expect((await askAt(firstUse, "5555555555")).heldUntil).toBe(firstUse + DAY_MS);
    expect((await askAt(firstUse + DAY_MS, "5555555555")).heldUntil).toBeNull();
  });

  test("[ROL6] requestPayout and listPayouts answer 403 without a payout role; balances are per tenant", async () => {
    const body = { ...BCA_ACCOUNT, amount: 50_000 };

    expect(await getError(services("student").requestPayout({ body }))).toMatchObject(FORBIDDEN);
    expect(await getError(services("student").listPayouts())).toMatchObject(FORBIDDEN);

    const who = await requester();

    expect(await getError(services(who, OTHER_TENANT_ID).requestPayout({ body }))).toMatchObject(
      FORBIDDEN,
    );
    expect(await getError(services(who, OTHER_TENANT_ID).listPayouts())).toMatchObject(FORBIDDEN);
    expect(await balance(who, OTHER_TENANT_ID)).toEqual({ available: 0, held: 0, paidOut: 0 });

    // Superadmins exist in every tenant, but balances are per tenant.
    await creditEarnings(site(), "super", 500_000);

    expect(
      await getError(services("super", OTHER_TENANT_ID).requestPayout({ body })),
    ).toMatchObject({
      status: 422,
      data: { amount: "Jumlah ini melebihi saldo Anda yang tersedia" },
    });
  });
});
