import { describe, expect, test } from "vitest";
import { ApiError } from "../../../hosts/host-handler";
import { parseAmount, readSettlement, type SettlementRow } from "./read-settlement";

async function* toChunks(text: string) {
  const bytes = new TextEncoder().encode(text);
  // Cut within rows and characters, as a network does.
  for (let at = 0; at < bytes.length; at += 10_001) yield bytes.subarray(at, at + 10_001);
}

async function read(text: string): Promise<SettlementRow[]> {
  const rows: SettlementRow[] = [];
  for await (const row of readSettlement(toChunks(text))) rows.push(row);
  return rows;
}
const getStatus = (text: string) =>
  read(text).then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

describe("readSettlement", () => {
  test("reads 20,000 rows and rejects one more", async () => {
    const text = `Order ID,Gross Amount\n${"x,1\n".repeat(20_000)}`;

    expect(await read(text)).toHaveLength(20_000);
    expect(await getStatus(`${text}x,1\n`)).toBe(422);
  });

  test("names lines of the file, empty ones and line breaks in fields included", async () => {
    const text = 'Order ID,Gross Amount,Note\n\n,,\nA-1,1,"two\nlines"\n\nA-2,2,\nA-3,3,';

    expect((await read(text)).map(({ line, orderId }) => [line, orderId])).toEqual([
      [4, "A-1"],
      [7, "A-2"],
      [8, "A-3"],
    ]);
  });

  test("does not count empty rows toward the limit", async () => {
    const text = `Order ID,Gross Amount\n${"\n".repeat(5)}${"x,1\n".repeat(20_000)}`;

    expect((await read(text)).at(-1)?.line).toBe(20_006);
  });

  test("rejects what is no CSV", async () => {
    expect(await getStatus(`Order ID,Amount\n"${"x".repeat(30_000)}`)).toBe(422);
  });

  test("finds columns by their names, and movements by status or type", async () => {
    const text = [
      '\uFEFF"Transaction type";ORDER_ID;Amount;Total Fee;Nett Amount;Status',
      ";'A-1;1.000,00;7;993;Settlement",
      "Refund;A-1;1.000;;;",
      ";B-2;500;;;pending",
    ].join("\r\n");

    expect(await read(text)).toMatchObject([
      { line: 2, orderId: "A-1", movement: "payment", amount: 1_000, fee: 7, net: 993 },
      { line: 3, orderId: "A-1", movement: "refund", amount: 1_000, fee: null, net: null },
      { line: 4, orderId: "B-2", movement: null },
    ]);
  });
});

describe("parseAmount", () => {
  test.each([
    ["650000.00", 650_000],
    ["650,000", 650_000],
    ["Rp650.000,00", 650_000],
    ["IDR 1,250,000.00", 1_250_000],
    ["-75000", 75_000],
    ["4440", 4_440],
    ["525.5", 526],
    ["", null],
    ["gratis", null],
    ["1e9", null],
  ])("reads %s as %s", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
