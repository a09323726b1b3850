import type { ClassFilters } from "./class-options";
import { TALENT_PATH, TRAINING_PATH } from "./paths";
import type { PortfolioKind } from "./portfolio-fields";

interface Audience {
  /** First segment of its page, and key of its title (TTL6). */
  key: "Campus" | "Government" | "Corporates";
  /** Key of its text in the tenant's setting. */
  text: "campus" | "government" | "corporates";
  href: string;
  title: string;
  portfolios: PortfolioKind;
  classes: { title: string; filters: Pick<ClassFilters, "level" | "filter.type"> };
  /** The one thing to do, and another. */
  action: { label: string; href: string };
  other: { label: string; href: string };
}

/** Pages for those who decide for an institution. */
export const AUDIENCES: readonly Audience[] = [
  {
    key: "Campus",
    text: "campus",
    href: "/Campus",
    title: "Untuk kampus",
    portfolios: "kampus",
    classes: { title: "Kelas kompetensi", filters: { "filter.type": "competence" } },
    action: { label: "Buat janji temu", href: "/Make-Appointment?segment=campus" },
    other: { label: "Minta demo", href: "/Request-Demo" },
  },
  {
    key: "Government",
    text: "government",
    href: "/Government",
    title: "Untuk pemerintah",
    portfolios: "pemerintah",
    classes: { title: "Kelas tingkat dasar", filters: { level: "dasar" } },
    action: { label: "Buat janji temu", href: "/Make-Appointment?segment=government" },
    other: { label: "Minta demo", href: "/Request-Demo" },
  },
  {
    key: "Corporates",
    text: "corporates",
    href: "/Corporates",
    title: "Untuk perusahaan",
    portfolios: "csr",
    classes: { title: "Kelas premium", filters: { "filter.type": "premium" } },
    action: { label: "Minta pelatihan", href: TRAINING_PATH },
    other: { label: "Rekrut lulusan", href: TALENT_PATH },
  },
];

export type AudienceText = Audience["text"];
