import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import type { About } from "./content";

export function AboutPage({ site, about }: { site: string; about: About }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader title={`Tentang ${site}`} lead={about.lead} breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Tentang" }]} />
      <div className="rich-text">
        {about.sections.map(({ title, paragraphs }) => (
          <section key={title} className="mt-8">
            <h2>{title}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-4">
                {text}
              </p>
            ))}
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
