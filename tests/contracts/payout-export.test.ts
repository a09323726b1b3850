import { beforeAll, beforeEach, expect, test } from "vitest";
import { escapeCsvField } from "~/lib/csv";
import { exportPayouts } from "~/server/embedded/domain/payouts/export-payouts";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPayoutRow, sendUnvalidated, signInPayoutUser } from "./payout-row-fixture";

test.each([
  ["Budi", "Budi"],
  [12_500, "12500"],
  ["Budi, S.Kom.", '"Budi, S.Kom."'],
  ['Toko "Maju"', '"Toko ""Maju"""'],
  ["dua\nbaris", '"dua\nbaris"'],
  ["=1+1", "'=1+1"],
  [" =1+1", "' =1+1"],
  ["+62812", "'+62812"],
  ["-3", "'-3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  [" \uFF0B1", "' \uFF0B1"],
  ["\uFF0D1", "'\uFF0D1"],
  ["\uFF20SUM(A1)", "'\uFF20SUM(A1)"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ["\tx", "'\tx"],
  ["", ""],
])("escapeCsvField writes %j as %s", (value, field) => expect(escapeCsvField(value)).toBe(field));

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const admin = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const lines = async (answer: Response) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()).split("\r\n");

  beforeAll(async () => {
    for (const [id, role] of Object.entries({ admin: 1, mentor: 2, other: 2, student: 4 }))
      tokens[id] = await signInPayoutUser(site(), id, [role]);
    tokens.theirs = await signInPayoutUser(site(), "theirs", [1], OTHER_TENANT_ID);
  });
  beforeEach(() => site().database.db.deleteFrom("payouts").execute());

  test("exportPayouts returns all filtered rows once, in the list's order, across batches", async () => {
    // Equal timestamps: the id orders rows at batch boundaries.
    const made = Array.from({ length: 10_468 }, (_, number) =>
      createPayoutRow(number, number % 3 === 0 ? "mentor" : "other", {
        requested_at: 1_780_000_000_000 + Math.floor(number / 7),
      }),
    );
    for (let start = 0; start < made.length; start += 500)
      await site()
        .database.db.insertInto("payouts")
        .values(made.slice(start, start + 500))
        .execute();
    const answer = await admin("admin").exportPayouts();

    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="pencairan-dana.csv"',
    );

    const [head, ...rows] = await lines(answer);

    expect(head).toMatch(/^\uFEFFNomor,Pemohon,Bank,Rekening,Nama pemilik,Jumlah,/);
    expect(rows.pop()).toBe("");

    const inOrder = made.toSorted(
      (a, b) => b.requested_at - a.requested_at || (a.id < b.id ? 1 : -1),
    );

    expect(rows.map((row) => row.split(",")[0])).toEqual(inOrder.map(({ reference }) => reference));
    expect(await lines(await admin("mentor").exportPayouts())).toHaveLength(3_490 + 2);
    expect(
      await lines(
        await admin("admin").exportPayouts({ query: { search: "mentor", status: "queued" } }),
      ),
    ).toHaveLength(3_490 + 2);
    expect(await lines(await admin("theirs", OTHER_TENANT_ID).exportPayouts())).toHaveLength(2);
  });

  test("exportPayouts masks accounts, formats times and escapes formulas", async () => {
    const row = createPayoutRow(45, "mentor", {
      status: "rejected",
      requested_at: Date.parse("2026-08-17T10:00:00+07:00"),
      account_name: '=cmd|"x"',
      notes: "Juli, Agustus",
      decided_by: "admin",
      decided_by_name: "Rina",
      decided_at: Date.parse("2026-08-18T09:30:00+07:00"),
      reason: "Nama tidak sesuai",
    });
    await site().database.db.insertInto("payouts").values(row).execute();

    expect((await lines(await admin("admin").exportPayouts()))[1]).toBe(
      `PO-2026-000045,Nama mentor,BCA,****0045,"'=cmd|""x""",100000,2500,97500,Ditolak,2026-08-17 10:00,Rina,2026-08-18 09:30,Nama tidak sesuai,"Juli, Agustus"`,
    );
  });

  test.each([100, 600])(
    "an export of %i rows, which end with a batch, has each once",
    async (count) => {
      await site()
        .database.db.insertInto("payouts")
        .values(Array.from({ length: count }, (_, number) => createPayoutRow(number, "mentor")))
        .execute();

      const rows = await lines(await admin("admin").exportPayouts());

      expect(new Set(rows.slice(1, -1)).size).toBe(count);
      expect(rows).toHaveLength(count + 2);
    },
  );

  test("exportPayouts sends 100 rows first and then at most 500 at a time", async () => {
    const { context, database } = site();
    const made = Array.from({ length: 3_000 }, (_, number) => createPayoutRow(number, "mentor"));
    for (let from = 0; from < made.length; from += 500)
      await database.db
        .insertInto("payouts")
        .values(made.slice(from, from + 500))
        .execute();
    const user = { id: "admin", roles: [1] };
    const reader = (
      await exportPayouts(context, { tenantId: TENANT_ID, user, filters: {} })
    ).getReader();

    const sizes: number[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read())
      sizes.push(new TextDecoder().decode(read.value).split("\r\n").length - 1);

    expect(sizes).toEqual([1 + 100, 500, 500, 500, 500, 500, 400]);
  });

  test("exportPayouts answers 403 before the first byte without a payout role", async () => {
    expect(await getError(admin("student").exportPayouts())).toMatchObject({ status: 403 });
    expect(
      (await sendUnvalidated(site(), "admin", tokens.admin, "v1/payout-export?status=lost")).status,
    ).toBe(400);
  });
});
