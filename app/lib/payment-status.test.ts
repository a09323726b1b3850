import { expect, test } from "vitest";
import {
  getPaymentMethodLabel,
  PAYMENT_METHOD_NAMES,
  PAYMENT_STATUS,
  PAYMENT_STATUSES,
} from "./payment-status";

test("[PAY4] payment states have Indonesian labels", () => {
  expect(PAYMENT_STATUSES.map((status) => [status, PAYMENT_STATUS[status].label])).toEqual([
    ["pending", "Menunggu pembayaran"],
    ["paid", "Lunas"],
    ["expired", "Kedaluwarsa"],
    ["failed", "Gagal"],
    ["cancelled", "Dibatalkan"],
    ["refunded", "Dikembalikan"],
  ]);
});

test("getPaymentMethodLabel returns the label, or the key of an unknown method", () => {
  expect(PAYMENT_METHOD_NAMES.map(getPaymentMethodLabel)).not.toContain("");
  expect([getPaymentMethodLabel("va_bri"), getPaymentMethodLabel("gratis")]).toEqual([
    "Virtual account BRI",
    "gratis",
  ]);
});
