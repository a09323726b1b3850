import type { DefaultValue } from "@conform-to/react";
import type { z } from "zod";
import { schoolFields, schoolSteps } from "./school-fields";
import { getFieldError } from "./shared-fields";

/** Steps in order; the review page follows the last one. */
export const SCHOOL_STEPS = [
  { slug: "sekolah", key: "school", title: "Sekolah" },
  { slug: "tempat", key: "place", title: "Alamat" },
  { slug: "orang", key: "people", title: "Kepala sekolah dan penanggung jawab" },
  { slug: "rincian", key: "details", title: "Rincian dan surat" },
] as const;
export type SchoolStep = (typeof SCHOOL_STEPS)[number];

export const REVIEW_SLUG = "periksa";
export const SCHOOL_FORM_NAME = "school";

export const findStep = (slug: string): SchoolStep | undefined =>
  SCHOOL_STEPS.find((step) => step.slug === slug);
export const stepPath = (key: string, slug: string): string =>
  `/Register/School/Isi/${key}/${slug}`;

/** @param name such as `principal.name` */
export const findStepOfField = (name: string): SchoolStep =>
  SCHOOL_STEPS.find(({ key }) => (name.split(".")[0] ?? "") in schoolSteps[key].shape) ??
  SCHOOL_STEPS[0];

/** All validation errors, each with its step; empty when the form can be submitted. */
export function getSchoolErrors(
  values: Record<string, unknown>,
): { step: SchoolStep; message: string }[] {
  const result = schoolFields.safeParse(values, { error: getFieldError });
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    step: findStepOfField(path.join(".")),
    message,
  }));
}

/** Form values by field name, not validated. */
export type SchoolDraftValues = NonNullable<DefaultValue<z.input<typeof schoolFields>>>;

export interface SchoolDraft {
  values: SchoolDraftValues;
  letter: { id: string; name: string; size: string } | null;
  /** The registration being changed; null for a new one. */
  editing: { key: string; version: number } | null;
  /** Idempotency key of the last submitted page; autosaves with the same key are stale. */
  page: string | null;
  /** Encrypted receipt key, set on submission; all other data is removed then. */
  sent: string | null;
}

export const toSchoolDraft = (data: Record<string, unknown>): SchoolDraft => ({
  values: (data.values as SchoolDraftValues | undefined) ?? {},
  letter: (data.letter as SchoolDraft["letter"] | undefined) ?? null,
  editing: (data.editing as SchoolDraft["editing"] | undefined) ?? null,
  page: typeof data.page === "string" ? data.page : null,
  sent: typeof data.sent === "string" ? data.sent : null,
});
