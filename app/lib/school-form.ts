import { fieldError } from "./fields";
import { schoolFields, schoolSteps } from "./school-fields";

/** The form's steps in their order; the last one is looked over and sent. */
export const SCHOOL_STEPS = [
  { slug: "sekolah", key: "school", title: "Sekolah" },
  { slug: "tempat", key: "place", title: "Alamat" },
  { slug: "orang", key: "people", title: "Kepala sekolah dan penanggung jawab" },
  { slug: "rincian", key: "details", title: "Rincian dan surat" },
] as const;
export type SchoolStep = (typeof SCHOOL_STEPS)[number];

export const CHECK_SLUG = "periksa";
export const SCHOOL_FORM = "school";

export const stepOf = (slug: string): SchoolStep | undefined => SCHOOL_STEPS.find((step) => step.slug === slug);
export const stepPath = (key: string, slug: string): string => `/Register/School/Isi/${key}/${slug}`;

/** The step that holds a field, such as `principal.name`. */
export const stepOfField = (name: string): SchoolStep =>
  SCHOOL_STEPS.find(({ key }) => (name.split(".")[0] ?? "") in schoolSteps[key].shape) ?? SCHOOL_STEPS[0];

/** All errors of a filled-in form, each with its step; empty when it can be sent. */
export function schoolErrors(values: Record<string, unknown>): { step: SchoolStep; message: string }[] {
  const result = schoolFields.safeParse(values, { error: fieldError });
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ step: stepOfField(path.join(".")), message }));
}

/** What a draft holds. */
export interface SchoolDraft {
  values: Record<string, unknown>;
  letter: { id: string; name: string; size: string } | null;
  /** The registration that is being changed, by its key; null for a new one. */
  editing: { key: string; version: number } | null;
  /** The page that was sent last, by its form's key: what its script still has on the way is older. */
  page: string | null;
  /** The sealed key of the receipt that it led to: then nothing else is kept of it. */
  sent: string | null;
}

export const readSchoolDraft = (data: Record<string, unknown>): SchoolDraft => ({
  values: (data.values as Record<string, unknown> | undefined) ?? {},
  letter: (data.letter as SchoolDraft["letter"] | undefined) ?? null,
  editing: (data.editing as SchoolDraft["editing"] | undefined) ?? null,
  page: typeof data.page === "string" ? data.page : null,
  sent: typeof data.sent === "string" ? data.sent : null,
});
