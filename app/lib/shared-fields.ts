import { z } from "zod";
import { normalizePhone } from "./phone";

/** Default field errors, so that the library's English messages are never shown. */
export const getFieldError = ({ input }: { input?: unknown }) =>
  input === undefined ? "Bagian ini wajib diisi" : "Isian ini belum benar";

/** Fields that many forms share, with the texts of designs B1. */
export const personNameField = createNameField("Nama");

/** @param what label of the field, so that forms with two names tell which one is invalid */
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

/** Converted to E.164, `+628…`. */
export const phoneField = createPhoneField("Nomor HP");

/** @param what label of the field */
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
