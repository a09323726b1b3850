import { Fragment } from "react";
import type { PostCardView } from "~/lib/views";

interface Props {
  item: Pick<PostCardView, "author" | "publishedIso" | "publishedDate"> &
    Partial<Pick<PostCardView, "readingMinutes">>;
  /** Before the author: "Oleh ". */
  prefix?: string;
  separator?: string;
  className: string;
}

/** Author, date and reading time of a post, as far as they are known. */
export function Byline({ item, prefix = "", separator = " · ", className }: Props) {
  const { author, publishedIso, publishedDate, readingMinutes } = item;
  const parts = [
    author && prefix + author,
    publishedIso && publishedDate && <time dateTime={publishedIso}>{publishedDate}</time>,
    readingMinutes ? `${readingMinutes} menit baca` : null,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={className}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are fixed
        <Fragment key={index}>
          {index > 0 && separator}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
