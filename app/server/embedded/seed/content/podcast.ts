import { renderMarkup } from "~/lib/simple-markup";
import { definePosts } from "./post";
import type { SeedPost } from "./types";

type Sketch = Omit<Parameters<ReturnType<typeof definePosts>>[0], "audioUrl"> & {
  /** Spoken text of 50 to 70 words, about half a minute. */
  spoken: string;
};

const write = definePosts("podcast");

/**
 * An episode: a spoken script and notes. `scripts/make-podcasts.mjs` records the scripts, which the
 * page also prints as transcripts.
 */
export function podcast({ spoken, ...sketch }: Sketch): SeedPost {
  const written = write({ ...sketch, audioUrl: `/audio/podcast/${sketch.slug}.mp3` });
  return {
    ...written,
    content: `${written.content}${renderMarkup(`## Naskah\n\n${spoken.trim()}\n\nDibacakan oleh suara sintetis.`, sketch.slug)}`,
  };
}
