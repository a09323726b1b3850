import { formatCount } from "~/lib/numbers";
import { slugify } from "~/lib/slug";
import { ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import type { LandingView } from "../landing-view";

type Props = Pick<LandingView, "site" | "texts" | "totals" | "counters">;

export function Hero({ site, texts, totals, counters }: Props) {
  const counts = [
    totals.classes !== null && `${totals.classes} kelas`,
    totals.posts !== null && `${totals.posts} tulisan`,
  ].filter(Boolean);
  return (
    <section
      aria-labelledby="judul"
      className="grid items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[1.1fr_1fr] md:py-14"
    >
      <div>
        <h1 id="judul" className="text-4xl font-bold tracking-tight md:text-5xl lg:text-6xl">
          {texts.title}
        </h1>
        {texts.lead && <p className="mt-5 max-w-[45ch] text-xl text-ink-soft">{texts.lead}</p>}
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="/Class">Lihat kelas</ButtonLink>
          <ButtonLink href="/Make-Appointment" variant="secondary">
            Buat janji temu
          </ButtonLink>
        </div>
        {counts.length > 0 && (
          <p className="mt-6 text-ink-soft">
            {counts.join(" dan ")}, dapat dilihat tanpa mendaftar.
          </p>
        )}
        {counters.length > 0 && (
          <p className="mt-2 text-ink-soft">
            Sejauh ini{" "}
            {counters.map(({ label, value }) => `${formatCount(value)} ${label}`).join(", ")}.
          </p>
        )}
      </div>
      <Cover
        slug={slugify(site.title) || "situs"}
        kind="site"
        cover={null}
        sizes="(min-width: 48rem) 34rem, 100vw"
        priority
        className="aspect-[3/2] w-full rounded-card object-cover md:aspect-[5/4]"
      />
    </section>
  );
}
