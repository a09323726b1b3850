import { toAlbum, toAlbumRows } from "~/lib/album-fields";
import type { PictureValue } from "~/lib/picture-fields";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import type { PostFormOutput, PostFormValues } from "~/lib/post-fields";
import { ALBUM_KIND, type PostKindSlug } from "~/lib/post-kind-slugs";
import type { PostStatus } from "~/lib/post-status";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { RevisionFields } from "../../hosts/admin/content";
import type { Post } from "../../hosts/services/post-schemas";
import { splitAlbum, toFigures } from "../album-content";
import { toHtml, toMarkdown } from "./markdown";

type EditableFields = Omit<RevisionFields, "slug"> & { slug: string };

const toPictureValue = ({ cover, coverAlt }: Pick<EditableFields, "cover" | "coverAlt">) =>
  cover === null ? null : ({ address: cover, alt: coverAlt ?? "" } satisfies PictureValue);

interface FormState {
  version: number;
  publishedAt: number | null;
  /** Whether the pictures of its text are rows of the form. */
  isAlbum: boolean;
}

/** A post's fields as its form shows them. */
export function toFormValues(
  fields: EditableFields,
  { version, publishedAt, isAlbum }: FormState,
): PostFormValues {
  const { text, pictures } = isAlbum
    ? splitAlbum(fields.content)
    : { text: fields.content, pictures: [] };
  // An album without its own cover has its first picture, chosen when it is saved.
  const hasOwnCover = pictures.every(({ address }) => address !== fields.cover);
  const [start, end] = [toTypedInstant(fields.eventStartAt), toTypedInstant(fields.eventEndAt)];
  const publication = toTypedInstant(publishedAt);
  return {
    title: fields.title,
    summary: fields.summary,
    content: toMarkdown(text),
    pictures: toAlbumRows(pictures),
    cover: toPictureFields(hasOwnCover ? toPictureValue(fields) : null),
    categoryId: fields.categoryId ?? "",
    tags: fields.tags.join(", "),
    parentId: fields.parentId ?? "",
    audioUrl: fields.audioUrl ?? "",
    eventDate: start.date,
    eventTime: start.time,
    eventEndDate: end.date,
    eventEndTime: end.time,
    eventPlace: fields.eventPlace ?? "",
    slug: fields.slug,
    metaTitle: fields.metaTitle ?? "",
    metaDescription: fields.metaDescription ?? "",
    publishDate: publication.date,
    publishTime: publication.time,
    version: String(version),
  };
}

/** Values of the form of a post; a schedule of the past is not offered again. */
export const toPostFormValues = (
  post: Post,
  { kindSlug, now }: { kindSlug: PostKindSlug; now: number },
): PostFormValues =>
  toFormValues(post, {
    isAlbum: kindSlug === ALBUM_KIND,
    version: post.version,
    publishedAt: (post.publishedAt ?? 0) > now ? post.publishedAt : null,
  });

const toInstant = (date: string | undefined, time: string | undefined, fallback: string) =>
  date === undefined ? null : toWibInstant(date, time ?? fallback);

interface PostState {
  status: PostStatus;
  publishedAt: number | null;
}

/** Words, then the pictures of an album. */
const toContent = ({ content, pictures }: PostFormOutput): string =>
  [toHtml(content ?? ""), toFigures(toAlbum(pictures))].filter(Boolean).join("\n");

/** An album shows its first picture unless it has its own cover. */
const chooseCover = ({ cover, pictures }: PostFormOutput): PictureValue | null =>
  toPicture(cover) ?? toAlbum(pictures)[0] ?? null;

/** The form's values as the product's calls take them. */
export const toPostBody = (value: PostFormOutput, { status, publishedAt }: PostState) => ({
  ...(value.slug && { slug: value.slug }),
  categoryId: value.categoryId ?? null,
  title: value.title,
  summary: value.summary ?? "",
  content: toContent(value),
  cover: chooseCover(value)?.address ?? null,
  tags: value.tags ?? [],
  parentId: value.parentId ?? null,
  audioUrl: value.audioUrl ?? null,
  metaTitle: value.metaTitle ?? null,
  metaDescription: value.metaDescription ?? null,
  status,
  publishedAt,
});

/** What our own hosts take besides. */
export const toOwnFields = (value: PostFormOutput) => ({
  coverAlt: chooseCover(value)?.alt ?? null,
  eventStartAt: toInstant(value.eventDate, value.eventTime, "00:00"),
  eventEndAt: toInstant(value.eventEndDate, value.eventEndTime, "23:59"),
  eventPlace: value.eventPlace ?? null,
});
