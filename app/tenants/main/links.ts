import { AUDIENCE_LINKS } from "~/sections/navigation";

/** The appointment form with its segment stands for the audience without a page. */
export const AUDIENCES = [
  { label: "Untuk sekolah", href: "/Make-Appointment?segment=school" },
  ...AUDIENCE_LINKS,
];

export const CLASS_LINKS = [
  { label: "Semua kelas", href: "/Class" },
  { label: "Kelas gratis", href: "/Class?filter.type=free" },
  { label: "Tingkat dasar", href: "/Class?level=dasar" },
  { label: "Kelas kompetensi", href: "/Class?filter.type=competence" },
] as const;
