import { z } from "zod";
import { parseDate } from "./dates";
import { formatDecimal, parseDecimal } from "./decimals";
import { formatCount, parseCount, type TypedNumber } from "./numbers";
import { normalizePhone } from "./phone";
import { formatRupiah, parseRupiah } from "./rupiah";

/** Default field errors, so that the library's English messages are never shown. */
export const getFieldError = ({ input }: { input?: unknown }) =>
  input === undefined ? "Bagian ini wajib diisi" : "Isian ini belum benar";

/**
 * Addresses in whatever way mail programs make them clickable. Degrees such as "S.Pd" and "M.Kom" are
 * shorter than a domain's name.
 */
const ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{3,}\.(?:[\p{L}\d-]+\.)*(?:com|net|org|id|co|io|info|biz|xyz|site|online|link|click|top|shop|store|app|dev|web|me|ly|gl|cc|tk|ru|cn|example)(?![\p{L}\d])/iu;

/** Longer text is rejected by its field anyway; `ADDRESS` would take quadratic time for it. */
const MAX_SEARCHED_LENGTH = 1_000;

/**
 * A name that emails mention: any visitor can have one sent to any address, so it must not carry a
 * link of theirs.
 */
export const withoutAddress = <T extends z.ZodType<string>>(field: T, what: string) =>
  field.refine((value) => value.length > MAX_SEARCHED_LENGTH || !ADDRESS.test(value), {
    error: `${what} tidak boleh berisi alamat situs`,
  });

/** Text that must be there. @param what label of the field */
export const createTextField = (what: string, min: number, max: number) => {
  const message = `${what} wajib diisi, ${min}-${max.toLocaleString("id-ID")} karakter`;
  return z.string({ error: message }).trim().min(min, message).max(max, message);
};

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

/** An optional field: text without content, `null` and a missing value are `undefined`. */
export const createOptionalField = <Field extends z.ZodType>(field: Field) =>
  z.preprocess(
    (value) =>
      value === null || (typeof value === "string" && value.trim() === "") ? undefined : value,
    field.optional(),
  );

/** Converted to `YYYY-MM-DD`. @param what label of the field within a sentence */
export const createDateField = (what: string) =>
  z.string({ error: `Pilih ${what}` }).transform((value, context) => {
    const date = parseDate(value);
    if (date) return date;
    const message = `Tulis ${what} seperti 31/12/2026`;
    context.issues.push({ code: "custom", input: value, message });
    return z.NEVER;
  });

interface NumberFieldOptions {
  /** Label of the field. */
  what: string;
  min: number;
  max: number;
}

/** Version of a record in a host's body. 0 if the form had none, so that the host answers 409. */
export const recordVersion = z.number().int().min(0);

/** Version that a form was made from. Without a usable one the record counts as changed meanwhile: 409, not 422. */
export const versionField = z.coerce.number().int().min(0).catch(0);

/** A whole number as people type it, or a number in a host's body. */
export const createCountField = ({ what, min, max }: NumberFieldOptions) =>
  createNumberField({
    missing: `${what} wajib diisi`,
    unreadable: `${what} berupa angka bulat, misalnya 1.250`,
    parse: parseCount,
    format: formatCount,
  }).pipe(
    z
      .number()
      .min(min, `${what} paling sedikit ${formatCount(min)}`)
      .max(max, `${what} paling banyak ${formatCount(max)}`),
  );

/** Whole rupiah as people type them. @param what label of the field */
export const createRupiahField = ({ what, min, max }: NumberFieldOptions) =>
  createNumberField({
    missing: "Jumlah wajib diisi",
    unreadable: "Tulis jumlah dalam rupiah utuh, misalnya 250.000 atau 250 ribu",
    parse: parseRupiah,
    format: formatRupiah,
  }).pipe(
    z
      .number()
      .min(min, `${what} paling sedikit ${formatRupiah(min)}`)
      .max(max, `${what} paling banyak ${formatRupiah(max)}`),
  );

/** A number with decimals as people type it. @param what label of the field */
export const createDecimalField = (what: string) =>
  createNumberField({
    missing: `${what} wajib diisi`,
    unreadable: `${what} berupa angka, misalnya 12 atau 3,5`,
    parse: parseDecimal,
    format: formatDecimal,
  });

interface NumberNotation {
  missing: string;
  unreadable: string;
  parse: (text: string) => TypedNumber;
  format: (value: number) => string;
}

const createNumberField = ({ missing, unreadable, parse, format }: NumberNotation) =>
  z.preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    z.string({ error: missing }).transform((text, context) => {
      const typed = parse(text);
      if (typed.kind === "number") return typed.value;
      const message =
        typed.kind === "ambiguous"
          ? `Maksud Anda ${typed.readings.map(format).join(" atau ")}? Tulis angkanya dengan lengkap`
          : unreadable;
      context.issues.push({ code: "custom", input: text, message });
      return z.NEVER;
    }),
  );
