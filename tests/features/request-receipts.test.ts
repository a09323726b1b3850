import { expect, test } from "vitest";
import { createReceiptPath, getRequestReceipt } from "~/server/features/request-receipts";
import { createFakeContext } from "./fake-context";

const MAX_REQUEST_LINE = 8_192;

test("a receipt's link fits into a request line, whatever was written", async () => {
  const { context } = createFakeContext({});
  const rows = ["\u0001", "\ud800", "😀", "\n"].map((text) => ({
    label: "Pesan",
    value: text.repeat(1_000).slice(0, 1_000),
  }));
  for (const row of rows) {
    const receipt = { kind: "contact" as const, number: "KONTAK-2026-000001", createdAt: 1 };

    const path = await createReceiptPath(context, { ...receipt, rows: [row] });

    expect(path.length).toBeLessThan(MAX_REQUEST_LINE);
    const key = path.replace("/Bukti/", "");
    expect(await getRequestReceipt(context, key)).toMatchObject(receipt);
  }
});

test("getRequestReceipt rejects a link of another purpose", async () => {
  const { context } = createFakeContext({});
  const foreign = await context.encrypter.encrypt("appointment", "{}");

  await expect(getRequestReceipt(context, foreign)).rejects.toMatchObject({ code: "not-found" });
});
