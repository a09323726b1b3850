import { CHAPTER_TYPE_LABELS } from "~/lib/class-options";
import { joinFacts } from "~/lib/join-facts";
import type { ClassDetailView } from "~/server/features/classes";
import type { OutlineChapterView } from "~/server/features/outline-views";
import { Icon } from "~/ui/icon";
import { RichText } from "~/ui/rich-text";
import { Unavailable } from "~/ui/unavailable";

type Props = Pick<ClassDetailView, "syllabus" | "outline">;

/** Modules as disclosures that need no script; the first is open. Chapters that the visitor may read are links. */
export function Syllabus({ syllabus, outline }: Props) {
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
              <span className="text-ink-soft">{at + 1}.</span>{" "}
              <span className="grow">{module.title}</span>{" "}
              {module.chapters.length > 0 && (
                <span className="text-sm font-normal text-ink-soft">
                  {module.chapters.length} bab
                </span>
              )}
            </summary>
            <RichText html={module.description ?? ""} />
            {module.chapters.length > 0 && (
              <Chapters
                chapters={module.chapters}
                lessons={outline?.modules.find(({ slug }) => slug === module.slug)?.chapters ?? []}
              />
            )}
          </details>
        ))}
    </section>
  );
}

type Module = Extract<ClassDetailView["syllabus"], { ok: true }>["data"][number];

interface ChaptersProps extends Pick<Module, "chapters"> {
  /** The module's chapters as the visitor may open them. */
  lessons: OutlineChapterView[];
}

function Chapters({ chapters, lessons }: ChaptersProps) {
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
        const lesson = lessons.find((item) => item.slug === slug);
        return (
          <li key={slug ?? title} className="flex flex-wrap items-center justify-between gap-x-4">
            <ChapterTitle title={title} lesson={lesson} />{" "}
            {facts && <span className="text-sm text-ink-soft">{facts}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface ChapterTitleProps {
  title: string;
  lesson: OutlineChapterView | undefined;
}

function ChapterTitle({ title, lesson }: ChapterTitleProps) {
  if (!lesson?.isOpen) return <span>{title}</span>;
  return (
    <a href={lesson.href} className="inline-flex min-h-11 items-center gap-2 underline">
      {title}
      {lesson.isDone && (
        <span className="text-success-text">
          <Icon name="check" className="size-4" />
          <span className="sr-only"> (selesai)</span>
        </span>
      )}
    </a>
  );
}
