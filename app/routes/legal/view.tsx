import { formatDate } from "~/lib/dates";
import { PageHeader } from "~/ui/page-header";
import type { LegalDocument } from "./legal-document";

export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, lead, updatedOn, sections } = document;
  return (
    <article className="page grid gap-8 py-8 md:py-12">
      <div className="grid gap-2">
        <PageHeader
          title={title}
          lead={lead}
          breadcrumbs={[{ label: "Beranda", href: "/" }, { label: title }]}
        />
        <p className="text-ink-soft">
          Terakhir diperbarui{" "}
          <time dateTime={updatedOn}>{formatDate(Date.parse(`${updatedOn}T12:00:00+07:00`))}</time>
        </p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <TableOfContents sections={sections} />
        <div className="rich-text lg:col-start-1 lg:row-start-1">
          {sections.map((section, at) => (
            <Section key={section.id} {...section} number={at + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function TableOfContents({ sections }: Pick<LegalDocument, "sections">) {
  return (
    <nav
      aria-labelledby="daftar-isi"
      className="no-print rounded-card border border-line bg-surface-2 p-5 lg:sticky lg:top-4"
    >
      <h2 id="daftar-isi" className="font-bold">
        Daftar isi
      </h2>
      <ol className="list-decimal pl-6">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-primary-text underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({
  id,
  title,
  paragraphs,
  listItems: points,
  link,
  number,
}: LegalDocument["sections"][number] & { number: number }) {
  return (
    <section aria-labelledby={id} className="mt-8 grid gap-3 first:mt-0">
      <h2 id={id} className="mt-0">
        {number}. {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </section>
  );
}
