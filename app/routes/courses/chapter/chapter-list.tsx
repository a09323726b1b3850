import type { OutlineChapterView, OutlineModuleView } from "~/server/features/outline-views";

export const CHAPTER_LIST_ID = "daftar-bab";

/** Modules and chapters; the open ones are links. A class may have a hundred: each is kept short. */
export function ChapterList({ modules }: { modules: OutlineModuleView[] }) {
  return (
    <nav
      id={CHAPTER_LIST_ID}
      aria-label="Daftar bab kelas ini"
      className="chapter-list no-print grid gap-4 border-t border-line pt-6 lg:sticky lg:top-4 lg:col-start-1 lg:row-start-1 lg:border-0 lg:pt-0"
    >
      {modules.map((module, at) => (
        <div key={module.slug} className="grid gap-1">
          <p className="text-sm font-bold">
            {at + 1}. {module.title}
          </p>
          <ol className="grid">
            {module.chapters.map((chapter) => (
              <li key={chapter.slug}>
                <Chapter chapter={chapter} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
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
