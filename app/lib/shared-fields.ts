import { z } from "zod";
import { normalizePhone } from "./phone";

/** What a field says whose schema has no words of its own for what is wrong: never the library's English. */
export const getFieldError = ({ input }: { input?: unknown }) =>
  input === undefined ? "Bagian ini wajib diisi" : "Isian ini belum benar";

/** Fields that many forms share, with the texts of designs B1. */
export const personNameField = createNameField("Nama");

/** @param what whose name, as its label says it: a form that asks for two must tell which one is wrong */
export function createNameField(what: string) {
  const length = `${what} wajib diisi, 3-100 karakter`;
  return z
    .string({ error: length })
    .trim()
    .min(3, length)
    .max(100, length)
    .regex(
      /^[\p{L}\p{M} .'’,-]+$/u,
      `${what} hanya boleh berisi huruf, spasi, titik, koma, apostrof, dan tanda hubung`,
    );
}

export const emailField = z
  .string({ error: "Email wajib diisi" })
  .trim()
  .toLowerCase()
  .max(254, "Format email tidak valid")
  .pipe(z.email({ error: "Format email tidak valid" }));

/** Becomes E.164, `+628…`. */
export const phoneField = createPhoneField("Nomor HP");

/** @param what whose number, as its label says it */
export function createPhoneField(what: string) {
  return z.string({ error: `${what} wajib diisi` }).transform((value, context) => {
    const phone = normalizePhone(value);
    if (phone) return phone;
    context.issues.push({
      code: "custom",
      input: value,
      message: `${what} harus diawali 08 atau +62, 10-13 digit`,
    });
    return z.NEVER;
  });
}
