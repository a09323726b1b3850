import { Faq } from "~/sections/faq";
import type { LandingView } from "../landing-view";
import { AnnualReport } from "./annual-report";
import { AudienceDoors } from "./audience-doors";
import { ClassCatalog } from "./class-catalog";
import { KawungBand } from "./kawung-band";
import { LatestPosts } from "./latest-posts";
import { Partners } from "./partners";
import { PortfolioCards } from "./portfolio-cards";

export function Landing({ texts, classes, schedule, posts, totals }: LandingView) {
  return (
    <>
      <AudienceDoors texts={texts} />
      <KawungBand id="kawung-berkas" />
      <PortfolioCards />
      <AnnualReport totals={totals} schedule={schedule} />
      <Partners />
      <ClassCatalog classes={classes} />
      <LatestPosts posts={posts} />
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
