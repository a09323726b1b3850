import type { TRAININGS } from "~/content/training-syllabus";
import { buildHref } from "~/lib/page-links";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";

type Trainings = typeof TRAININGS;
type Training = Trainings[number];

const getHours = ({ modules }: Training) => modules.reduce((sum, { hours }) => sum + hours, 0);

/** In English (RTE7), within a page whose frame is Indonesian. */
export function TrainingSyllabusPage({ trainings }: { trainings: Trainings }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <header className="grid gap-2">
        <Breadcrumbs
          items={[
            { label: "Beranda", href: "/" },
            { label: "Silabus", href: "/Silabus" },
            { label: "Silabus pelatihan" },
          ]}
        />
        <div lang="en" className="grid gap-2">
          <h1 className="text-3xl font-bold md:text-4xl">Training syllabus</h1>
          <p className="max-w-[65ch] text-lg text-ink-soft">
            Trainings we hold for schools, offices and companies. Every module ends with something
            participants have made for their own work. Groups of eight to thirty; at your place or
            online; in Indonesian, or in English on request.
          </p>
        </div>
      </header>
      <div lang="en" className="grid gap-12">
        {trainings.map((training) => (
          <TrainingSection key={training.id} training={training} />
        ))}
        <section aria-labelledby="next" className="no-print grid gap-4">
          <h2 id="next" className="text-2xl font-bold">
            Next steps
          </h2>
          <p className="max-w-[65ch]">
            Individuals can join our{" "}
            <a href="/Class" className="underline">
              open classes
            </a>
            ; schools{" "}
            <a href="/Register" className="underline">
              register
            </a>{" "}
            once for all programs. The classes are taught in Indonesian.
          </p>
        </section>
      </div>
    </div>
  );
}

const TrainingSection = ({ training }: { training: Training }) => (
  <section
    aria-labelledby={training.id}
    className="grid break-inside-avoid gap-x-10 gap-y-4 border-t-4 border-primary pt-4 lg:grid-cols-[20rem_1fr]"
  >
    <div className="grid content-start gap-3">
      <h2 id={training.id} className="text-2xl font-bold">
        {training.title}
      </h2>
      <p className="font-semibold tabular-nums">
        {training.modules.length} modules · {getHours(training)} hours
      </p>
      <p className="text-ink-soft">{training.audience}</p>
      <p className="no-print">
        <ButtonLink
          href={buildHref("/Make-Appointment", {
            segment: "corporate",
            topic: `Training: ${training.title}`,
          })}
          variant="secondary"
        >
          Ask for this training
        </ButtonLink>
      </p>
    </div>
    <ol className="grid content-start">
      {training.modules.map(({ title, hours, outcomes }, at) => (
        <li
          key={title}
          className="grid gap-1 border-line py-3 not-first:border-t sm:grid-cols-[1fr_auto] sm:gap-x-6"
        >
          <h3 className="font-bold">
            {at + 1}. {title}
          </h3>
          <p className="text-sm text-ink-soft tabular-nums">{hours} hours</p>
          <ul className="list-disc pl-6 sm:col-span-2">
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
);
