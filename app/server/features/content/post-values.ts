import type { PictureValue } from "~/lib/picture-fields";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import type { PostFormOutput, PostFormValues } from "~/lib/post-fields";
import type { PostStatus } from "~/lib/post-status";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { RevisionFields } from "../../hosts/admin/content";
import type { Post } from "../../hosts/services/post-schemas";
import { toHtml, toMarkdown } from "./markdown";

type EditableFields = Omit<RevisionFields, "slug"> & { slug: string };

const toPictureValue = ({ cover, coverAlt }: Pick<EditableFields, "cover" | "coverAlt">) =>
  cover === null ? null : ({ address: cover, alt: coverAlt ?? "" } satisfies PictureValue);

/** A post's fields as its form shows them. */
export function toFormValues(
  fields: EditableFields,
  { version, publishedAt }: { version: number; publishedAt: number | null },
): PostFormValues {
  const [start, end] = [toTypedInstant(fields.eventStartAt), toTypedInstant(fields.eventEndAt)];
  const publication = toTypedInstant(publishedAt);
  return {
    title: fields.title,
    summary: fields.summary,
    content: toMarkdown(fields.content),
    cover: toPictureFields(toPictureValue(fields)),
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
export const toPostFormValues = (post: Post, now: number): PostFormValues =>
  toFormValues(post, {
    version: post.version,
    publishedAt: (post.publishedAt ?? 0) > now ? post.publishedAt : null,
  });

const toInstant = (date: string | undefined, time: string | undefined, fallback: string) =>
  date === undefined ? null : toWibInstant(date, time ?? fallback);

interface PostState {
  status: PostStatus;
  publishedAt: number | null;
}

/** The form's values as the product's calls take them. */
export const toPostBody = (value: PostFormOutput, { status, publishedAt }: PostState) => ({
  ...(value.slug && { slug: value.slug }),
  categoryId: value.categoryId ?? null,
  title: value.title,
  summary: value.summary ?? "",
  content: toHtml(value.content),
  cover: toPicture(value.cover)?.address ?? null,
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
  coverAlt: toPicture(value.cover)?.alt ?? null,
  eventStartAt: toInstant(value.eventDate, value.eventTime, "00:00"),
  eventEndAt: toInstant(value.eventEndDate, value.eventEndTime, "23:59"),
  eventPlace: value.eventPlace ?? null,
});
