import { HostError } from "../hosts/host-contract";
import { PAGE_SIZE } from "../hosts/schemas";
import type { PostCard } from "../hosts/services/post-schemas";
import type { RequestContext } from "../request/context";

/** Which operation serves which kind of posts: podcasts, articles and the gallery have their own. */
const ARTICLE = "article";
const PODCAST = "podcast";
const GALLERY = "gallery";
/** Kinds whose posts `v1/post/detail` serves by id. */
const KINDS_BY_ID: readonly string[] = ["program", ARTICLE, GALLERY];
const MAX_CATEGORIES = 100;
const MAX_RELATED = 3;

const EMPTY_PAGE = { page: 1, totalPages: 0, totalItems: 0, items: [] as PostCard[] };

interface Filters {
  page: number;
  search?: string | undefined;
  category?: string | undefined;
}

/** A page of six posts of one kind. */
export async function readPosts(
  { hosts: { services } }: RequestContext,
  kindSlug: string,
  { category, ...filters }: Filters,
) {
  const paging = { pageSize: PAGE_SIZE.blog, ...filters };
  if (kindSlug === ARTICLE)
    return (await services.listArticles({ query: { ...paging, categorySlug: category } })).data;
  if (kindSlug === PODCAST)
    return (await services.listPodcasts({ query: { ...paging, categorySlug: category } })).data;
  // The gallery's own operation has no filters.
  if (kindSlug === GALLERY && !category && !filters.search)
    return (await services.listGallery({ query: { page: filters.page } })).data;
  const query = { kindSlug, ...paging };
  if (category === undefined) return (await services.listPosts({ query })).data;
  try {
    const { id } = (await services.getCategory({ query: { kindSlug, slug: category } })).data;
    return (await services.listPosts({ query: { ...query, categoryId: id } })).data;
  } catch (error) {
    if (error instanceof HostError && error.status === 404)
      return { ...EMPTY_PAGE, page: filters.page };
    throw error;
  }
}

export async function readCategories({ hosts: { services } }: RequestContext, kindSlug: string) {
  if (kindSlug === ARTICLE)
    return (await services.listArticleCategories({ query: { pageSize: MAX_CATEGORIES } })).data;
  return (await services.listCategories({ query: { kindSlug, all: "true" } })).data;
}

/** Rows of the gallery may have no slug, so that an id stands in its place in their addresses. */
export const listsWithoutSlugs = (kindSlug: string) => kindSlug === GALLERY;

export function readPostById(
  { hosts: { services } }: RequestContext,
  kindSlug: string,
  id: string,
) {
  if (kindSlug === PODCAST) return services.getPodcast({ query: { id } });
  if (KINDS_BY_ID.includes(kindSlug)) return services.getPostById({ query: { id } });
  return services.getPost({ query: { kindSlug, id } });
}

export const readPostBySlug = (
  { hosts: { services } }: RequestContext,
  kindSlug: string,
  slug: string,
) => services.getPost({ query: { kindSlug, slug } });

/** Up to three other posts of the post's category, or of its kind if it has none. */
export async function readRelatedPosts(
  { hosts: { services } }: RequestContext,
  kindSlug: string,
  { id, categoryId, categorySlug }: PostCard,
): Promise<PostCard[]> {
  const excludesPost = { pageSize: MAX_RELATED, excludeId: id };
  const ofCategory = { ...(categorySlug && { categorySlug }) };
  const withoutPost = (items: PostCard[]) =>
    items.filter((item) => item.id !== id).slice(0, MAX_RELATED);
  if (kindSlug === ARTICLE)
    return (await services.listArticles({ query: { ...excludesPost, ...ofCategory } })).data.items;
  if (kindSlug === PODCAST) {
    const query = { pageSize: MAX_RELATED + 1, ...ofCategory };
    return withoutPost((await services.listPodcasts({ query })).data.items);
  }
  if (kindSlug === GALLERY && !categoryId)
    return withoutPost((await services.listGallery({ query: {} })).data.items);
  const query = { kindSlug, ...excludesPost, ...(categoryId && { categoryId }) };
  return (await services.listPosts({ query })).data.items;
}
