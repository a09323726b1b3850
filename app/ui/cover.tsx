import { Picture } from "./picture";

interface Props {
  /** What the art is drawn from when there is no picture. */
  slug: string;
  kind: "class" | "post" | "mentor" | "site";
  /** The record's own picture. */
  cover: string | null;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** A record's own picture, else the cover drawn from its slug. Decorative: the title stands beside it. */
export function Cover({ slug, kind, cover, sizes, priority = false, className }: Props) {
  const [width, height] = kind === "mentor" ? [320, 320] : [1200, 675];
  return (
    <Picture
      src={cover ?? `/cover/${kind}/${slug}.svg`}
      alt=""
      sizes={sizes}
      width={width}
      height={height}
      priority={priority}
      {...(className && { className })}
    />
  );
}
