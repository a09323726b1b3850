import { z } from "zod";
import { normalizePhone } from "./phone";

/** Default field errors, so that the library's English messages are never shown. */
export const getFieldError = ({ input }: { input?: unknown }) =>
  input === undefined ? "Bagian ini wajib diisi" : "Isian ini belum benar";

/**
 * Addresses in whatever way mail programs make them clickable. Degrees such as "S.Pd" and "M.Kom" are
 * shorter than a domain's name.
 */
const ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{3,}\.(?:[\p{L}\d-]+\.)*(?:com|net|org|id|co|io|info|biz|xyz|site|online|link|click|top|shop|store|app|dev|web|me|ly|gl|cc|tk|ru|cn|example)(?![\p{L}\d])/iu;

/**
 * A name that emails mention: any visitor can have one sent to any address, so it must not carry a
 * link of theirs.
 */
export const withoutAddress = <T extends z.ZodType<string>>(field: T, what: string) =>
  field.refine((value) => !ADDRESS.test(value), {
    error: `${what} tidak boleh berisi alamat situs`,
  });

/** Fields that many forms share, with the texts of designs B1. */
export const personNameField = createNameField("Nama");

/** @param what label of the field, so that forms with two names tell which one is invalid */
export function createNameField(what: string) {
  const length = `${what} wajib diisi, 3-100 karakter`;
  const name = z
    .string({ error: length })
    .trim()
    .min(3, length)
    .max(100, length)
    .regex(
      /^[\p{L}\p{M} .'’,-]+$/u,
      `${what} hanya boleh berisi huruf, spasi, titik, koma, apostrof, dan tanda hubung`,
    );
  return withoutAddress(name, what);
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
