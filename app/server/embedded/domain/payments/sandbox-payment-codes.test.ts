import { expect, test } from "vitest";
import { PAYMENT_METHOD_NAMES } from "~/lib/payment-status";
import { createQrisPayload, getPaymentCode } from "./sandbox-payment-codes";

test("getPaymentCode is stable per order, in the method's format, and null for wallets and QRIS", () => {
  const codes = Object.fromEntries(
    PAYMENT_METHOD_NAMES.map((method) => [method, getPaymentCode(method, "INV-1")]),
  );

  expect(codes).toEqual({
    qris: null,
    gopay: null,
    ovo: null,
    va_bca: expect.stringMatching(/^39358\d{11}$/),
    va_mandiri: expect.stringMatching(/^70012\d{11}$/),
    va_bni: expect.stringMatching(/^9880\d{12}$/),
    va_bri: expect.stringMatching(/^26215\d{13}$/),
    alfamart: expect.stringMatching(/^5120\d{12}$/),
    indomaret: expect.stringMatching(/^8341\d{10}$/),
  });
  expect(getPaymentCode("va_bca", "INV-1")).toBe(codes.va_bca);
  expect(getPaymentCode("va_bca", "INV-2")).not.toBe(codes.va_bca);
});

test("createQrisPayload has valid EMVCo lengths and checksum, the amount and an unknown merchant", () => {
  const text = createQrisPayload({
    orderId: "DON-0123456789abcdef0123456789abcdef",
    amount: 87_000,
  });
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }

  expect(fields).toMatchObject({
    "00": "01",
    "53": "360",
    "54": "87000",
    "58": "ID",
    "62": "0125DON-0123456789abcdef01234",
  });
  expect(fields["26"]).toBe("0018ID.PENDOPO.SANDBOX");

  // The checksum of all before it, worked out another way: the remainder of a division by x^16 +
  // x^12 + x^5 + 1.
  const bits = [...Buffer.from(text.slice(0, -4))].flatMap((byte) =>
    [...byte.toString(2).padStart(8, "0")].map(Number),
  );
  const remainder = [
    ...bits.map((bit, at) => (at < 16 ? 1 - bit : bit)),
    ...Array<number>(16).fill(0),
  ];
  for (let at = 0; at < bits.length; at++)
    if (remainder[at] === 1)
      for (const power of [0, 4, 11, 16]) remainder[at + power] = 1 - (remainder[at + power] ?? 0);

  expect(fields["63"]).toBe(
    Number.parseInt(remainder.slice(-16).join(""), 2).toString(16).toUpperCase().padStart(4, "0"),
  );
});
