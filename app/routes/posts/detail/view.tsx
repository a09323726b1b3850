import type { PostKind } from "~/content/post-kinds";
import { buildHref } from "~/lib/page-links";
import type { PostView } from "~/server/features/posts";
import { Album } from "~/ui/album";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Byline } from "~/ui/byline";
import { Cover } from "~/ui/cover";
import { DescriptionList } from "~/ui/description-list";
import { PostCard } from "~/ui/post-card";
import { RichText } from "~/ui/rich-text";
import { ShareLinks } from "~/ui/share-links";
import { Unavailable } from "~/ui/unavailable";

type Kind = Pick<PostKind, "title" | "list" | "noun">;

export function PostPage({ post, kind, url }: { post: PostView; kind: Kind; url: string }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <article className="mx-auto grid w-full max-w-3xl gap-6">
        <header className="grid gap-3">
          <Breadcrumbs
            items={[
              { label: "Beranda", href: "/" },
              { label: kind.title, href: kind.list },
              { label: post.title },
            ]}
          />
          {post.category && <p className="font-semibold text-primary-text">{post.category}</p>}
          <h1 className="text-3xl font-bold md:text-5xl">{post.title}</h1>
          {post.summary && <p className="text-xl text-ink-soft">{post.summary}</p>}
          <Byline item={post} prefix="Oleh " className="text-ink-soft" />
        </header>
        {post.album.length === 0 && (
          <Cover
            slug={post.slug}
            kind="post"
            cover={post.cover}
            alt={post.coverAlt}
            sizes="(min-width: 50rem) 48rem, 100vw"
            priority
            className="aspect-video w-full rounded-card object-cover"
          />
        )}
        {post.event.length > 0 && <DescriptionList items={post.event} />}
        {post.audio && <AudioPlayer src={post.audio} title={post.title} />}
        <RichText html={post.content} />
        <Album pictures={post.album} />
        <Tags tags={post.tags} list={kind.list} />
        <ShareLinks url={url} title={post.title} />
      </article>
      <Related related={post.related} noun={kind.noun} />
    </div>
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Loads nothing before playback; browsers without a player get a download link. */
function AudioPlayer({ src, title }: { src: string; title: string }) {
  return (
    <figure className="grid gap-2 rounded-card border border-line bg-surface-2 p-4">
      <figcaption className="font-semibold">Dengarkan episode ini</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below */}
      <audio controls preload="none" src={src} aria-label={title} className="w-full" />
      <a href={src} download className="justify-self-start text-primary-text underline">
        Unduh audio
      </a>
    </figure>
  );
}

function Tags({ tags, list }: Pick<PostView, "tags"> & Pick<Kind, "list">) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Topik" className="no-print flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={buildHref(list, { search: tag })}
            className="inline-flex min-h-11 items-center rounded-full bg-surface-2 px-4 text-ink no-underline hover:underline"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Related({ related, noun }: Pick<PostView, "related"> & Pick<Kind, "noun">) {
  if (related.ok && related.data.length === 0) return null;
  return (
    <section aria-labelledby="terkait" className="no-print">
      <h2 id="terkait" className="mb-4 text-2xl font-bold">
        {capitalize(noun)} terkait
      </h2>
      {related.ok ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {related.data.map((item) => (
            <PostCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <Unavailable name={`${capitalize(noun)} terkait`} />
      )}
    </section>
  );
}
