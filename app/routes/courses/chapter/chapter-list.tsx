import type { LessonView } from "~/server/features/lessons";
import type { OutlineChapterView, OutlineModuleView } from "~/server/features/outline-views";

export const CHAPTER_LIST_ID = "daftar-bab";

type Props = Pick<LessonView, "access" | "modules">;

/** The chapters of the module that is read; the other modules are one link each, so that a long class stays light. */
export function ChapterList({ modules, access }: Props) {
  return (
    <nav
      id={CHAPTER_LIST_ID}
      aria-label="Daftar bab kelas ini"
      className="chapter-list no-print border-t border-line pt-6 lg:sticky lg:top-4 lg:col-start-1 lg:row-start-1 lg:border-0 lg:pt-0"
    >
      <ol className="grid gap-1">
        {modules.map((module, at) => (
          <li key={module.slug}>
            {module.chapters.some(({ isCurrent }) => isCurrent) ? (
              <OpenModule module={module} position={at + 1} />
            ) : (
              <OtherModule module={module} position={at + 1} isLearner={access === "enrolled"} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ModuleProps {
  module: OutlineModuleView;
  /** From 1. */
  position: number;
}

const OpenModule = ({ module, position }: ModuleProps) => (
  <>
    <p className="p-2 text-sm font-bold">{`${position}. ${module.title}`}</p>
    <ol className="grid">
      {module.chapters.map((chapter) => (
        <li key={chapter.slug}>
          <Chapter chapter={chapter} />
        </li>
      ))}
    </ol>
  </>
);

/** Leads to the first chapter that the visitor has not finished; without one that may be read, it is no link. */
function OtherModule({ module, position, isLearner }: ModuleProps & { isLearner: boolean }) {
  const { title, chapters } = module;
  const open = chapters.filter(({ isOpen }) => isOpen);
  const href = (open.find(({ isDone }) => !isDone) ?? open[0])?.href;
  const done = chapters.filter(({ isDone }) => isDone).length;
  const count = `${isLearner ? `${done} dari ` : ""}${chapters.length} bab`;
  const content = (
    <span>
      {`${position}. ${title} `}
      <small>{href ? count : `${count} untuk peserta`}</small>
    </span>
  );
  return href ? <a href={href}>{content}</a> : <span>{content}</span>;
}

function Chapter({
  chapter: { title, href, isOpen, isDone, isCurrent },
}: {
  chapter: OutlineChapterView;
}) {
  if (isCurrent)
    return (
      <span aria-current="page">
        {title}
        {isDone && <DoneMark />}
      </span>
    );
  if (!isOpen)
    return (
      <span>
        {title}
        <span className="sr-only"> (untuk peserta)</span>
      </span>
    );
  return (
    <a href={href}>
      {title}
      {isDone && <DoneMark />}
    </a>
  );
}

export const DoneMark = () => (
  <span className="done-mark">
    <span className="sr-only"> (selesai)</span>
  </span>
);
