import { hrefWith } from "~/lib/page-links";
import type { PostView } from "~/server/features/posts";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Cover } from "~/ui/cover";
import { PostCard } from "~/ui/post-card";
import { RichText } from "~/ui/rich-text";
import { SectionUnavailable } from "~/ui/section-unavailable";
import { ShareLinks } from "~/ui/share-links";

export function PostPage({ post, url }: { post: PostView; url: string }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <article className="mx-auto grid w-full max-w-3xl gap-6">
        <header className="grid gap-3">
          <Breadcrumbs items={[{ label: "Beranda", href: "/" }, { label: "Blog", href: "/Blog" }, { label: post.title }]} />
          {post.category && <p className="font-semibold text-primary-text">{post.category}</p>}
          <h1 className="text-3xl font-bold md:text-5xl">{post.title}</h1>
          <p className="text-xl text-ink-soft">{post.summary}</p>
          <p className="text-ink-soft">
            Oleh {post.author}
            {post.publishedDate && (
              <>
                {" · "}
                <time dateTime={post.publishedIso ?? undefined}>{post.publishedDate}</time>
              </>
            )}
            {` · ${post.readingMinutes} menit baca`}
          </p>
        </header>
        <Cover
          slug={post.slug}
          kind="post"
          cover={post.cover}
          sizes="(min-width: 50rem) 48rem, 100vw"
          priority
          className="aspect-video w-full rounded-card object-cover"
        />
        <RichText html={post.content} />
        <Tags tags={post.tags} />
        <ShareLinks url={url} title={post.title} />
      </article>
      <Related related={post.related} />
    </div>
  );
}

function Tags({ tags }: Pick<PostView, "tags">) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Topik" className="no-print flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={hrefWith("/Blog", { search: tag })}
            className="inline-flex min-h-11 items-center rounded-full bg-surface-2 px-4 text-ink no-underline hover:underline"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Related({ related }: Pick<PostView, "related">) {
  if (related.ok && related.data.length === 0) return null;
  return (
    <section aria-labelledby="terkait" className="no-print">
      <h2 id="terkait" className="mb-4 text-2xl font-bold">
        Tulisan terkait
      </h2>
      {related.ok ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {related.data.map((item) => (
            <PostCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <SectionUnavailable name="Tulisan terkait" />
      )}
    </section>
  );
}
