import { Stars } from "./stars";

interface Review {
  id: string;
  name: string;
  rating: number;
  text: string;
  date: string;
}

/** Published reviews, as plain text. */
export const ReviewList = ({ items }: { items: readonly Review[] }) => (
  <ul className="grid gap-6">
    {items.map(({ id, name, rating, text, date }) => (
      <li key={id} className="grid gap-2 border-b border-line pb-6 last:border-0 last:pb-0">
        <Stars rating={rating} />
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {name}, {date}
        </p>
      </li>
    ))}
  </ul>
);
