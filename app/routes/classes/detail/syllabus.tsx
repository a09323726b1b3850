import type { ClassDetailView } from "~/server/features/classes";
import { Unavailable } from "~/ui/unavailable";

const CHAPTER_TYPE_LABELS = {
  text: "Bacaan",
  video: "Video",
  file: "Berkas",
  quiz: "Kuis",
  code: "Latihan kode",
} as const;

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
          <details key={module.slug} open={at === 0} className="border-b border-line py-2">
            <summary className="flex min-h-11 items-center gap-3 font-bold">
              <span className="text-ink-soft">{at + 1}.</span>
              <span className="grow">{module.title}</span>
              <span className="text-sm font-normal text-ink-soft">
                {module.chapters.length} bab
              </span>
            </summary>
            <ol className="grid gap-1 pb-3 pl-8">
              {module.chapters.map((chapter) => (
                <li key={chapter.slug} className="flex flex-wrap justify-between gap-x-4">
                  <span>{chapter.title}</span>
                  <span className="text-sm text-ink-soft">
                    {CHAPTER_TYPE_LABELS[chapter.type]} · {chapter.minutes} menit
                    {chapter.free && " · bebas dibuka"}
                  </span>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </section>
  );
}
