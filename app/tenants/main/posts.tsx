import { joinFacts } from "~/lib/join-facts";
import type { Optional, PostCardView } from "~/lib/views";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { Unavailable } from "~/ui/unavailable";
import { MoreLink, SectionHeading } from "./section-heading";

export function Posts({ posts }: { posts: Optional<PostCardView[]> }) {
  return (
    <section aria-labelledby="tulisan" className="page py-16">
      <SectionHeading id="tulisan" title="Bacaan dari serambi">
        <MoreLink href="/Blog">Semua tulisan</MoreLink>
      </SectionHeading>
      {posts.ok ? <PostList posts={posts.data} /> : <Unavailable name="Tulisan terbaru" />}
    </section>
  );
}

function PostList({ posts: [lead, ...others] }: { posts: PostCardView[] }) {
  if (!lead)
    return <EmptyState title="Belum ada tulisan">Tulisan pertama sedang disiapkan.</EmptyState>;
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
        <PostByline item={lead} className="mt-4" />
        <PostTitle item={lead} className="text-2xl md:text-3xl" />
        {lead.summary && <p className="mt-2 max-w-[60ch]">{lead.summary}</p>}
      </article>
      {others.length > 0 && (
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
                  <PostByline item={item} />
                  <PostTitle item={item} className="text-xl" />
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PostByline({ item, className = "" }: { item: PostCardView; className?: string }) {
  const facts = joinFacts([item.category, item.publishedDate], ", ");
  return facts && <p className={`text-base text-ink-soft ${className}`}>{facts}</p>;
}

const PostTitle = ({ item, className }: { item: PostCardView; className: string }) => (
  <h3 className={`font-bold ${className}`}>
    <CardLink href={item.href}>{item.title}</CardLink>
  </h3>
);
