import { postPath } from "~/lib/paths";
import type { HostContext } from "../../kit/context";
import { queryPublicPosts } from "../posts/post-queries";
import { splitPassages } from "./passages";
import type { SearchDocument } from "./search-document";

/** One document per public post. */
export async function getPostDocuments(
  { db, clock }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const rows = await queryPublicPosts(db, tenantId, clock())
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
  return rows.map(
    ({
      kind_slug: kindSlug,
      id,
      slug,
      title,
      summary,
      content,
      author,
      tags,
      published_at,
      category,
    }) => ({
      type: "post",
      kind: kindSlug,
      title,
      url: postPath({ kindSlug, id, slug }),
      summary,
      publishedAt: published_at,
      keywords: [author, category ?? "", ...(JSON.parse(tags) as string[])].join(" "),
      passages: splitPassages(content),
    }),
  );
}

/** Changes when a public post changes, and when a scheduled post becomes public. */
export async function getPostsVersion(
  { db, clock }: HostContext,
  tenantId: string,
): Promise<unknown> {
  return queryPublicPosts(db, tenantId, clock())
    .select(({ fn }) => [
      fn.countAll().as("count"),
      fn.max("p.updated_at").as("newest"),
      fn.sum("p.version").as("versions"),
    ])
    .executeTakeFirst();
}
