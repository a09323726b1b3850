import { ClassGrid } from "~/sections/class-grid";
import { Faq } from "~/sections/faq";
import { PostGrid } from "~/sections/post-grid";
import { SectionHeading } from "~/sections/section-heading";
import { ButtonLink } from "~/ui/button";
import type { LandingView } from "../landing-view";
import { Agenda } from "./agenda";

const STEPS = [
  { title: "Pilih kelas", text: "Lihat jadwal, tingkat, dan biayanya. Semua tertulis sebelum Anda mendaftar." },
  { title: "Belajar bersama mentor", text: "Ikuti pertemuan, kerjakan tugas, dan tanyakan apa saja." },
  { title: "Terima sertifikat", text: "Setelah menuntaskan semua bab atau lulus ujian kompetensi." },
] as const;

const QUESTIONS = [
  {
    question: "Apakah saya perlu komputer?",
    answer:
      "Tidak selalu. Semua halaman dapat dibuka di ponsel. Bila sebuah kelas membutuhkan komputer, hal itu tertulis di bagian persiapan.",
  },
  {
    question: "Bagaimana cara bertanya sebelum mendaftar?",
    answer: "Buat janji temu lewat halaman Janji temu. Kami menjawab lewat email paling lambat satu hari kerja.",
  },
  {
    question: "Ke mana data saya disimpan?",
    answer: "Hanya di sistem kami, dan hanya untuk menjalankan kelas serta menjawab Anda. Baca kebijakan privasi untuk rinciannya.",
  },
];

/** All standard sections, in the setting's own words and colours. */
export function Landing({ site, classes, schedule, posts }: LandingView) {
  return (
    <div className="page grid gap-16 py-12 md:py-16">
      <section className="grid gap-5 border-l-8 border-primary pl-6 md:pl-10">
        <h1 className="text-4xl font-bold md:text-5xl">{site.title}</h1>
        {site.description && <p className="max-w-[55ch] text-xl text-ink-soft">{site.description}</p>}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/Class">Lihat kelas</ButtonLink>
          <ButtonLink href="/Make-Appointment" variant="secondary">
            Buat janji temu
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="kelas">
        <SectionHeading id="kelas" title="Kelas" more={{ label: "Semua kelas", href: "/Class" }} />
        <ClassGrid classes={classes} />
      </section>
      <div className="grid gap-16 lg:grid-cols-2">
        <Agenda schedule={schedule} />
        <section aria-labelledby="cara">
          <SectionHeading id="cara" title="Cara kerjanya" />
          <ol className="grid gap-5">
            {STEPS.map(({ title, text }, at) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-on-primary"
                >
                  {at + 1}
                </span>
                <div>
                  <h3 className="text-lg font-bold">{title}</h3>
                  <p className="text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="tulisan">
        <SectionHeading id="tulisan" title="Tulisan terbaru" more={{ label: "Semua tulisan", href: "/Blog" }} />
        <PostGrid posts={posts} />
      </section>
      <section aria-labelledby="tanya" className="max-w-4xl">
        <SectionHeading id="tanya" title="Yang sering ditanyakan" />
        <Faq items={QUESTIONS} />
      </section>
    </div>
  );
}
