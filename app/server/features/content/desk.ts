import { getPostKind, listPostKinds } from "~/content/post-kinds";
import { CONTENT_PATH, deskPostPath } from "~/lib/content-paths";
import { formatDate } from "~/lib/dates";
import type { ContentSort } from "~/lib/list-sorts";
import { formatCount } from "~/lib/numbers";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { hasPermission } from "~/lib/permissions";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import { POST_STATUS, POST_STATUSES, type PostStatus } from "~/lib/post-status";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { DeskRow } from "../../hosts/admin/content";
import type { PostCard } from "../../hosts/services/post-schemas";
import type { RequestContext } from "../../request/context";
import { getAdmin } from "../admin";
import { getActiveRoles } from "../current-user";
import { optional } from "../optional";
import { required, requiredForStaff } from "../required";

/** Our own hosts know posts of any status; hosts of others the public ones only (docs/decisions/0081). */
export const hasContentDesk = ({ installation }: Pick<RequestContext, "installation">) =>
  installation.hasAdmin && installation.hasOwnServices;

export interface ContentRow {
  id: string;
  href: string;
  title: string;
  kind: string;
  author: string;
  status: StatusView;
  /** Of publication, else of the last change. */
  date: string;
  views: string;
}

export interface ContentList {
  rows: ContentRow[];
  links: PageLinks;
  /** Empty for hosts that know no status. */
  tabs: StatusTab[];
  /** Of the chosen kind; empty without one. */
  categories: { value: string; label: string }[];
  /** Whether the visitor sees posts of others as well. */
  seesAll: boolean;
  canEditCategories: boolean;
}

export interface ContentFilters {
  page: number;
  status?: PostStatus | "all" | undefined;
  kind?: PostKindSlug | undefined;
  /** Id of a category. */
  category?: string | undefined;
  search?: string | undefined;
  mine?: "true" | undefined;
  sort?: ContentSort | undefined;
}

const DEFAULT_KIND: PostKindSlug = "blog";

export const getKindTitle = (slug: string): string => getPostKind(slug)?.title ?? slug;
export const KIND_OPTIONS = listPostKinds().map(({ slug, title }) => ({
  value: slug,
  label: title,
}));

/** A page of posts with what narrows it down. @throws AppError forbidden, unavailable */
export async function listContent(
  context: RequestContext,
  filters: ContentFilters,
): Promise<ContentList> {
  const roles = await getActiveRoles(context);
  const isDecider = hasPermission(roles, "content.manage");
  const kind = filters.kind ?? (hasContentDesk(context) ? undefined : DEFAULT_KIND);
  const [list, categories] = await Promise.all([
    hasContentDesk(context)
      ? readDesk(context, filters, isDecider)
      : readPublic(context, filters, kind ?? DEFAULT_KIND),
    kind ? listCategoryOptions(context, kind) : [],
  ]);
  return {
    ...list,
    categories,
    seesAll: isDecider && hasContentDesk(context),
    canEditCategories: hasPermission(roles, "category.edit"),
  };
}

type ListPart = Pick<ContentList, "rows" | "links" | "tabs">;

/** Tabs in the order of work: what waits for a decision comes first for those who decide. A search looks in all of them. */
const listTabs = (isDecider: boolean): readonly (PostStatus | "all")[] =>
  isDecider
    ? ["review", "draft", "scheduled", "published", "archived", "all"]
    : [...POST_STATUSES, "all"];

async function readDesk(
  context: RequestContext,
  { page, ...filters }: ContentFilters,
  isDecider: boolean,
): Promise<ListPart> {
  const { kind: kindSlug, category: categoryId, search, mine, sort } = filters;
  const tabs = listTabs(isDecider);
  const firstTab = search === undefined ? tabs[0] : undefined;
  const current = filters.status ?? firstTab ?? "all";
  const status = current === "all" ? undefined : current;
  const list = await requiredForStaff(
    getAdmin(context).listContent({
      query: { page, status, kindSlug, categoryId, search, mine, sort },
    }),
  );
  const { counts } = list;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    rows: list.items.map(toDeskRow),
    links: createPageLinks(list, CONTENT_PATH, filters),
    tabs: tabs.map((tab) => ({
      label: tab === "all" ? "Semua" : POST_STATUS[tab].label,
      count: tab === "all" ? total : (counts[tab] ?? 0),
      href: buildHref(CONTENT_PATH, { ...filters, status: tab }),
      isCurrent: tab === current,
    })),
  };
}

const toDeskRow = (post: DeskRow): ContentRow => ({
  id: post.id,
  href: deskPostPath({ kind: post.kindSlug, slug: post.slug }),
  title: post.title,
  kind: getKindTitle(post.kindSlug),
  author: post.author,
  status: POST_STATUS[post.status],
  date: formatDate(post.publishedAt ?? post.updatedAt),
  views: formatCount(post.views),
});

/** Public posts of one kind. */
async function readPublic(
  context: RequestContext,
  { page, category: categoryId, search, ...filters }: ContentFilters,
  kindSlug: PostKindSlug,
): Promise<ListPart> {
  const query = { kindSlug, page, search, categoryId };
  const list = await required(context.hosts.services.listPosts({ query }));
  const { kind } = filters;
  return {
    rows: list.items.map((post) => toPublicRow(post, kindSlug)),
    links: createPageLinks(list, CONTENT_PATH, { kind, category: categoryId, search }),
    tabs: [],
  };
}

const toPublicRow = (post: PostCard, kindSlug: PostKindSlug): ContentRow => ({
  id: post.id,
  href: deskPostPath({ kind: kindSlug, slug: post.slug || post.id }),
  title: post.title,
  kind: getKindTitle(kindSlug),
  author: post.author ?? "–",
  status: POST_STATUS.published,
  date: post.publishedAt === null ? "–" : formatDate(post.publishedAt),
  views: formatCount(post.views),
});

/** Categories of a kind; none while the host is away. */
export async function listCategoryOptions(context: RequestContext, kindSlug: string) {
  const query = { kindSlug, all: "true" } as const;
  const list = await optional(context, context.hosts.services.listCategories({ query }));
  return list.ok ? list.data.data.items.map(({ id, title }) => ({ value: id, label: title })) : [];
}
