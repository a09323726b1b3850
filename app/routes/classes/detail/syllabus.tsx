import { CHAPTER_TYPE_LABELS } from "~/lib/class-options";
import { joinFacts } from "~/lib/join-facts";
import type { ClassDetailView } from "~/server/features/classes";
import { RichText } from "~/ui/rich-text";
import { Unavailable } from "~/ui/unavailable";

/** Modules as disclosures that need no script; the first is open. */
export function Syllabus({ syllabus }: Pick<ClassDetailView, "syllabus">) {
  if (syllabus.ok && syllabus.data.length === 0) return null;
  return (
    <section aria-labelledby="silabus">
      <h2 id="silabus" className="mb-4 text-2xl font-bold">
        Silabus
      </h2>
      {!syllabus.ok && <Unavailable name="Silabus" />}
      {syllabus.ok &&
        syllabus.data.map((module, at) => (
          <details key={module.slug ?? at} open={at === 0} className="border-b border-line py-2">
            <summary className="flex min-h-11 items-center gap-3 font-bold">
              <span className="text-ink-soft">{at + 1}.</span>
              <span className="grow">{module.title}</span>
              {module.chapters.length > 0 && (
                <span className="text-sm font-normal text-ink-soft">
                  {module.chapters.length} bab
                </span>
              )}
            </summary>
            <RichText html={module.description ?? ""} />
            {module.chapters.length > 0 && <Chapters chapters={module.chapters} />}
          </details>
        ))}
    </section>
  );
}

type Module = Extract<ClassDetailView["syllabus"], { ok: true }>["data"][number];

function Chapters({ chapters }: Pick<Module, "chapters">) {
  return (
    <ol className="grid gap-1 pb-3 pl-8">
      {chapters.map(({ slug, title, type, minutes, free }) => {
        const facts = joinFacts(
          [
            type && CHAPTER_TYPE_LABELS[type],
            minutes && `${minutes} menit`,
            free && "bebas dibuka",
          ].map((fact) => fact || null),
          " · ",
        );
        return (
          <li key={slug ?? title} className="flex flex-wrap justify-between gap-x-4">
            <span>{title}</span>
            {facts && <span className="text-sm text-ink-soft">{facts}</span>}
          </li>
        );
      })}
    </ol>
  );
}
