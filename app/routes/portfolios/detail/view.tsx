import { toImagePath } from "~/lib/image-address";
import { formatCount } from "~/lib/numbers";
import { PORTFOLIO_PATH } from "~/lib/portfolio-fields";
import type { PortfolioView } from "~/server/features/portfolios";
import { ButtonLink } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { DescriptionList } from "~/ui/description-list";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/picture";
import { RichText } from "~/ui/rich-text";
import { ShareLinks } from "~/ui/share-links";

interface Props {
  item: PortfolioView;
  /** Canonical address, to be shared. */
  url: string;
}

export function PortfolioPage({ item, url }: Props) {
  return (
    <article className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={item.title}
        lead={item.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Portofolio", href: PORTFOLIO_PATH },
          { label: item.kind, href: item.kindHref },
          { label: item.title },
        ]}
      />
      <Cover
        slug={item.slug}
        kind="site"
        cover={item.cover?.address ?? null}
        alt={item.cover?.alt ?? ""}
        sizes="(min-width: 64rem) 64rem, 100vw"
        priority
        className="aspect-video w-full max-w-5xl rounded-card object-cover"
      />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <RichText html={item.description} />
        <Facts item={item} />
      </div>
      <Pictures id="hasil" title="Hasil" pictures={item.images} />
      <Pictures id="kegiatan" title="Kegiatan" pictures={item.photos} />
      <ShareLinks url={url} title={item.title} />
    </article>
  );
}

const Facts = ({ item }: Pick<Props, "item">) => (
  <div className="grid content-start gap-5 self-start rounded-card bg-surface-2 p-5">
    <p className="grid gap-1">
      <span className="text-5xl font-bold text-primary-text tabular-nums">
        {formatCount(item.value)}
      </span>{" "}
      {item.figure}
    </p>
    <DescriptionList
      items={[
        { label: "Mitra", value: item.clientName },
        ...item.batches.map(({ label, date }) => ({ label, value: `mulai ${date}` })),
        { label: "Selesai", value: item.date.label },
      ]}
    />
    {item.videoLink && (
      <ButtonLink href={item.videoLink} variant="secondary">
        Tonton videonya
      </ButtonLink>
    )}
    {item.projectLink && <ButtonLink href={item.projectLink}>Lihat programnya</ButtonLink>}
  </div>
);

interface PicturesProps {
  id: string;
  title: string;
  pictures: PortfolioView["images"];
}

function Pictures({ id, title, pictures }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {pictures.map(({ address, alt }) => (
          <li key={address}>
            <figure className="grid gap-2">
              <Picture
                src={toImagePath(address)}
                alt=""
                sizes="(min-width: 40rem) 50vw, 100vw"
                width={1200}
                height={675}
                className="aspect-video w-full rounded-card object-cover"
              />
              <figcaption>{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
