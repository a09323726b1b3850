import { getImageUrl, toImagePath } from "~/lib/image-address";
import type { PostPreview } from "~/server/features/content/editor";
import { Album } from "~/ui/album";
import { RichText } from "~/ui/rich-text";

/** The post as its page will show it. */
export function Preview({ preview }: { preview: PostPreview }) {
  return (
    <section
      id="pratinjau"
      aria-labelledby="judul-pratinjau"
      className="grid max-w-3xl gap-6 border-t-4 border-primary pt-6"
    >
      <h2 id="judul-pratinjau" className="text-xl font-bold">
        Pratinjau
      </h2>
      <p className="text-3xl font-bold">{preview.title}</p>
      {preview.summary && <p className="text-xl text-ink-soft">{preview.summary}</p>}
      {preview.cover && (
        <img
          src={getImageUrl(toImagePath(preview.cover.address), 1024, "webp")}
          alt={preview.cover.alt}
          className="aspect-video w-full rounded-card object-cover"
        />
      )}
      <RichText html={preview.html} />
      <Album pictures={preview.album} />
    </section>
  );
}
