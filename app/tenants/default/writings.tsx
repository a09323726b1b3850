import type { PostCardView, Section } from "~/lib/views";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";

const MOST = 3;

/** Newest posts: a picture above, title, and when it was written. */
export function Writings({ posts }: { posts: Section<PostCardView[]> }) {
  if (!posts.ok) return <SectionUnavailable name="Tulisan terbaru" />;
  if (posts.data.length === 0) return <EmptyState title="Belum ada tulisan">Tulisan pertama akan terbit di sini.</EmptyState>;
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
      {posts.data.slice(0, MOST).map((post) => (
        <li key={post.id} className="relative">
          <Cover
            slug={post.slug}
            kind="post"
            cover={post.cover}
            sizes="(min-width: 40rem) 18rem, 100vw"
            className="aspect-[2/1] w-full rounded-card object-cover sm:aspect-[4/3]"
          />
          <h3 className="mt-4 text-lg font-bold">
            <a href={post.href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {post.title}
            </a>
          </h3>
          <p className="mt-1 text-ink-soft">{post.summary}</p>
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
