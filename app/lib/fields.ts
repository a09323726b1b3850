import { z } from "zod";
import { normalizePhone } from "./phone";

/** What a field says whose schema has no words of its own for what is wrong: never the library's English. */
export const fieldError = ({ input }: { input?: unknown }) => (input === undefined ? "Bagian ini wajib diisi" : "Isian ini belum benar");

/** Fields that many forms share, with the texts of designs B1. */
export const personNameField = z
  .string({ error: "Nama wajib diisi, 3-100 karakter" })
  .trim()
  .min(3, "Nama wajib diisi, 3-100 karakter")
  .max(100, "Nama wajib diisi, 3-100 karakter")
  .regex(/^[\p{L}\p{M} .'’,-]+$/u, "Nama hanya boleh berisi huruf, spasi, titik, koma, apostrof, dan tanda hubung");

export const emailField = z
  .string({ error: "Email wajib diisi" })
  .trim()
  .toLowerCase()
  .max(254, "Format email tidak valid")
  .pipe(z.email({ error: "Format email tidak valid" }));

/** Becomes E.164, `+628…`. */
export const phoneField = z.string({ error: "Nomor HP wajib diisi" }).transform((value, context) => {
  const phone = normalizePhone(value);
  if (phone) return phone;
  context.issues.push({ code: "custom", input: value, message: "Nomor HP harus diawali 08 atau +62, 10-13 digit" });
  return z.NEVER;
});
