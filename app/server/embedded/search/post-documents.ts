import { postPath } from "~/lib/content-paths";
import type { HostContext } from "../context";
import { publicPostsOf } from "../services/post-rows";
import type { SearchDocument } from "./document";
import { passagesOf } from "./passages";

/** Every post that everybody may read. */
export async function postDocuments({ db, clock }: HostContext, lmsId: string): Promise<SearchDocument[]> {
  const rows = await publicPostsOf(db, lmsId, clock())
    .select([
      "p.kind_slug",
      "p.id",
      "p.slug",
      "p.title",
      "p.summary",
      "p.content",
      "p.author",
      "p.tags",
      "p.published_at",
      "c.title as category",
    ])
    .orderBy("p.id")
    .execute();
  return rows.map(({ kind_slug: kindSlug, id, slug, title, summary, content, author, tags, published_at, category }) => ({
    ...{ type: "post", kind: kindSlug, title, url: postPath({ kindSlug, id, slug }), summary, publishedAt: published_at },
    keywords: [author, category ?? "", ...(JSON.parse(tags) as string[])].join(" "),
    passages: passagesOf(content),
  }));
}

/** Changes whenever a post appears, changes or goes; also by the passing of time, when a scheduled one's has come. */
export async function postsVersion({ db, clock }: HostContext, lmsId: string): Promise<unknown> {
  return publicPostsOf(db, lmsId, clock())
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("p.updated_at").as("newest"), fn.sum("p.version").as("versions")])
    .executeTakeFirst();
}
