/** Each link preselects a segment in the appointment form. */
export const AUDIENCES = [
  { label: "Untuk sekolah", href: "/Make-Appointment?segment=school" },
  { label: "Untuk kampus", href: "/Make-Appointment?segment=campus" },
  { label: "Untuk pemerintah", href: "/Make-Appointment?segment=government" },
  { label: "Untuk perusahaan", href: "/Make-Appointment?segment=corporate" },
] as const;

export const CLASS_LINKS = [
  { label: "Semua kelas", href: "/Class" },
  { label: "Kelas gratis", href: "/Class?filter.type=free" },
  { label: "Tingkat dasar", href: "/Class?level=dasar" },
  { label: "Kelas kompetensi", href: "/Class?filter.type=competence" },
] as const;
