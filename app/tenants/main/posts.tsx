import type { PostCardView, Section } from "~/lib/views";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";
import { Heading, More } from "./heading";

/** The newest post large, four more in a list. */
export function Posts({ posts }: { posts: Section<PostCardView[]> }) {
  return (
    <section aria-labelledby="tulisan" className="page py-16">
      <Heading id="tulisan" title="Bacaan dari serambi">
        <More href="/Blog">Semua tulisan</More>
      </Heading>
      {posts.ok ? <Shelf posts={posts.data} /> : <SectionUnavailable name="Tulisan terbaru" />}
    </section>
  );
}

function Shelf({ posts: [lead, ...others] }: { posts: PostCardView[] }) {
  if (!lead) return <EmptyState title="Belum ada tulisan">Tulisan pertama sedang disiapkan.</EmptyState>;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <article className="relative">
        <Cover
          slug={lead.slug}
          kind="post"
          cover={lead.cover}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="aspect-video w-full rounded-card object-cover"
        />
        <p className="mt-4 text-base text-ink-soft">{credit(lead)}</p>
        <Title item={lead} className="text-2xl md:text-3xl" />
        <p className="mt-2 max-w-[60ch]">{lead.summary}</p>
      </article>
      <ul className="divide-y divide-line border-y border-line">
        {others.slice(0, 4).map((item) => (
          <li key={item.id}>
            <article className="relative grid grid-cols-[6.5rem_1fr] items-center gap-5 py-4">
              <Cover
                slug={item.slug}
                kind="post"
                cover={item.cover}
                sizes="112px"
                className="aspect-square w-full rounded-lg object-cover"
              />
              <div>
                <p className="text-base text-ink-soft">{credit(item)}</p>
                <Title item={item} className="text-xl" />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

const credit = ({ category, publishedDate }: PostCardView) => [category, publishedDate].filter(Boolean).join(", ");

const Title = ({ item, className }: { item: PostCardView; className: string }) => (
  <h3 className={`font-bold ${className}`}>
    <a href={item.href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
      {item.title}
    </a>
  </h3>
);
