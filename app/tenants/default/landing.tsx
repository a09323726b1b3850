import { Faq } from "~/sections/faq";
import { TestimonyList } from "~/sections/testimony-list";
import { ButtonLink } from "~/ui/button";
import type { LandingView } from "../landing-view";
import { Classes } from "./classes";
import { Hero } from "./hero";
import { LandingSection } from "./landing-section";
import { LatestPosts } from "./latest-posts";
import { Schedule } from "./schedule";
import { Steps } from "./steps";

export function Landing({
  site,
  texts,
  classes,
  schedule,
  posts,
  totals,
  counters,
  testimonies,
}: LandingView) {
  return (
    <div className="page">
      <Hero site={site} texts={texts} totals={totals} counters={counters} />
      <LandingSection
        id="kelas"
        title="Kelas"
        lead="Yang menerima pendaftaran lebih dahulu."
        more={{ label: "Semua kelas", href: "/Class" }}
      >
        <Classes classes={classes} />
      </LandingSection>
      <LandingSection id="jadwal" title="Jadwal" lead="Menurut tanggal mulai.">
        <Schedule schedule={schedule} />
      </LandingSection>
      <LandingSection id="cara" title="Cara kerjanya">
        <Steps />
      </LandingSection>
      <LandingSection
        id="tulisan"
        title="Tulisan"
        lead="Tiga yang terbaru."
        more={{ label: "Semua tulisan", href: "/Blog" }}
      >
        <LatestPosts posts={posts} />
      </LandingSection>
      {testimonies.ok && testimonies.data.length > 0 && (
        <LandingSection
          id="testimoni"
          title="Kata mereka"
          more={{ label: "Semua testimoni", href: "/Testimoni" }}
        >
          <TestimonyList items={testimonies.data} />
        </LandingSection>
      )}
      {texts.questions.length > 0 && (
        <LandingSection id="tanya" title="Tanya jawab">
          <Faq items={texts.questions} />
        </LandingSection>
      )}
      <section
        aria-labelledby="hubungi"
        className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-surface-2 p-6 md:p-10"
      >
        <div>
          <h2 id="hubungi" className="text-2xl font-bold md:text-3xl">
            Masih ada yang ingin ditanyakan?
          </h2>
          <p className="mt-2 max-w-[55ch] text-ink-soft">
            Pilih tanggal dan jam, tulis topiknya dalam satu kalimat. Tidak perlu punya akun.
          </p>
        </div>
        <ButtonLink href="/Make-Appointment">Buat janji temu</ButtonLink>
      </section>
    </div>
  );
}
