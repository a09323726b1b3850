interface Item {
  id: string;
  subject: string;
  text: string;
  source: string;
  className: string;
  classHref: string;
}

/** Announcements of the staff to the learners; with the class's name where several are listed. */
export const AnnouncementList = ({ items, named }: { items: readonly Item[]; named?: boolean }) => (
  <ul className="grid gap-3">
    {items.map(({ id, subject, text, source, className, classHref }) => (
      <li key={id} className="rounded-card border border-line px-4">
        <details>
          <summary className="min-h-11 py-2.5 font-semibold wrap-anywhere">{subject}</summary>
          <p className="pb-3 wrap-anywhere whitespace-pre-line">{text}</p>
        </details>
        <p className="pb-3 text-sm text-ink-soft">
          {named && (
            <>
              <a href={classHref} className="inline-block py-2 underline">
                {className}
              </a>{" "}
              ·{" "}
            </>
          )}
          {source}
        </p>
      </li>
    ))}
  </ul>
);
