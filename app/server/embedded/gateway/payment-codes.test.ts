import { expect, test } from "vitest";
import { PAYMENT_METHOD_NAMES } from "~/lib/payment-status";
import { paymentCode } from "./payment-codes";

test("banks and shops have a number of their own look, the same for an order whenever asked; wallets and QRIS have none", () => {
  const codes = Object.fromEntries(PAYMENT_METHOD_NAMES.map((method) => [method, paymentCode(method, "INV-1")]));
  expect(codes).toEqual({
    ...{ qris: null, gopay: null, ovo: null },
    ...{ va_bca: expect.stringMatching(/^39358\d{11}$/), va_mandiri: expect.stringMatching(/^70012\d{11}$/) },
    ...{ va_bni: expect.stringMatching(/^9880\d{12}$/), va_bri: expect.stringMatching(/^26215\d{13}$/) },
    ...{ alfamart: expect.stringMatching(/^5120\d{12}$/), indomaret: expect.stringMatching(/^8341\d{10}$/) },
  });
  expect(paymentCode("va_bca", "INV-1")).toBe(codes.va_bca);
  expect(paymentCode("va_bca", "INV-2")).not.toBe(codes.va_bca);
});
