import { Picture } from "./picture";

interface Props {
  /** Seed of the generated cover. */
  slug: string;
  kind: "class" | "post" | "mentor" | "site";
  /** Uploaded image. The CSP allows those of this site only; others get the generated cover. */
  cover: string | null;
  sizes: string;
  priority?: boolean;
  className?: string;
}

const isLocal = (cover: string | null): cover is string => cover?.startsWith("/") ?? false;

/** A record's image, or a cover generated from its slug. Decorative, because the title is beside it. */
export function Cover({ slug, kind, cover, sizes, priority = false, className }: Props) {
  const [width, height] = kind === "mentor" ? [320, 320] : [1200, 675];
  return (
    <Picture
      src={isLocal(cover) ? cover : `/cover/${kind}/${encodeURIComponent(slug)}.svg`}
      alt=""
      sizes={sizes}
      width={width}
      height={height}
      priority={priority}
      {...(className && { className })}
    />
  );
}
