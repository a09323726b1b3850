import type { LandingView } from "../landing-view";
import { Classes } from "./classes";
import { Hero } from "./hero";
import { Mentors } from "./mentors";
import { Posts } from "./posts";
import { Questions } from "./questions";
import { Schedule } from "./schedule";
import { Sponsors } from "./sponsors";
import { Testimonies } from "./testimonies";
import { Tracks } from "./tracks";

export function Landing({
  texts,
  classes,
  schedule,
  posts,
  totals,
  counters,
  testimonies,
  packages,
}: LandingView) {
  return (
    <>
      <Hero texts={texts} totals={totals} schedule={schedule} counters={counters} />
      <Tracks />
      <Classes classes={classes} total={totals.classes} />
      <Schedule schedule={schedule} />
      <Mentors classes={schedule} />
      <Sponsors packages={packages} />
      <Posts posts={posts} />
      <Testimonies testimonies={testimonies} />
      <Questions questions={texts.questions} />
    </>
  );
}
