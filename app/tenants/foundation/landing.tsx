import type { LandingView } from "../landing-view";
import { Cases } from "./cases";
import { Doors } from "./doors";
import { KawungBand } from "./kawung-band";
import { Letters } from "./letters";
import { Numbers } from "./numbers";
import { Partners } from "./partners";
import { Register } from "./register";

export function Landing({ site, classes, schedule, posts, totals }: LandingView) {
  const open = schedule.ok ? schedule.data.filter(({ status }) => status.tone === "green").length : null;
  return (
    <>
      <Doors site={site} />
      <KawungBand id="kawung-berkas" />
      <Cases />
      <Numbers totals={totals} open={open} />
      <Partners />
      <Register classes={classes} />
      <Letters posts={posts} />
    </>
  );
}
