import type { Optional, PostCardView } from "~/lib/views";
import { Byline } from "~/ui/byline";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { Unavailable } from "~/ui/unavailable";

export function LatestPosts({ posts }: { posts: Optional<PostCardView[]> }) {
  return (
    <section aria-labelledby="surat" className="page">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="surat" className="text-3xl font-semibold md:text-4xl">
          Catatan lapangan
        </h2>
        <a
          href="/Blog"
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          Semua catatan
        </a>
      </div>
      <div className="mt-6">
        {!posts.ok && <Unavailable name="Catatan lapangan" />}
        {posts.ok && posts.data.length === 0 && (
          <EmptyState title="Belum ada catatan">
            Catatan pertama kami tulis sepulang dari lapangan.
          </EmptyState>
        )}
        {posts.ok && <PostList posts={posts.data} />}
      </div>
    </section>
  );
}

function PostList({ posts: [first, ...others] }: { posts: PostCardView[] }) {
  if (!first) return null;
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-12">
      <article className="relative">
        <Cover
          slug={first.slug}
          kind="post"
          cover={first.cover}
          sizes="(min-width: 48rem) 36rem, 100vw"
          className="aspect-[2/1] w-full object-cover"
        />
        <h3 className="mt-5 text-2xl font-semibold md:text-3xl">
          <CardLink href={first.href}>{first.title}</CardLink>
        </h3>
        {first.summary && <p className="mt-2 text-lg text-ink-soft">{first.summary}</p>}
        <PostByline item={first} className="mt-3 text-ink-soft" />
      </article>
      {others.length > 0 && (
        <ul className="self-start border-y-2 border-ink">
          {others.map((post) => (
            <li key={post.id} className="relative border-b border-line py-4 last:border-0">
              <h3 className="text-xl font-semibold">
                <CardLink href={post.href}>{post.title}</CardLink>
              </h3>
              <PostByline item={post} className="text-ink-soft" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const PostByline = ({ item, className }: { item: PostCardView; className: string }) => (
  <Byline item={{ ...item, readingMinutes: null }} separator=", " className={className} />
);
