import { expect, test } from "vitest";
import { formatChange, getActionLabel, getEntityLabel } from "./audit-labels";

test("getActionLabel returns the Indonesian label, or the key of an unknown action", () => {
  expect(getActionLabel("payout.approved")).toBe("Menyetujui pencairan");
  expect(getActionLabel("payout.frobnicated")).toBe("payout.frobnicated");
  expect(getEntityLabel("book_reviews")).toBe("Ulasan buku");
  expect(["tenant", "voucher"].map(getEntityLabel)).toEqual(["Situs", "Voucher"]);
});

test("getActionLabel names background jobs also in rows of earlier releases", () => {
  expect(["background-job.run", "job.run"].map(getActionLabel)).toEqual([
    "Menjalankan pekerjaan latar",
    "Menjalankan pekerjaan latar",
  ]);
});

test.each([
  [
    "payout",
    { status: "queued" },
    { status: "approved", reference: "PO-2026-000019", amount: 7_400_000 },
    "Menunggu persetujuan → Disetujui; nomor PO-2026-000019; jumlah Rp7.400.000",
  ],
  ["payout", { status: "queued" }, { status: "queued" }, "Menunggu persetujuan"],
  ["donation", null, { orderId: "DON-1", amount: 850_000 }, "pesanan DON-1; jumlah Rp850.000"],
  ["aspirations", { status: "pending" }, { status: "published" }, "Menunggu → Terbit"],
  ["user", { roles: [1] }, { roles: [1, 2] }, "peran Admin → Admin dan Mentor"],
  [
    "school",
    { status: "submitted" },
    { status: "rejected", reason: "Bukan sekolah." },
    "Menunggu pemeriksaan → Ditolak; alasan “Bukan sekolah.”",
  ],
  ["file", null, null, ""],
] as const)("formatChange of %s from %j to %j returns %j", (entity, before, after, text) => {
  expect(formatChange(entity, before, after)).toBe(text);
});
