import { toImagePath } from "~/lib/image-address";
import { Picture } from "./picture";

interface Props {
  /** Seed of the generated cover. */
  slug: string;
  kind: "class" | "post" | "mentor" | "site";
  /** Address of an image of this or another site; without one the cover is generated. */
  cover: string | null;
  sizes: string;
  /** Of an uploaded image; a generated cover needs none. */
  alt?: string;
  priority?: boolean;
  className?: string;
}

/** A record's image, or a cover generated from its slug. Decorative without `alt`, because the title is beside it. */
export function Cover({ slug, kind, cover, sizes, alt = "", priority = false, className }: Props) {
  const [width, height] = kind === "mentor" ? [320, 320] : [1200, 675];
  return (
    <Picture
      src={cover ? toImagePath(cover) : `/cover/${kind}/${encodeURIComponent(slug)}.svg`}
      alt={cover ? alt : ""}
      sizes={sizes}
      width={width}
      height={height}
      priority={priority}
      {...(className && { className })}
    />
  );
}
