import { expect, test } from "vitest";
import { methodLabel, PAYMENT_METHOD_NAMES, PAYMENT_STATUS, PAYMENT_STATUSES } from "./payment-status";

test("[PAY4] states of payments have the names that the specification leaves open", () => {
  expect(PAYMENT_STATUSES.map((status) => [status, PAYMENT_STATUS[status].label])).toEqual([
    ["pending", "Menunggu pembayaran"],
    ["paid", "Lunas"],
    ["expired", "Kedaluwarsa"],
    ["failed", "Gagal"],
    ["cancelled", "Dibatalkan"],
    ["refunded", "Dikembalikan"],
  ]);
});

test("every way to pay has a name; one that is not known is shown as it is", () => {
  expect(PAYMENT_METHOD_NAMES.map(methodLabel)).not.toContain("");
  expect([methodLabel("va_bri"), methodLabel("gratis")]).toEqual(["Virtual account BRI", "gratis"]);
});
