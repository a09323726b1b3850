import type { Optional } from "~/lib/views";
import type { PlanView } from "~/server/features/plans";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  plans: Optional<PlanView[]>;
  links: { label: string; href: string }[];
}

/** The price plans of the site, side by side. */
export const PricingPage = ({ plans, links }: Props) => (
  <div className="page grid gap-8 py-8 md:py-12">
    <PageHeader
      title="Harga"
      lead="Setiap paket menyebut untuk siapa, apa yang didapat, dan apa yang tidak termasuk."
      breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Harga" }]}
    />
    {plans.ok ? <Plans items={plans.data} /> : <Unavailable name="Daftar harga" />}
    <nav aria-label="Langkah berikutnya" className="flex flex-wrap gap-3">
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </nav>
  </div>
);

function Plans({ items }: { items: readonly PlanView[] }) {
  if (items.length === 0)
    return (
      <EmptyState title="Belum ada daftar harga di sini">
        Harga setiap kelas tertulis di halamannya. Untuk keperluan lain, tanyakan kepada kami.
      </EmptyState>
    );
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: PlanView }) {
  const { name, audience, price, included, excluded, isFeatured, action } = plan;
  return (
    <article
      className={`grid h-full grid-rows-[1fr_auto] gap-6 rounded-card bg-surface p-6 ${isFeatured ? "border-4 border-primary" : "border border-line"}`}
    >
      <div className="grid content-start gap-4">
        <header className="grid gap-1">
          {isFeatured && <p className="text-sm font-semibold text-primary-text">Kami sarankan</p>}
          <h2 className="text-2xl font-bold wrap-anywhere">{name}</h2>
          <p className="text-ink-soft">{audience}</p>
        </header>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-3xl font-bold lining-nums tabular-nums">
            {price.value === null ? price.amount : <data value={price.value}>{price.amount}</data>}
          </span>{" "}
          {price.period && <span className="text-ink-soft">{price.period}</span>}
        </p>
        <Lines title="Yang didapat" lines={included} />
        <Lines title="Tidak termasuk" lines={excluded} />
      </div>
      <p>
        <ButtonLink
          href={action.href}
          variant={isFeatured ? "primary" : "secondary"}
          aria-label={`${action.label}: ${name}`}
        >
          {action.label}
        </ButtonLink>
      </p>
    </article>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
