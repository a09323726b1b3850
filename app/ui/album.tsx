import type { AlbumPicture } from "~/lib/album-fields";
import { toImagePath } from "~/lib/image-address";
import { Picture } from "./picture";

/** The pictures of an album with their captions; nothing without any. */
export function Album({ pictures }: { pictures: readonly AlbumPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Foto" className="grid gap-8">
      {pictures.map(({ address, alt, caption }, at) => (
        <li key={address}>
          <figure className="grid gap-2">
            <Picture
              src={toImagePath(address)}
              alt={alt}
              sizes="(min-width: 50rem) 48rem, 100vw"
              width={1200}
              height={800}
              priority={at === 0}
              className="h-auto w-full rounded-card"
            />
            {caption && <figcaption className="text-ink-soft">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
