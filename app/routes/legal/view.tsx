import { formatDate } from "~/lib/dates";
import type { PageText } from "~/lib/page-text";
import type { LegalPageView } from "~/server/features/site-texts";
import { PageHeader } from "~/ui/page-header";
import { InlineText, TextBlocks } from "~/ui/page-text";

export function LegalPage({ document }: { document: LegalPageView }) {
  const { title, updatedOn, text } = document;
  return (
    <article className="page grid gap-8 py-8 md:py-12">
      <div className="grid gap-2">
        <PageHeader
          title={title}
          lead={text.lead && <InlineText text={text.lead} />}
          breadcrumbs={[{ label: "Beranda", href: "/" }, { label: title }]}
        />
        <p className="text-ink-soft">
          Terakhir diperbarui{" "}
          <time dateTime={updatedOn}>{formatDate(Date.parse(`${updatedOn}T12:00:00+07:00`))}</time>
        </p>
      </div>
      <LegalText text={text} />
    </article>
  );
}

/** Numbered sections beside their table of contents. */
function LegalText({ text }: { text: PageText }) {
  const titled = text.sections.filter(({ title }) => title);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
      {titled.length > 1 && <TableOfContents sections={titled} />}
      <div className="rich-text lg:col-start-1 lg:row-start-1">
        {text.sections.map(({ id, title, blocks }) => (
          <section
            key={id}
            aria-labelledby={title ? id : undefined}
            className="mt-8 grid gap-3 first:mt-0"
          >
            {title && (
              <h2 id={id} className="mt-0">
                {titled.findIndex((section) => section.id === id) + 1}. {title}
              </h2>
            )}
            <TextBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}

function TableOfContents({ sections }: Pick<PageText, "sections">) {
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
