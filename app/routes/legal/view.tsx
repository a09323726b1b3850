import { PageHeader } from "~/ui/page-header";
import type { LegalDocument } from "./document";

export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <article className="page grid gap-8 py-8 md:py-12">
      <PageHeader title={document.title} lead={document.lead} breadcrumbs={[{ label: "Beranda", href: "/" }, { label: document.title }]} />
      <nav aria-label="Daftar isi" className="rounded-card border border-line bg-surface-2 p-5">
        <ol className="list-decimal pl-6">
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1.5 text-primary-text underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="rich-text">
        {document.sections.map(({ id, title, paragraphs, points }, at) => (
          <section key={id} aria-labelledby={id} className="mt-8">
            <h2 id={id}>
              {at + 1}. {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3">
                {text}
              </p>
            ))}
            {points && (
              <ul className="mt-3">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
