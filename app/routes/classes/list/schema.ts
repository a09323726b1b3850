import { z } from "zod";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";

/** The list's GET form; `filter.type` is the literal name (CLS9). */
export const classListQuery = z.object({
  page: pageQuery,
  search: searchQuery,
  state: choiceQuery(["registration_open", "ongoing", "coming_soon", "ended", "all"]),
  level: choiceQuery(["dasar", "menengah", "lanjut"]),
  "filter.type": choiceQuery(["free", "premium", "competence", "festival"]),
});

export type ClassListQuery = z.output<typeof classListQuery>;

export const STATE_OPTIONS = [
  { value: "registration_open", label: "Pendaftaran dibuka" },
  { value: "ongoing", label: "Sedang berlangsung" },
  { value: "coming_soon", label: "Akan datang" },
  { value: "ended", label: "Telah selesai" },
  { value: "all", label: "Semua, termasuk yang selesai" },
] as const;
export const LEVEL_OPTIONS = [
  { value: "dasar", label: "Dasar" },
  { value: "menengah", label: "Menengah" },
  { value: "lanjut", label: "Lanjut" },
] as const;
export const TYPE_OPTIONS = [
  { value: "free", label: "Gratis" },
  { value: "premium", label: "Premium" },
  { value: "competence", label: "Kompetensi" },
  { value: "festival", label: "Festival" },
] as const;
