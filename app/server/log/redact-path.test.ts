import { expect, test } from "vitest";
import { redactPath } from "./redact-path";

const TOKEN = "SECRET-TOKEN-123";

test.each([
  ["a reset token", `/Akun/Kata-Sandi/${TOKEN}`, "/Akun/Kata-Sandi/[redacted]"],
  ["a verification token", `/Akun/Verifikasi/${TOKEN}`, "/Akun/Verifikasi/[redacted]"],
  ["an invitation", `/Akun/Undangan/${TOKEN}`, "/Akun/Undangan/[redacted]"],
  ["a set-up link", `/Setup/${TOKEN}`, "/Setup/[redacted]"],
  ["a pending submission", `/Lanjutkan/${TOKEN}`, "/Lanjutkan/[redacted]"],
  ["a receipt", `/Donation/Bukti/${TOKEN}`, "/Donation/Bukti/[redacted]"],
  [
    "a receipt's child page",
    `/Make-Appointment/Bukti/${TOKEN}/Batal`,
    "/Make-Appointment/Bukti/[redacted]/Batal",
  ],
  ["a link that switches emails off", `/Berhenti/1-digest-${TOKEN}`, "/Berhenti/[redacted]"],
  ["the same at the host", `/v1/notice-link/1-digest-${TOKEN}`, "/v1/notice-link/[redacted]"],
  ["a draft key", `/Register/School/Isi/${TOKEN}/2`, "/Register/School/Isi/[redacted]/2"],
  ["a single-fetch address", `/Akun/Kata-Sandi/${TOKEN}.data`, "/Akun/Kata-Sandi/[redacted]"],
  ["a query", `/Class?search=${TOKEN}#list`, "/Class"],
  ["another case", `/akun/kata-sandi/${TOKEN}`, "/akun/kata-sandi/[redacted]"],
  ["an encoded parent", `/Akun/Kata%2DSandi/${TOKEN}`, "/Akun/Kata%2DSandi/[redacted]"],
  ["a malformed escape", `/%E0/Setup/${TOKEN}`, "/%E0/Setup/[redacted]"],
  ["a generated key below a host", "/services/q7ZrB2mXk0-TnLw9_cYdEa1u", "/services/[redacted]"],
])("redactPath removes %s", (_title, path, redacted) => {
  expect(redactPath(path)).toBe(redacted);
});

test.each([
  "/",
  "/Blog/12/Judul-Saya",
  "/Setup",
  "/Setup/",
  "/Akun/Verifikasi",
  "/_ipx/w_320/a.webp",
])("redactPath keeps %s", (path) => {
  expect(redactPath(path)).toBe(path);
});
