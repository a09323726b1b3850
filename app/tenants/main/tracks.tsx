import { SectionHeading } from "./section-heading";

/** Varied heights and colours. */
const TRACKS = [
  {
    title: "Mulai dari nol",
    text: "Tingkat dasar; belum pernah mencoba pun boleh.",
    href: "/Class?level=dasar",
    className: "bg-primary text-on-primary lg:h-72",
  },
  {
    title: "Kelas gratis",
    text: "Tanpa biaya, dengan mentor dan tugas yang sama.",
    href: "/Class?filter.type=free",
    className: "bg-sun text-ink lg:h-80",
  },
  {
    title: "Naik tingkat",
    text: "Untuk yang punya dasar dan ingin berkarya.",
    href: "/Class?level=menengah",
    className: "bg-ink text-surface lg:h-68",
  },
  {
    title: "Uji praktik",
    text: "Kelas kompetensi, ditutup ujian dengan nilai lulus 70.",
    href: "/Class?filter.type=competence",
    className: "bg-warning text-on-warning lg:h-76",
  },
  {
    title: "Festival belajar",
    text: "Kelas terbuka, lokakarya, dan pameran karya.",
    href: "/Class?filter.type=festival",
    className: "bg-success text-on-success lg:h-70",
  },
  {
    title: "Sekolah dan tim",
    text: "Jadwal dan bahan disusun bersama lembaga Anda.",
    href: "/Make-Appointment?segment=school",
    className: "bg-secondary text-on-secondary lg:h-78",
  },
] as const;

/** Tracks as books on a shelf. Each links to the filtered class list. */
export function Tracks() {
  return (
    <section aria-labelledby="jalur" className="page pt-16 pb-6">
      <SectionHeading
        id="jalur"
        title="Ambil satu dari rak"
        lead="Enam jalur belajar. Masing-masing membuka daftar kelas yang sesuai."
      />
      <ul className="grid grid-cols-2 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        {TRACKS.map(({ title, text, href, className }) => (
          <li
            key={href}
            className="flex flex-col justify-end border-b-[0.875rem] border-ink px-1.5 md:px-2"
          >
            <a
              href={href}
              className={`relative flex min-h-52 flex-col justify-between gap-6 overflow-hidden rounded-t-lg rounded-br-none py-5 pr-2 pl-6 md:pr-4 md:pl-7 no-underline hover:-translate-y-1 motion-safe:transition-transform ${className}`}
            >
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 w-3 border-r-2 border-current opacity-30"
              />
              <span className="font-heading text-xl leading-tight font-extrabold underline decoration-2">
                {title}
              </span>{" "}
              <span className="text-base leading-snug">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
