import type { TestimonyView } from "~/lib/views";
import { Stars } from "~/ui/stars";

/** Published testimonies, as plain text. */
export const TestimonyList = ({ items }: { items: readonly TestimonyView[] }) => (
  <ul className="grid gap-6 md:grid-cols-3">
    {items.map(({ id, text, author, rating }) => (
      <li key={id} className="min-w-0">
        <figure className="grid gap-3 border-l-4 border-line pl-4">
          {rating !== null && (
            <div>
              <Stars rating={rating} />
            </div>
          )}
          <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
          <figcaption className="text-sm wrap-anywhere text-ink-soft">{author}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
