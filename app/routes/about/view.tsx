import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import type { AboutContent } from "../../content/about";

export function AboutPage({ site, about }: { site: string; about: AboutContent }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={`Tentang ${site}`}
        lead={about.lead}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Tentang" }]}
      />
      <div className="grid gap-10">
        {about.sections.map(({ title, paragraphs }) => (
          <section
            key={title}
            className="grid gap-x-10 gap-y-3 border-t border-line pt-6 lg:grid-cols-[18rem_1fr]"
          >
            <h2 className="text-2xl font-bold">{title}</h2>
            <div className="rich-text">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/Class">Lihat kelas</ButtonLink>
        <ButtonLink href="/Make-Appointment" variant="secondary">
          Buat janji temu
        </ButtonLink>
      </div>
    </div>
  );
}
