import { z } from "zod";
import { getKeys } from "./options";

/** The list's own filter (CLS8), not the status that a class shows; without it ended classes are hidden. */
export const CLASS_STATE_LABELS = {
  registration_open: "Pendaftaran dibuka",
  ongoing: "Sedang berlangsung",
  coming_soon: "Akan datang",
  ended: "Telah selesai",
  all: "Semua, termasuk yang selesai",
} as const;

export const CLASS_LEVEL_LABELS = {
  dasar: "Dasar",
  menengah: "Menengah",
  lanjut: "Lanjut",
} as const;

export const CLASS_TYPE_LABELS = {
  free: "Gratis",
  premium: "Premium",
  competence: "Kompetensi",
  festival: "Festival",
} as const;

/** Drafts are for their staff; archived classes stay with their learners and are listed nowhere. */
export const PUBLICATIONS = ["draft", "published", "archived"] as const;
export type Publication = (typeof PUBLICATIONS)[number];
/** Of programs and companies, which are never archived: a draft is off the site. */
export const VISIBILITIES = ["draft", "published"] as const satisfies readonly Publication[];
export type Visibility = (typeof VISIBILITIES)[number];

export const CHAPTER_TYPE_LABELS = {
  text: "Bacaan",
  video: "Video",
  file: "Berkas",
  quiz: "Kuis",
  code: "Latihan kode",
  assignment: "Tugas",
} as const;

/** Choice filters of the class list by query name; page, feature and host contract derive from it. */
export const classFilterFields = {
  state: z.enum(getKeys(CLASS_STATE_LABELS)),
  level: z.enum(getKeys(CLASS_LEVEL_LABELS)),
  /** The literal name `filter.type` (CLS9). */
  "filter.type": z.enum(getKeys(CLASS_TYPE_LABELS)),
};

type ClassFilterFields = typeof classFilterFields;

/** Values of the list's form; undefined means any. */
export type ClassFilters = {
  page: number;
  search?: string | undefined;
} & { [Name in keyof ClassFilterFields]?: z.output<ClassFilterFields[Name]> | undefined };
