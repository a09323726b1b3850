import type { PostCardView, Section } from "~/lib/views";
import { EmptyState } from "~/ui/empty-state";
import { PostCard } from "~/ui/post-card";
import { SectionUnavailable } from "~/ui/section-unavailable";

/** Newest posts in cards; says so when there are none, or when they could not be read. */
export function PostGrid({ posts, most = 3 }: { posts: Section<PostCardView[]>; most?: number }) {
  if (!posts.ok) return <SectionUnavailable name="Tulisan terbaru" />;
  if (posts.data.length === 0) return <EmptyState title="Belum ada tulisan">Tulisan pertama sedang disiapkan.</EmptyState>;
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.data.slice(0, most).map((item) => (
        <PostCard key={item.id} item={item} />
      ))}
    </div>
  );
}
