import { z } from "zod";
import { emailField, personNameField } from "./fields";
import type { StatusView } from "./views";

/** What visitors hand in and somebody reads before all see it; named as the hosted database's tables are (designs B6). */
export const SUBMISSION_KINDS = ["book_reviews", "aspirations", "testimonies"] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
export const SUBMISSION_STATUSES = ["pending", "published", "hidden"] as const;

export const SUBMISSION_LABELS: Record<SubmissionKind, string> = {
  book_reviews: "Ulasan buku",
  aspirations: "Aspirasi",
  testimonies: "Testimoni",
};
export const SUBMISSION_STATUS: Record<(typeof SUBMISSION_STATUSES)[number], StatusView> = {
  pending: { label: "Menunggu", tone: "orange" },
  published: { label: "Terbit", tone: "green" },
  hidden: { label: "Disembunyikan", tone: "neutral" },
};

/** Who wishes for something without a name. */
export const NAMELESS = "Anonim";

const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), field.optional());
const words = (name: string, least: number, most: number) => {
  const text = `${name} ${least}-${most} karakter`;
  return z
    .string({ error: `${name} wajib diisi, ${least}-${most} karakter` })
    .trim()
    .min(least, text)
    .max(most, text);
};
const rating = z.coerce.number({ error: "Pilih nilai 1-5" }).int("Pilih nilai 1-5").min(1, "Pilih nilai 1-5").max(5, "Pilih nilai 1-5");

/** A comment on the book. */
export const bookReviewFields = z.object({
  name: personNameField,
  email: optional(emailField),
  rating,
  comment: words("Ulasan", 10, 1000),
});

/** A wish; with no name it is "Anonim"'s. */
export const aspirationFields = z.object({
  name: z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    personNameField.or(z.literal(NAMELESS)).default(NAMELESS),
  ),
  email: optional(emailField),
  role: words("Peran", 2, 60),
  topic: words("Topik", 2, 100),
  message: words("Pesan", 10, 1000),
});

/** What a learner or partner says of us; they agree that it is shown. */
export const testimonyFields = z.object({
  name: personNameField,
  role: words("Peran", 2, 100),
  institution: words("Lembaga", 2, 100),
  message: words("Pesan", 20, 1000),
  rating: optional(rating),
  photoUrl: optional(z.url({ protocol: /^https$/, error: "Alamat foto harus diawali https://" }).max(2048, "Alamat foto terlalu panjang")),
  consent: z.literal(true, { error: "Centang persetujuan agar kami boleh menampilkannya" }),
});
