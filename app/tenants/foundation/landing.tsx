import type { LandingView } from "../landing-view";
import { Cases } from "./cases";
import { Doors } from "./doors";
import { KawungBand } from "./kawung-band";
import { Letters } from "./letters";
import { Numbers } from "./numbers";
import { Partners } from "./partners";
import { Register } from "./register";

export function Landing({ site, classes, schedule, posts, totals }: LandingView) {
  return (
    <>
      <Doors site={site} />
      <KawungBand id="kawung-berkas" />
      <Cases />
      <Numbers totals={totals} schedule={schedule} />
      <Partners />
      <Register classes={classes} />
      <Letters posts={posts} />
    </>
  );
}
