import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { getBalanceError, payoutRequestSchema } from "./payout-fields";

const REQUEST = {
  amount: "75.000",
  bankCode: "014",
  accountNumber: "123-456 7890",
  accountName: "Bramantyo",
};

function submit(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...REQUEST, ...fields })) form.set(name, value);
  return parseWithZod(form, { schema: payoutRequestSchema });
}

describe("payoutRequestSchema", () => {
  test("reads amount and account number as people type them", () => {
    expect(submit({})).toMatchObject({ value: { amount: 75_000, accountNumber: "1234567890" } });
    expect(submit({ bankCode: "GOPAY", accountNumber: "+62 812-3456-7890" })).toMatchObject({
      value: { accountNumber: "+6281234567890" },
    });
  });

  test.each([
    ["GOPAY", "1234567890", "Tulis nomor HP dompet digital, diawali 08"],
    ["014", "+6281234567890", "Nomor rekening hanya angka, 6-20 digit"],
  ])(
    "at %s rejects account %s, in the same round as a missing amount",
    (bankCode, accountNumber, message) => {
      expect(submit({ bankCode, accountNumber, amount: "" }).reply().error).toEqual({
        amount: ["Jumlah wajib diisi"],
        accountNumber: [message],
      });
    },
  );
});

test("getBalanceError names the balance that an amount exceeds", () => {
  expect(getBalanceError(75_000, 75_000)).toBeNull();
  expect(getBalanceError(75_001, 75_000)).toBe(
    "Jumlah ini melebihi saldo Anda yang tersedia, Rp75.000",
  );
});
