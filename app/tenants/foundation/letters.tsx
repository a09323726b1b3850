import type { PostCardView, Section } from "~/lib/views";
import { SectionUnavailable } from "~/ui/section-unavailable";

/** Newest posts as letters: the first at length, the others as lines. */
export function Letters({ posts }: { posts: Section<PostCardView[]> }) {
  if (!posts.ok) {
    return (
      <section className="page" aria-label="Tulisan">
        <SectionUnavailable name="Tulisan terbaru" />
      </section>
    );
  }
  const [first, ...others] = posts.data;
  if (!first) return null;
  return (
    <section aria-labelledby="surat" className="page grid gap-10 md:grid-cols-2">
      <div>
        <h2 id="surat" className="text-3xl font-semibold md:text-4xl">
          Catatan lapangan
        </h2>
        <article className="mt-6 border-l-4 border-primary pl-6">
          <h3 className="text-2xl font-semibold">
            <a href={first.href} className="text-ink">
              {first.title}
            </a>
          </h3>
          <p className="mt-2 text-lg text-ink-soft">{first.summary}</p>
          <p className="mt-3 text-sm text-ink-soft">
            {first.author}
            {first.publishedDate && ` · ${first.publishedDate}`}
          </p>
        </article>
      </div>
      <ul className="self-end border-t border-line">
        {others.map((post) => (
          <li key={post.id} className="border-b border-line">
            <a
              href={post.href}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-3 text-ink no-underline hover:underline"
            >
              <span className="font-heading text-lg">{post.title}</span>
              <span className="text-sm text-ink-soft">{post.publishedDate}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
