import { expect, test } from "vitest";
import { createQrisPayload } from "~/server/embedded/domain/payments/sandbox-payment-codes";
import { getInvoice } from "~/server/features/invoices";
import { createFakeContext } from "./fake-context";

const QRIS = createQrisPayload({ orderId: "INV-1", amount: 450_000 });

/** What the client returns of a host's answer. */
const createDetail = (changes: object) => ({
  number: "INV/2026/11/000001",
  orderId: "INV-1",
  className: "Web Dasar",
  classSlug: "web-dasar",
  subtotal: 450_000,
  discount: 0,
  voucher: null,
  total: 450_000,
  method: "qris",
  status: "pending",
  payUrl: null,
  vaNumber: null,
  qrString: null,
  expiresAt: Date.UTC(2026, 10, 23),
  createdAt: null,
  paidAt: null,
  events: [],
  refunds: [],
  isTrial: false,
  ...changes,
});

const read = (changes: object) => {
  const { context } = createFakeContext({ getPaymentDetail: () => createDetail(changes) });
  return getInvoice(context, { orderId: "INV-1" });
};

test("getInvoice draws a QRIS payload while the invoice can be paid", async () => {
  const { qr } = await read({ qrString: QRIS });

  expect(qr?.size).toBeGreaterThan(20);
  expect(qr?.path).toMatch(/^M\d+ \d+h/);
  expect((await read({ qrString: QRIS, status: "paid" })).qr).toBeNull();
  expect((await read({ qrString: QRIS, status: "expired" })).qr).toBeNull();
});

test.each([
  ["nothing", null],
  ["an address", "https://gateway.example/qr.png"],
  ["another payload", "00020199"],
  ["more than a code can hold", `000201${"9".repeat(4_000)}`],
])("getInvoice draws no code of %s", async (_what, qrString) => {
  expect((await read({ qrString })).qr).toBeNull();
});

test("getInvoice shows the full price and what a voucher took off", async () => {
  const reduced = { discount: 100_000, total: 350_000 };

  expect(await read({ ...reduced, voucher: "HEMAT" })).toMatchObject({
    amount: "Rp350.000",
    reduction: { price: "Rp450.000", label: "Voucher HEMAT", discount: "-Rp100.000" },
  });
  expect((await read(reduced)).reduction?.label).toBe("Potongan");
  expect((await read({})).reduction).toBeNull();
});
