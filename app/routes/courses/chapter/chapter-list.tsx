import type { OutlineChapterView, OutlineModuleView } from "~/server/features/outline-views";
import { Icon } from "~/ui/icon";

/** Modules and chapters; the open ones are links. */
export function ChapterList({ modules, label }: { modules: OutlineModuleView[]; label: string }) {
  return (
    <nav aria-label={label} className="grid gap-4 pb-3">
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
  const className =
    "flex min-h-11 items-center gap-2 rounded-control px-2 py-1.5 lg:min-h-10 lg:text-sm";
  if (isCurrent)
    return (
      <span aria-current="page" className={`${className} bg-surface-2 font-bold`}>
        {title}
        {isDone && <DoneMark />}
      </span>
    );
  if (!isOpen)
    return (
      <span className={`${className} text-ink-soft`}>
        {title} <span className="sr-only">(untuk peserta)</span>
      </span>
    );
  return (
    <a
      href={href}
      className={`${className} text-ink no-underline hover:bg-surface-2 hover:underline`}
    >
      {title}
      {isDone && <DoneMark />}
    </a>
  );
}

export const DoneMark = () => (
  <span className="text-success-text">
    <Icon name="check" className="size-4" />
    <span className="sr-only"> (selesai)</span>
  </span>
);
