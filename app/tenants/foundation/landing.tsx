import { Faq } from "~/sections/faq";
import { TestimonyList } from "~/sections/testimony-list";
import type { LandingView } from "../landing-view";
import { AnnualReport } from "./annual-report";
import { AudienceDoors } from "./audience-doors";
import { ClassCatalog } from "./class-catalog";
import { KawungBand } from "./kawung-band";
import { LatestPosts } from "./latest-posts";
import { Partners } from "./partners";
import { PortfolioCards } from "./portfolio-cards";

export function Landing({
  texts,
  classes,
  schedule,
  posts,
  totals,
  counters,
  testimonies,
  portfolios,
}: LandingView) {
  return (
    <>
      <AudienceDoors texts={texts} />
      <KawungBand id="kawung-berkas" />
      <PortfolioCards portfolios={portfolios} />
      <AnnualReport
        years={texts.annualFigures}
        totals={totals}
        schedule={schedule}
        counters={counters}
      />
      <Partners />
      <ClassCatalog classes={classes} />
      <LatestPosts posts={posts} />
      {testimonies.ok && testimonies.data.length > 0 && (
        <section aria-labelledby="testimoni" className="page grid gap-6 pt-14 md:pt-20">
          <h2 id="testimoni" className="text-3xl font-semibold md:text-4xl">
            Kata mereka
          </h2>
          <TestimonyList items={testimonies.data} />
          <p>
            <a href="/Testimoni" className="inline-flex min-h-11 items-center font-semibold">
              Semua testimoni
            </a>
          </p>
        </section>
      )}
      {texts.questions.length > 0 && (
        <section aria-labelledby="tanya" className="page grid gap-6 pt-14 md:pt-20">
          <h2 id="tanya" className="text-3xl font-semibold md:text-4xl">
            Tanya jawab
          </h2>
          <Faq items={texts.questions} />
        </section>
      )}
    </>
  );
}
