import { z } from "zod";
import { classReviewsPath } from "./paths";
import { createOptionalField, emailField, personNameField, versionField } from "./shared-fields";
import type { StatusView } from "./views";

/** Kinds of moderated submissions, named like the tables of the hosted database (designs B6); reviews of classes are ours. */
export const SUBMISSION_KINDS = [
  "book_reviews",
  "aspirations",
  "testimonies",
  "class_reviews",
] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
export const SUBMISSION_STATUSES = ["pending", "published", "hidden"] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const SUBMISSION_LABELS: Record<SubmissionKind, string> = {
  book_reviews: "Ulasan buku",
  aspirations: "Aspirasi",
  testimonies: "Testimoni",
  class_reviews: "Ulasan kelas",
};
export const SUBMISSION_STATUS: Record<SubmissionStatus, StatusView> = {
  pending: { label: "Menunggu", tone: "orange" },
  published: { label: "Terbit", tone: "green" },
  hidden: { label: "Disembunyikan", tone: "neutral" },
};

export const TESTIMONIES_PATH = "/Testimoni";
export const ASPIRATIONS_PATH = "/Aspirasi";
export const MODERATION_PATH = "/Dashboard/Moderation";
/** Where a submission stands on that page. */
export const submissionAnchor = (id: string) => `kiriman-${id}`;

/** Where the public reads published submissions of a kind; null for those that no page shows. @param classSlug of a review */
export function getPublicPath(kind: SubmissionKind, classSlug: string | null): string | null {
  if (kind === "class_reviews") return classSlug && classReviewsPath(classSlug);
  if (kind === "aspirations") return ASPIRATIONS_PATH;
  return kind === "testimonies" ? TESTIMONIES_PATH : null;
}

export const ANONYMOUS_NAME = "Anonim";

const createTextField = (name: string, min: number, max: number) => {
  const message = `${name} ${min}-${max} karakter`;
  return z
    .string({ error: `${name} wajib diisi, ${min}-${max} karakter` })
    .trim()
    .min(min, message)
    .max(max, message);
};
const ratingField = z.coerce
  .number({ error: "Pilih nilai 1-5" })
  .int("Pilih nilai 1-5")
  .min(1, "Pilih nilai 1-5")
  .max(5, "Pilih nilai 1-5");

export const bookReviewFields = z.object({
  name: personNameField,
  email: createOptionalField(emailField),
  rating: ratingField,
  comment: createTextField("Ulasan", 10, 1000),
});

export const aspirationFields = z.object({
  name: z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    personNameField.or(z.literal(ANONYMOUS_NAME)).default(ANONYMOUS_NAME),
  ),
  email: createOptionalField(emailField),
  role: createTextField("Peran", 2, 60),
  topic: createTextField("Topik", 2, 100),
  message: createTextField("Pesan", 10, 1000),
});

/** Testimonies need consent to publication. */
export const testimonyFields = z.object({
  name: personNameField,
  email: createOptionalField(emailField),
  role: createTextField("Peran", 2, 100),
  institution: createTextField("Lembaga", 2, 100),
  message: createTextField("Pesan", 20, 1000),
  rating: createOptionalField(ratingField),
  photoUrl: createOptionalField(
    z
      .url({ protocol: /^https$/, error: "Alamat foto harus diawali https://" })
      .max(2048, "Alamat foto terlalu panjang"),
  ),
  consent: z.literal(true, { error: "Centang persetujuan agar kami boleh menampilkannya" }),
});

/** A learner's review of a class. */
export const classReviewFields = z.object({
  rating: ratingField,
  text: createTextField("Ulasan", 10, 1000),
  /** Of the review that is changed; 0 for the first one. */
  version: versionField,
});

/** Why a submission is hidden: for the team, and for the learner who wrote a review. */
export const hidingReasonField = createTextField("Alasan", 5, 300);

export const aspirationAnswerField = createTextField("Jawaban", 5, 1000);
