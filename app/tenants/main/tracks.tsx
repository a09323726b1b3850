import { SectionHeading } from "~/sections/section-heading";
import { Icon, type IconName } from "~/ui/icon";

const TRACKS: { title: string; text: string; href: string; icon: IconName }[] = [
  { title: "Mulai dari nol", text: "Kelas tingkat dasar untuk yang baru pertama mencoba.", href: "/Class?level=dasar", icon: "play" },
  {
    title: "Kelas gratis",
    text: "Dibiayai mitra, terbuka bagi siapa pun, tetap bersertifikat.",
    href: "/Class?filter.type=free",
    icon: "book",
  },
  {
    title: "Kelas kompetensi",
    text: "Diakhiri ujian praktik dengan nilai lulus yang jelas.",
    href: "/Class?filter.type=competence",
    icon: "check",
  },
  {
    title: "Naik tingkat",
    text: "Bagi yang sudah punya dasar dan ingin menghasilkan karya.",
    href: "/Class?level=menengah",
    icon: "users",
  },
];

/** Programme tracks as a shelf of book spines that lead into the filtered list. */
export function Tracks() {
  return (
    <section aria-labelledby="jalur" className="page py-14">
      <SectionHeading id="jalur" title="Pilih jalur belajar" lead="Empat pintu masuk ke daftar kelas yang sama." />
      <ul className="grid gap-4 border-b-8 border-dark sm:grid-cols-2 lg:grid-cols-4">
        {TRACKS.map(({ title, text, href, icon }, at) => (
          <li key={href} className={at % 2 ? "lg:mt-6" : undefined}>
            <a
              href={href}
              className="grid h-full content-start gap-3 rounded-t-card border border-b-0 border-line border-t-primary bg-surface-2 p-6 text-ink no-underline [border-top-width:0.75rem] hover:bg-surface"
            >
              <Icon name={icon} className="size-8 text-primary-text" />
              <span className="font-heading text-xl font-bold underline">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
