import { expect, test } from "vitest";
import { BANKS, getBankName, getPayoutFee, isEWallet, maskAccount } from "./banks";

test("BANKS lists 37 banks with three-digit codes and five e-wallets without duplicates", () => {
  expect(BANKS.filter(({ code }) => /^\d{3}$/.test(code))).toHaveLength(37);
  expect(BANKS.filter(({ code }) => isEWallet(code)).map(({ name }) => name)).toEqual([
    "GoPay",
    "OVO",
    "DANA",
    "ShopeePay",
    "LinkAja",
  ]);
  expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length);
  expect([getBankName("014"), getBankName("999")]).toEqual(["BCA", "999"]);
});

test("getPayoutFee charges for banks but not for e-wallets", () =>
  expect([getPayoutFee("014"), getPayoutFee("GOPAY")]).toEqual([2_500, 0]));

test("maskAccount shows the last four digits only", () =>
  expect(maskAccount("0123456789")).toBe("****6789"));
