import type { ClassCardView } from "~/lib/views";

interface Props {
  item: Pick<ClassCardView, "price" | "priceValue">;
  className?: string;
}

/** A class's price; nothing if its host names none. */
export function Price({ item: { price, priceValue }, className }: Props) {
  if (price === null || priceValue === null) return null;
  return (
    <data value={priceValue} className={className}>
      {price}
    </data>
  );
}
