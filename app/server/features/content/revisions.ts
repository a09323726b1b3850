import { deskPostPath, revisionPath, revisionsPath } from "~/lib/content-paths";
import { formatShortDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import { type POST_CHANGES, POST_STATUS } from "~/lib/post-status";
import type { PageLinks, StatusView } from "~/lib/views";
import type { PostRevision, RevisionFields } from "../../hosts/admin/content";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { getAdmin } from "../admin";
import { requiredForStaff } from "../required";
import { POST_FIELD_LABELS } from "./conflict";
import { listCategoryOptions } from "./desk";
import { getEditablePost, listAllowedStatuses } from "./desk-post";
import { compareTexts, type DifferencePart } from "./difference";
import { toFormValues } from "./post-values";

const CHANGE_LABELS: Record<(typeof POST_CHANGES)[number], string> = {
  saved: "Disimpan",
  returned: "Dikembalikan ke penulis",
  archived: "Diarsipkan",
  restored: "Dipulihkan dari arsip",
  published: "Diterbitkan",
};

export interface RevisionRow {
  number: number;
  href: string;
  /** "Disimpan oleh Sri" */
  what: string;
  when: string;
  status: StatusView;
  reason: string | null;
}

interface PostAddress {
  kindSlug: PostKindSlug;
  slug: string;
}

async function loadPost(context: RequestContext, { kindSlug, slug }: PostAddress) {
  const current = await getEditablePost(context, kindSlug, slug);
  return { current, address: { kind: kindSlug, slug: current.post.slug } };
}

const describe = ({ change, savedBy }: PostRevision) => `${CHANGE_LABELS[change]} oleh ${savedBy}`;

/** Every saved version of a post, newest first. @throws AppError forbidden, not-found, unavailable */
export async function listRevisions(
  context: RequestContext,
  post: PostAddress,
  page: number,
): Promise<{ title: string; recordHref: string; rows: RevisionRow[]; links: PageLinks }> {
  const { current, address } = await loadPost(context, post);
  const { id, title } = current.post;
  const list = await requiredForStaff(
    getAdmin(context).listRevisions({ params: { id }, query: { page } }),
  );
  return {
    title,
    recordHref: deskPostPath(address),
    rows: list.items.map((revision) => ({
      number: revision.number,
      href: revisionPath(address, revision.number),
      what: describe(revision),
      when: formatShortDateTime(revision.savedAt),
      status: POST_STATUS[revision.status],
      reason: revision.reason,
    })),
    links: createPageLinks(list, revisionsPath(address), {}),
  };
}

const readRevision = (context: RequestContext, id: string, number: string) =>
  requiredForStaff(getAdmin(context).getRevision({ params: { id, number } }));

/** One version with what it changed. @throws AppError forbidden, not-found, unavailable */
export async function getRevision(context: RequestContext, post: PostAddress, number: string) {
  const { current, address } = await loadPost(context, post);
  const [revision, categories, isAllowed] = await Promise.all([
    readRevision(context, current.post.id, number),
    listCategoryOptions(context, post.kindSlug),
    listAllowedStatuses(context, current),
  ]);
  const names = new Map(categories.map(({ value, label }) => [value, label]));
  return {
    title: current.post.title,
    recordHref: deskPostPath(address),
    revisionsHref: revisionsPath(address),
    number: revision.number,
    what: describe(revision),
    when: formatShortDateTime(revision.savedAt),
    reason: revision.reason,
    isFirst: revision.previous === null,
    changes: listChanges(revision.previous, revision.fields, names),
    version: current.post.version,
    canRestore:
      revision.number !== current.post.version &&
      current.status !== "archived" &&
      isAllowed(current.status),
  };
}

export interface FieldChange {
  label: string;
  parts: DifferencePart[];
}

function listChanges(
  before: RevisionFields | null,
  after: RevisionFields,
  names: ReadonlyMap<string, string>,
): FieldChange[] {
  const [old, current] = [before && toTexts(before, names), toTexts(after, names)];
  return Object.entries(POST_FIELD_LABELS).flatMap(([name, label]) => {
    const [oldText, text] = [old?.[name] ?? "", current[name] ?? ""];
    return oldText === text ? [] : [{ label, parts: compareTexts(oldText, text) }];
  });
}

/** Fields as their form shows them, ids by name. */
function toTexts(
  fields: RevisionFields,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const state = { version: 0, publishedAt: null, isAlbum: false };
  const { cover, pictures: _, ...values } = toFormValues(fields, state);
  const categoryId = names.get(values.categoryId) ?? values.categoryId;
  return { ...values, categoryId, cover: [cover.address, cover.alt].filter(Boolean).join("\n") };
}

interface RestoreInput extends PostAddress {
  number: string;
  /** Of the post as the visitor saw it. */
  version: number;
}

/** Saves the fields of an earlier version again; the post stays where it is. @throws AppError forbidden, not-found */
export async function restoreRevision(
  context: RequestContext,
  { number, version, ...post }: RestoreInput,
): Promise<ActionResult> {
  const { current } = await loadPost(context, post);
  const { kindSlug } = post;
  const [{ fields }, categories] = await Promise.all([
    readRevision(context, current.post.id, number),
    listCategoryOptions(context, kindSlug),
  ]);
  const { slug, sort } = current.post;
  const isKnown = categories.some(({ value }) => value === fields.categoryId);
  const { status } = current;
  const publishedAt = status === "scheduled" ? current.post.publishedAt : null;
  const { parentId } = current.post;
  // The address stays, and categories and parents may be gone by now.
  const body = {
    ...fields,
    slug,
    parentId,
    categoryId: isKnown ? fields.categoryId : null,
    kindSlug,
    sort,
    status,
    publishedAt,
    version,
  };
  return attempt(context, { fields: [] }, () =>
    context.hosts.services.updatePost({ query: { slug }, body }),
  );
}
