import { expect, test } from "vitest";
import { BANKS, bankName, isWallet, maskAccount, payoutFee } from "./banks";

test("[STO15] 37 banks with clearing codes of three digits and five e-wallets, each once", () => {
  expect(BANKS.filter(({ code }) => /^\d{3}$/.test(code))).toHaveLength(37);
  expect(BANKS.filter(({ code }) => isWallet(code)).map(({ name }) => name)).toEqual(["GoPay", "OVO", "DANA", "ShopeePay", "LinkAja"]);
  expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length);
  expect([bankName("014"), bankName("999")]).toEqual(["BCA", "999"]);
});

test("a bank takes a fee, an e-wallet none", () => expect([payoutFee("014"), payoutFee("GOPAY")]).toEqual([2_500, 0]));

test("an account's number shows its last four digits alone", () => expect(maskAccount("0123456789")).toBe("****6789"));
