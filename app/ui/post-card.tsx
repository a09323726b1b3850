import type { PostCardView } from "~/lib/views";
import { Byline } from "./byline";
import { CardLink } from "./card-link";
import { Cover } from "./cover";

/** A post in lists. The whole card is clickable through the heading's link. */
export function PostCard({ item, level = 3 }: { item: PostCardView; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface focus-within:border-primary-text hover:border-primary-text">
      <Cover
        slug={item.slug}
        kind="post"
        cover={item.cover}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-video w-full object-cover"
      />
      <div className="flex flex-col gap-2 p-5">
        {item.category && (
          <p className="text-sm font-semibold text-primary-text">{item.category}</p>
        )}
        <Heading className="text-xl font-bold">
          <CardLink href={item.href}>{item.title}</CardLink>
        </Heading>
        {item.summary && <p className="text-ink-soft">{item.summary}</p>}
        <Byline item={item} className="mt-auto text-sm text-ink-soft" />
      </div>
    </article>
  );
}
