import {
  asText,
  bodyField,
  contains,
  created,
  isObject,
  missing,
  ok,
  paged,
  pick,
  sameId,
} from "../../answers";
import { GROUP } from "../../data/ids";
import { POST_FIELDS, toSlug } from "../../data/posts";
import type { State } from "../../data/state";
import type { Json, JsonObject } from "../../types";
import { forStaff, type Handler, type Handlers } from "../handlers";

/** Fields of an older post and of an older blog, as the product description's titles read them. */
const OLD_POST_FIELDS = ["id", "title", "content", "cover"];
const BLOG_FIELDS = ["id", "title", "summary", "cover"];

function categorySlugOf(post: JsonObject): string {
  return toSlug(asText(post.category));
}

/** `isParent`, `type` and `active` have no named meaning and do not filter. */
function filterPosts(posts: JsonObject[], kind: string | null, query: URLSearchParams) {
  const categoryId = query.get("categoryId");
  const categorySlug = query.get("categorySlug");
  return posts.filter(
    (post) =>
      (!kind || post.kindSlug === kind) &&
      (!categoryId || sameId(post.categoryId, categoryId)) &&
      (!categorySlug || categorySlugOf(post) === categorySlug) &&
      !sameId(post.id, query.get("excludeId")) &&
      contains(post.title, query.get("search")),
  );
}

function sortRows(rows: JsonObject[], sort: string | null): JsonObject[] {
  return sort === "desc" ? rows.toReversed() : rows;
}

function fieldsOf(rows: JsonObject[], names: string[]): JsonObject[] {
  return rows.map((row) => pick(row, names));
}

/** Detail by kind and id or slug; each of the three narrows only when it is given. */
function findPost(posts: JsonObject[], query: URLSearchParams): JsonObject | undefined {
  const [kind, id, slug] = ["kindSlug", "id", "slug"].map((name) => query.get(name));
  if (!id && !slug) return undefined;
  return posts.find(
    (post) =>
      (!kind || post.kindSlug === kind) &&
      (!id || sameId(post.id, id)) &&
      (!slug || sameId(post.slug, slug)),
  );
}

function answerPost(post: JsonObject | undefined, names: string[]) {
  return post ? ok(pick(post, names)) : missing();
}

const getPost: Handler = ({ query }, { posts }) => answerPost(findPost(posts, query), POST_FIELDS);

function readFields(body: Json, names: string[]): JsonObject {
  if (!isObject(body)) return {};
  return Object.fromEntries(
    names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );
}

const createPost: Handler = (request, state) => {
  const title = bodyField(request, "title");
  state.posts.unshift({
    kindSlug: "",
    category: "",
    categoryId: "",
    sort: 0,
    title,
    summary: "",
    content: "",
    cover: "{files}/baru.png",
    ...readFields(request.body, POST_FIELDS),
    id: state.makeId(GROUP.post, 9_000 + state.sequence),
    slug: bodyField(request, "slug") || toSlug(title) || `tulisan-${state.sequence}`,
  });
  state.sequence += 1;
  return created(null);
};

const updatePost: Handler = ({ query, body }, { posts }) => {
  const post = findPost(posts, query);
  if (!post) return missing();
  Object.assign(post, readFields(body, POST_FIELDS), { id: post.id ?? null });
  return ok(null);
};

const deletePost: Handler = ({ query }, { posts }) => {
  const post = findPost(posts, query);
  if (!post) return missing();
  posts.splice(posts.indexOf(post), 1);
  return ok(null);
};

function listCategories({ categories }: State, query: URLSearchParams): JsonObject[] {
  const kind = query.get("kindSlug");
  const slug = query.get("categorySlug");
  return categories
    .filter((row) => !kind || row.kindSlug === kind)
    .map((row) => row.shown)
    .filter((row) => contains(row.name, query.get("search")) && (!slug || row.slug === slug));
}

function findCategory({ categories }: State, query: URLSearchParams) {
  const kind = query.get("kindSlug");
  return categories.find(
    (row) => (!kind || row.kindSlug === kind) && sameId(row.shown.slug, query.get("slug")),
  );
}

const getCategories: Handler = ({ query }, state) => {
  const rows = sortRows(listCategories(state, query), query.get("sort"));
  const isAll = !["", "0", "false"].includes(query.get("all") ?? "");
  return paged(rows, isAll ? new URLSearchParams() : query, isAll ? rows.length || 1 : 10);
};

const createCategory: Handler = (request, state) => {
  const name = bodyField(request, "name") || bodyField(request, "title");
  const shown = {
    id: state.makeId(GROUP.category, 9_000 + state.sequence),
    slug: bodyField(request, "slug") || toSlug(name) || `kategori-${state.sequence}`,
    name,
  };
  state.sequence += 1;
  state.categories.push({ kindSlug: bodyField(request, "kindSlug"), shown });
  return created(null);
};

const updateCategory: Handler = ({ query, body }, state) => {
  const category = findCategory(state, query);
  if (!category) return missing();
  Object.assign(category.shown, readFields(body, ["slug", "name"]));
  return ok(null);
};

const deleteCategory: Handler = ({ query }, state) => {
  const category = findCategory(state, query);
  if (!category) return missing();
  state.categories.splice(state.categories.indexOf(category), 1);
  return ok(null);
};

const olderHandlers: Handlers = {
  "GET services/v1/post/article/list": ({ query }, { posts }) =>
    paged(fieldsOf(filterPosts(posts, "article", query), BLOG_FIELDS), query, 6),
  "GET services/v1/post/detail": ({ query }, { posts }) =>
    answerPost(findPost(posts, query), OLD_POST_FIELDS),
  "GET services/v2/post/category": ({ query }, state) =>
    paged(listCategories(state, query), query, 10),
  "GET services/v1/post/list": ({ query }, { posts }) =>
    paged(fieldsOf(filterPosts(posts, query.get("kind"), query), OLD_POST_FIELDS), query, 10),
  "POST services/v1/post/appointment/create": () => created(null),
  "GET services/v1/post/gallery/list": ({ query }, { posts }) =>
    paged(fieldsOf(filterPosts(posts, "gallery", query), BLOG_FIELDS), query, 6),
  "GET services/v1/podcast/list": ({ query }, { posts }) =>
    paged(filterPosts(posts, "podcast", query), query, 6),
  "GET services/v1/podcast/detail": ({ query }, { posts }) => {
    const podcasts = posts.filter((post) => post.kindSlug === "podcast");
    return answerPost(findPost(podcasts, query), POST_FIELDS);
  },
};

export const postHandlers: Handlers = {
  "GET services/v3/post/list": ({ query }, { posts }) => {
    const rows = filterPosts(posts, query.get("kindSlug"), query);
    return paged(fieldsOf(sortRows(rows, query.get("sort")), POST_FIELDS), query, 10);
  },
  "GET services/v3/post/detail": getPost,
  "GET services/v3/post/view": getPost,
  "POST services/v3/post/create": forStaff(createPost),
  "POST services/v3/post/update": forStaff(updatePost),
  "POST services/v3/post/delete": forStaff(deletePost),
  "GET services/v3/post/kind/category/list": getCategories,
  "GET services/v3/post/kind/category/detail": ({ query }, state) => {
    const category = findCategory(state, query);
    return category ? ok(category.shown) : missing();
  },
  "POST services/v3/post/kind/category/create": forStaff(createCategory),
  "POST services/v3/post/kind/category/update": forStaff(updateCategory),
  "POST services/v3/post/kind/category/delete": forStaff(deleteCategory),
  ...olderHandlers,
};
