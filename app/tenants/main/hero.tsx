import type { LandingView } from "../landing-view";
import { ClassSearchForm } from "./class-search-form";
import { Counters } from "./counters";
import { Roof } from "./roof";

export function Hero({
  texts,
  totals,
  schedule,
  counters,
}: Pick<LandingView, "texts" | "totals" | "schedule" | "counters">) {
  return (
    <section
      aria-labelledby="judul"
      className="overflow-hidden bg-gradient-to-b from-surface to-sky"
    >
      <div className="relative">
        <Roof className="absolute right-0 bottom-0 block w-full min-w-[42rem] max-w-[96rem]" />
        <div className="page relative pt-8 pb-44 md:pt-12 md:pb-36 lg:pb-28">
          <h1
            id="judul"
            className="max-w-[19ch] text-4xl font-extrabold text-ink sm:text-5xl lg:text-[3.5rem]"
          >
            {texts.title}
          </h1>
          {texts.lead && (
            <p className="mt-4 max-w-[38ch] text-pretty text-lg text-ink md:text-xl">
              {texts.lead}
            </p>
          )}
        </div>
      </div>
      <div className="bg-glow">
        <div aria-hidden="true" className="teeth text-ink" />
        <div className="page relative pt-6 pb-8 md:pt-8">
          <Pillars />
          <ClassSearchForm />
        </div>
      </div>
      <Counters totals={totals} schedule={schedule} counters={counters} />
    </section>
  );
}

/** Pillars behind the search form. */
function Pillars() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 bottom-0 flex justify-between px-1 text-primary"
    >
      {["a", "b", "c", "d"].map((post) => (
        <div key={post} className="grid w-5 grid-rows-[auto_1fr_auto] justify-items-center md:w-7">
          <span className="h-2 w-full bg-roof" />
          <span className="w-3 bg-primary md:w-4" />
          <span className="h-3 w-full rounded-t-sm bg-ink" />
        </div>
      ))}
    </div>
  );
}
