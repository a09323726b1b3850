import { expect, test } from "vitest";
import { formatContentDisposition, sanitizeFileName } from "./file-name";

test.each([
  ["Surat%20Tugas.pdf", "Surat Tugas.pdf"],
  ["..%2F..%2Fetc%2Fpasswd", "passwd.pdf"],
  ["C%3A%5Cdata%5Csurat.PDF", "surat.pdf"],
  [encodeURIComponent("gaji\u202Efdp.exe"), "gajifdp.pdf"],
  [".htaccess", "htaccess.pdf"],
  ["%E0%A4%A", "berkas.pdf"],
  [null, "berkas.pdf"],
  ["", "berkas.pdf"],
  [encodeURIComponent('a"b\r\nSet-Cookie: x=1'), "abSet-Cookie x=1.pdf"],
  [encodeURIComponent(`${"é".repeat(300)}.pdf`), `${"é".repeat(100)}.pdf`],
])("%s becomes %s", (given, expected) => {
  expect(sanitizeFileName(given, "application/pdf")).toBe(expected);
});

test("a name beyond ASCII is sent as ASCII and as UTF-8", () => {
  expect(formatContentDisposition("attachment", "Résumé (1).pdf")).toBe(
    "attachment; filename=\"Resume (1).pdf\"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%281%29.pdf",
  );
});
