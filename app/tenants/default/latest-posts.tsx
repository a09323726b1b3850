import type { Optional, PostCardView } from "~/lib/views";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { Unavailable } from "~/ui/unavailable";

const MAX_POSTS = 3;

export function LatestPosts({ posts }: { posts: Optional<PostCardView[]> }) {
  if (!posts.ok) return <Unavailable name="Tulisan terbaru" />;
  if (posts.data.length === 0)
    return <EmptyState title="Belum ada tulisan">Tulisan pertama akan terbit di sini.</EmptyState>;
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
      {posts.data.slice(0, MAX_POSTS).map((post) => (
        <li key={post.id} className="relative">
          <Cover
            slug={post.slug}
            kind="post"
            cover={post.cover}
            sizes="(min-width: 40rem) 18rem, 100vw"
            className="aspect-[2/1] w-full rounded-card object-cover sm:aspect-[4/3]"
          />
          <h3 className="mt-4 text-lg font-bold">
            <CardLink href={post.href}>{post.title}</CardLink>
          </h3>
          {post.summary && <p className="mt-1 text-ink-soft">{post.summary}</p>}
          {post.publishedDate && (
            <p className="mt-2 text-sm text-ink-soft">
              <time dateTime={post.publishedIso ?? undefined}>{post.publishedDate}</time>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
