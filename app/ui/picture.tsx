import { getImageUrl } from "~/lib/image-address";

/** Widths that the image route supports (NET6). */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

interface Props {
  /** Path of `toImagePath`, such as `/images/x.jpg`. */
  src: string;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
  className?: string;
}

const getSrcSet = (src: string, format: string) =>
  IMAGE_WIDTHS.map((width) => `${getImageUrl(src, width, format)} ${width}w`).join(", ");

/** A responsive image through the image route; SVG files are used as they are. */
export function Picture({ src, alt, sizes, width, height, priority = false, className }: Props) {
  const img = {
    width,
    height,
    className,
    decoding: "async",
    loading: priority ? "eager" : "lazy",
  } as const;
  if (src.endsWith(".svg")) return <img {...img} alt={alt} src={src} />;
  return (
    <picture>
      <source type="image/avif" srcSet={getSrcSet(src, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={getSrcSet(src, "webp")} sizes={sizes} />
      <img
        {...img}
        alt={alt}
        src={getImageUrl(src, 768, "jpeg")}
        srcSet={getSrcSet(src, "jpeg")}
        sizes={sizes}
      />
    </picture>
  );
}
