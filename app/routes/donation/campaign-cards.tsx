import type { CampaignCardView } from "~/server/features/campaigns";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { CampaignProgress } from "./campaign-progress";

/** Campaigns that take donations. */
export const CampaignCards = ({ cards }: { cards: readonly CampaignCardView[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {cards.map(({ slug, href, title, summary, picture, progress, lastDay }) => (
      <li
        key={slug}
        className="relative grid content-start gap-3 overflow-hidden rounded-card border border-line p-4"
      >
        {picture && (
          <Cover
            slug={slug}
            kind="post"
            cover={picture.address}
            alt={picture.alt}
            sizes="(min-width: 640px) 24rem, 90vw"
            className="aspect-video w-full rounded-card object-cover"
          />
        )}
        <h3 className="font-bold wrap-anywhere">
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className="wrap-anywhere">{summary}</p>
        <CampaignProgress progress={progress} />
        {lastDay && <p className="text-sm text-ink-soft">Sampai {lastDay}</p>}
      </li>
    ))}
  </ul>
);
