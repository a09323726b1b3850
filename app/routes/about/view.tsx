import type { PageText } from "~/lib/page-text";
import type { CounterView } from "~/server/features/about-counters";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { InlineText, TextSections } from "~/ui/page-text";

interface Props {
  site: string;
  about: PageText;
  counters: CounterView[];
}

export function AboutPage({ site, about, counters }: Props) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={`Tentang ${site}`}
        lead={about.lead && <InlineText text={about.lead} />}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Tentang" }]}
      />
      <TextSections text={about} />
      {counters.length > 0 && (
        <section aria-labelledby="angka" className="grid gap-4 border-t border-line pt-6">
          <h2 id="angka" className="text-2xl font-bold">
            Sampai hari ini
          </h2>
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            {counters.map(({ label, value, href }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-ink-soft">
                  {href ? (
                    <a href={href} className="inline-flex min-h-11 items-center underline">
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </dt>
                <dd className="font-heading text-3xl font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/Class">Lihat kelas</ButtonLink>
        <ButtonLink href="/Make-Appointment" variant="secondary">
          Buat janji temu
        </ButtonLink>
      </div>
    </div>
  );
}
