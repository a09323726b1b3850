import type { PageTitles } from "../titles";

/** TTL5. */
export const titles: PageTitles = {
  index: "Belajar keterampilan bersama mentor",
  BelajarBersama: "Festival Belajar Bersama",
  Courses: "Kursus",
  "Courses-slug": "record",
  "Training-Services": "Layanan Pelatihan",
  "Talent-Hiring": "Rekrut Talenta",
  Lms: "LMS Pendopo",
  "Lms-Features-slug": "record",
  "Training-Services-Syllabus": "Silabus Pelatihan",
  News: "Berita",
  "News-id-title": "record",
  "Make-Appointment": "Buat Janji Temu",
};
