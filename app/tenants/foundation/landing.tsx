import type { LandingView } from "../landing-view";
import { AnnualReport } from "./annual-report";
import { AudienceDoors } from "./audience-doors";
import { ClassCatalog } from "./class-catalog";
import { KawungBand } from "./kawung-band";
import { LatestPosts } from "./latest-posts";
import { Partners } from "./partners";
import { PortfolioCards } from "./portfolio-cards";

export function Landing({ site, classes, schedule, posts, totals }: LandingView) {
  return (
    <>
      <AudienceDoors site={site} />
      <KawungBand id="kawung-berkas" />
      <PortfolioCards />
      <AnnualReport totals={totals} schedule={schedule} />
      <Partners />
      <ClassCatalog classes={classes} />
      <LatestPosts posts={posts} />
    </>
  );
}
