import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPayoutRow, sendUnvalidated, signInPayoutUser } from "./payout-row-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const services = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).services;

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

  test("[ENT4] [ENT8] listPayouts pages newest first; managers and leads see the tenant's, others their own", async () => {
    const { db } = site().database;
    const clear = async () => {
      await db.deleteFrom("payout_events").execute();
      await db.deleteFrom("payouts").execute();
    };
    await clear();
    const made = Array.from({ length: 25 }, (_, number) =>
      createPayoutRow(number + 1, number % 5 === 0 ? "mentor" : "lead"),
    );
    await db.insertInto("payouts").values(made).execute();
    await db
      .insertInto("payouts")
      .values(createPayoutRow(900, "theirs", { lms_id: OTHER_TENANT_ID }))
      .execute();
    const first = (await services("admin").listPayouts()).data;

    expect(first).toMatchObject({ page: 1, perPage: 10, totalItems: 25, totalPages: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 10).map(({ id }) => id));

    const last = (await services("admin").listPayouts({ query: { page: 5, perPage: 6 } })).data;

    expect(last.items.map(({ id }) => id)).toEqual(made.slice(24).map(({ id }) => id));
    for (const who of ["super", "lead", "region"])
      expect((await services(who).listPayouts()).data.totalItems).toBe(25);
    expect((await services("mentor").listPayouts()).data.totalItems).toBe(5);
    expect(
      (await services("theirs", OTHER_TENANT_ID).listPayouts()).data.items.map(
        ({ reference }) => reference,
      ),
    ).toEqual(["PO-2026-000900"]);
    expect(
      JSON.stringify((await services("admin").listPayouts({ query: { perPage: 100 } })).data),
    ).not.toMatch(/"accountNumber":"\d/);

    await clear();
  });

  test("[STO15] listPayouts filters by status, bank, period and search", async () => {
    const { db } = site().database;
    await db.deleteFrom("payout_events").execute();
    await db.deleteFrom("payouts").execute();
    const at = (day: string) => Date.parse(`${day}+07:00`);
    const row = (number: number, more: Parameters<typeof createPayoutRow>[2]) =>
      createPayoutRow(number, "mentor", more);
    await db
      .insertInto("payouts")
      .values([
        row(1, {
          status: "completed",
          requested_at: at("2026-08-17T00:00:00"),
          account_number: "7770001234",
        }),
        row(2, {
          bank_code: "GOPAY",
          requested_at: at("2026-08-17T23:59:59.999"),
          account_name: "Sari 100%",
        }),
        row(3, { requested_at: at("2026-08-18T00:00:00"), requester_name: "Édi Kurniawan" }),
      ])
      .execute();
    const found = async (query: Parameters<ReturnType<typeof services>["listPayouts"]>[0]) =>
      (await services("admin").listPayouts(query)).data.items.map(({ reference }) =>
        Number(reference.slice(-6)),
      );

    expect(await found({ query: { status: "completed" } })).toEqual([1]);
    expect(await found({ query: { bank: "GOPAY" } })).toEqual([2]);
    expect(await found({ query: { from: "2026-08-18" } })).toEqual([3]);
    expect(await found({ query: { from: "2026-08-17", to: "2026-08-17" } })).toEqual([2, 1]);
    expect(await found({ query: { search: "po-2026-000003" } })).toEqual([3]);
    expect(await found({ query: { search: "ÉDI  kur" } })).toEqual([3]);
    expect(await found({ query: { search: "1234" } })).toEqual([1]);
    expect(await found({ query: { search: "0%" } })).toEqual([2]);
    // Search must not reveal more than an account's last four digits.
    expect(await found({ query: { search: "77700" } })).toEqual([]);
    expect(await found({ query: { search: "mentor", status: "queued", bank: "014" } })).toEqual([]);
    const unfiltered = "v2/payout/list?page=&perPage=&status=&bank=&search=";
    const all = await sendUnvalidated(site(), "services", tokens.admin, unfiltered);
    expect(all).toMatchObject({ status: 200, data: { totalItems: 3 } });
    for (const query of [
      "status=lost",
      "page=0",
      "perPage=101",
      "from=17-08-2026",
      `search=${"x".repeat(101)}`,
    ])
      expect(
        (await sendUnvalidated(site(), "services", tokens.admin, `v2/payout/list?${query}`)).status,
      ).toBe(400);
  });

  describe("listPayoutDecisions", () => {
    const DAY = "2026-03-02";
    const decidedAt = Date.parse(`${DAY}T10:00:00+07:00`);
    const decided = { decided_at: decidedAt, requested_at: decidedAt - 90 * MINUTE_MS };
    const by = (id: string) => ({ decided_by: id, decided_by_name: `Nama ${id}` });
    const first = (id: string) => ({
      first_approver_id: id,
      first_approver_name: `Nama ${id}`,
    });
    const admin = (who: string) => site().createClients({ accessToken: tokens[who] }).admin;

    beforeAll(async () => {
      const { db } = site().database;
      await db.deleteFrom("payouts").execute();
      const two = { ...decided, ...by("super"), ...first("admin"), status: "completed" } as const;
      const twoOfThem = createPayoutRow(4, "mentor", two);
      const rows = [
        createPayoutRow(1, "admin", { ...decided, ...by("admin"), status: "approved" }),
        createPayoutRow(2, "admin", { ...two, decided_at: decidedAt - MINUTE_MS }),
        createPayoutRow(3, "mentor", { ...decided, ...by("admin"), status: "failed" }),
        twoOfThem,
        createPayoutRow(5, "mentor", { ...decided, ...by("admin"), status: "rejected" }),
        createPayoutRow(6, "mentor", { ...decided, ...by("mentor"), status: "cancelled" }),
        createPayoutRow(7, "mentor"),
        createPayoutRow(8, "mentor", { ...two, decided_at: decidedAt - DAY_MS }),
      ];
      await db.insertInto("payouts").values(rows).execute();
      await db
        .insertInto("payout_events")
        .values({
          lms_id: TENANT_ID,
          payout_id: twoOfThem.id,
          version: 2,
          at: decidedAt - 30 * MINUTE_MS,
          actor_name: "Nama admin",
          kind: "approved-first",
          detail: null,
        })
        .execute();
    });

    test("tells who requested and approved in a period, and marks what one person did alone", async () => {
      const query = { from: DAY, to: DAY };
      const { data } = await admin("admin").listPayoutDecisions({ query });

      expect(data).toMatchObject({
        totalItems: 5,
        counts: { self: 2, single: 1, two: 1, rejected: 1 },
      });
      const kinds = Object.fromEntries(
        data.items.map(({ reference, kind }) => [reference.slice(-1), kind]),
      );
      expect(kinds).toEqual({ 1: "self", 2: "self", 3: "single", 4: "two", 5: "rejected" });
      expect(data.items.find(({ kind }) => kind === "two")).toMatchObject({
        requestedBy: "Nama mentor",
        requestedAt: decidedAt - 90 * MINUTE_MS,
        firstApprover: "Nama admin",
        firstApprovedAt: decidedAt - 30 * MINUTE_MS,
        decidedBy: "Nama super",
        decidedAt,
      });
      const alone = await admin("admin").listPayoutDecisions({ query: { ...query, kind: "self" } });
      expect(alone.data).toMatchObject({ totalItems: 2, counts: { two: 1 } });
      expect((await admin("admin").listPayoutDecisions()).data.totalItems).toBe(6);
    });

    test("is for deciders, as its CSV of the same rows is", async () => {
      for (const who of ["mentor", "lead"]) {
        expect(await getError(admin(who).listPayoutDecisions())).toMatchObject(FORBIDDEN);
        expect(await getError(admin(who).exportPayoutDecisions())).toMatchObject(FORBIDDEN);
      }
      const csv = await admin("admin").exportPayoutDecisions({ query: { kind: "two", from: DAY } });
      const [head, row, ...rest] = (await csv.text()).split("\r\n");

      expect(head).toMatch(/^Nomor,Pemohon,Jumlah,/);
      expect(row).toBe(
        "PO-2026-000004,Nama mentor,100000,2026-03-02 08:30,Nama admin,2026-03-02 09:30,Nama super,2026-03-02 10:00,90,Berhasil,Dua orang",
      );
      expect(rest).toEqual([""]);
    });
  });
});
