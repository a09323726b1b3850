import { describe, expect, test } from "vitest";
import { filterOffered, isOffered } from "./installation";

const COMPLETE = {
  hasAdmin: true,
  hasLearning: true,
  hasAccountPages: true,
  hasOwnServices: true,
  hasOwnAssistant: true,
  hasOwnDrive: true,
  hasDonationPayments: true,
  hasOwnSettings: true,
};
const ADMIN_PAGES = [
  "/Search?q=web",
  "/Setup/abc",
  "/Make-Appointment/Bukti/x/Batal",
  "/Dashboard/Schools",
  "/Dashboard/Schools/1",
  "/Dashboard/Donations",
  "/Dashboard/Tagihan/1/Kembalikan",
  "/Dashboard/Donasi/Kampanye",
  "/Dashboard/Rekonsiliasi/1",
  "/Dashboard/Laporan/2026-11",
  "/Donation/sumur-untuk-sekolah",
  "/Dashboard/Moderation",
  "/Dashboard/Janji/1",
  "/Dashboard/Kotak-Masuk",
  "/Dashboard/Assistant",
  "/Dashboard/Outbox/1",
  "/Dashboard/Orang/1/Peran",
  "/Dashboard/Audit",
  "/Dashboard/Payouts/Bulk",
  "/Dashboard/Payouts/Export?status=queued",
  "/Dashboard/Payouts/1/Cancel",
  "/Dashboard/Payouts/1/Reverse",
];
const LEARNING_PAGES = [
  "/Courses/web/module/html/chapter/tag",
  "/Courses/web/module/chapter/tag",
  "/Courses/@Premium/web/module/html/chapter/tag",
  "/Courses/web/Unduh",
  "/Belajar/Kuis/1",
  "/Belajar/Tugas/1",
  "/Dashboard/Tugas",
  "/Belajar/Kuis/1/Soal/2/3",
  "/Dashboard/Kuis/1/Nilai/2",
  "/Dashboard/Questions",
  "/Tagihan",
  "/Sertifikat",
  "/Sertifikat/MAIN-2026-B1RJNC4T/Unduh",
  "/Dashboard/Sertifikat",
  "/Dashboard/Kelas",
  "/Dashboard/Kalender",
  "/Kalender/x/jadwal.ics",
  "/Dashboard/Kelas/web/Unduh",
  "/Class/web/Keluar",
  "/Class/web/Tunggu",
];
const SPECIFIED_PAGES = [
  "/",
  "/Courses",
  "/Courses/web",
  "/Courses/@Premium/web",
  "/Class/web/Daftar",
  "/Donation",
  "/Tagihan/INV-1",
  "/Register/School",
  "/Register/School/Isi/k/periksa",
  "/Make-Appointment",
  "/Make-Appointment/Bukti/x",
  "/Dashboard",
  "/Dashboard/Payouts?status=queued",
  "/Dashboard/Payouts/Request",
  "/Dashboard/Payouts/1",
  "/Dashboard/Payouts/1/Approve",
  "/Dashboard/Payouts/1/Reject",
  "/Login",
  "/Keluar",
  "/Assistant",
];

describe("isOffered", () => {
  test("offers everything in a complete installation", () => {
    expect(
      filterOffered(
        [...ADMIN_PAGES, ...LEARNING_PAGES, "/Akun"].map((href) => ({ href })),
        COMPLETE,
      ),
    ).toHaveLength(ADMIN_PAGES.length + LEARNING_PAGES.length + 1);
  });

  test.each(ADMIN_PAGES)("withholds %s without an admin host", (path) => {
    expect(isOffered(path, { ...COMPLETE, hasAdmin: false })).toBe(false);
    expect(isOffered(path.toLowerCase(), { ...COMPLETE, hasAdmin: false })).toBe(false);
  });

  test.each(LEARNING_PAGES)("withholds %s without a learning host", (path) => {
    expect(isOffered(path, COMPLETE)).toBe(true);
    expect(isOffered(path, { ...COMPLETE, hasLearning: false })).toBe(false);
  });

  test.each([
    "/Dashboard/Situs/Teks",
    "/Dashboard/Situs/Teks/privasi",
    "/Dashboard/Situs/Domain",
    "/Dashboard/Situs/Riwayat",
  ])("withholds %s with an lms host of others, whose other settings stay", (path) => {
    expect(isOffered(path, COMPLETE)).toBe(true);
    expect(isOffered(path, { ...COMPLETE, hasOwnSettings: false })).toBe(false);
    expect(isOffered("/Dashboard/Situs/Warna", { ...COMPLETE, hasOwnSettings: false })).toBe(true);
  });

  test.each(SPECIFIED_PAGES)("offers %s from the specification's calls alone", (path) => {
    expect(isOffered(path, { ...COMPLETE, hasAdmin: false, hasAccountPages: false })).toBe(true);
  });

  test.each(["/Akun", "/Akun/Masuk?state=1", "/akun/daftar"])(
    "withholds %s beside an account site",
    (path) => {
      expect(isOffered(path, { ...COMPLETE, hasAccountPages: false })).toBe(false);
    },
  );
});
