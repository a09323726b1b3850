import type { PageText } from "~/lib/page-text";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { InlineText, TextBlocks } from "~/ui/page-text";

export function AboutPage({ site, about }: { site: string; about: PageText }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={`Tentang ${site}`}
        lead={about.lead && <InlineText text={about.lead} />}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Tentang" }]}
      />
      <AboutText text={about} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/Class">Lihat kelas</ButtonLink>
        <ButtonLink href="/Make-Appointment" variant="secondary">
          Buat janji temu
        </ButtonLink>
      </div>
    </div>
  );
}

function AboutText({ text }: { text: PageText }) {
  return (
    <div className="grid gap-10">
      {text.sections.map(({ id, title, blocks }) => (
        <section
          key={id}
          className="grid gap-x-10 gap-y-3 border-t border-line pt-6 lg:grid-cols-[18rem_1fr]"
        >
          {title && <h2 className="text-2xl font-bold">{title}</h2>}
          <div className="rich-text lg:col-start-2">
            <TextBlocks blocks={blocks} />
          </div>
        </section>
      ))}
    </div>
  );
}
