import type { SourceView } from "~/lib/assistant";

/** Sources of an answer, numbered as in its text. */
export function Sources({ sources }: { sources: readonly SourceView[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">Sumber</p>
      <ul className="grid">
        {sources.map(({ number, title, url }) => (
          <li key={number}>
            <a
              href={url}
              className="inline-flex min-h-11 items-center gap-2 text-primary-text underline"
            >
              <span>[{number}]</span> {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
