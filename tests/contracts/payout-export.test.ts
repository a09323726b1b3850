import { beforeAll, beforeEach, expect, test } from "vitest";
import { csvField } from "~/server/embedded/services/payout-lines";
import { past, payoutRow, person } from "./payout-fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

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
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ["\tx", "'\tx"],
  ["", ""],
])("%j is %s in a CSV that spreadsheets open", (value, field) => expect(csvField(value)).toBe(field));

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  const desk = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId }).desk;
  const lines = async (answer: Response) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()).split("\r\n");

  beforeAll(async () => {
    for (const [id, role] of Object.entries({ admin: 1, mentor: 2, other: 2, student: 4 })) tokens[id] = await person(site(), id, [role]);
    tokens.theirs = await person(site(), "theirs", [1], THEIRS);
  });
  beforeEach(() => site().database.db.deleteFrom("payouts").execute());

  test("all filtered rows, however many batches, in the list's order and each once", async () => {
    // Some at the same moment: where a batch ends, the id decides.
    const made = Array.from({ length: 10_468 }, (_, number) =>
      payoutRow(number, number % 3 === 0 ? "mentor" : "other", { requested_at: 1_780_000_000_000 + Math.floor(number / 7) }),
    );
    for (let start = 0; start < made.length; start += 500)
      await site()
        .database.db.insertInto("payouts")
        .values(made.slice(start, start + 500))
        .execute();
    const answer = await desk("admin").exportPayouts();
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="pencairan-dana.csv"');
    const [head, ...rows] = await lines(answer);
    expect(head).toMatch(/^\uFEFFNomor,Pemohon,Bank,Rekening,Nama pemilik,Jumlah,/);
    expect(rows.pop()).toBe("");
    const inOrder = made.toSorted((a, b) => b.requested_at - a.requested_at || (a.id < b.id ? 1 : -1));
    expect(rows.map((row) => row.split(",")[0])).toEqual(inOrder.map(({ reference }) => reference));
    expect(await lines(await desk("mentor").exportPayouts())).toHaveLength(3_490 + 2);
    expect(await lines(await desk("admin").exportPayouts({ query: { search: "mentor", status: "queued" } }))).toHaveLength(3_490 + 2);
    expect(await lines(await desk("theirs", THEIRS).exportPayouts())).toHaveLength(2);
  });

  test("a row has its account masked, its times in words and no formula", async () => {
    const row = payoutRow(45, "mentor", {
      ...{ status: "rejected", requested_at: Date.parse("2026-08-17T10:00:00+07:00"), account_name: '=cmd|"x"', notes: "Juli, Agustus" },
      ...{ decided_by: "admin", decided_by_name: "Rina", decided_at: Date.parse("2026-08-18T09:30:00+07:00"), reason: "Nama tidak sesuai" },
    });
    await site().database.db.insertInto("payouts").values(row).execute();
    expect((await lines(await desk("admin").exportPayouts()))[1]).toBe(
      `PO-2026-000045,Nama mentor,BCA,****0045,"'=cmd|""x""",100000,2500,97500,Ditolak,2026-08-17 10:00,Rina,2026-08-18 09:30,Nama tidak sesuai,"Juli, Agustus"`,
    );
  });

  test("an exact batch ends where it ends; who has no role for it is refused before the first byte", async () => {
    await site()
      .database.db.insertInto("payouts")
      .values(Array.from({ length: 200 }, (_, number) => payoutRow(number, "mentor")))
      .execute();
    expect(await lines(await desk("admin").exportPayouts())).toHaveLength(202);
    expect(await refusal(desk("student").exportPayouts())).toMatchObject({ status: 403 });
    expect((await past(site(), "desk", tokens.admin, "v1/payout-export?status=lost")).status).toBe(400);
  });
});
