import { htmlOf } from "~/lib/light-marks";
import { postsOfKind } from "./post";
import type { SeedPost } from "./types";

type Sketch = Omit<Parameters<ReturnType<typeof postsOfKind>>[0], "audioUrl"> & {
  /** What the recording says, in about half a minute: 50 to 70 words. */
  spoken: string;
};

const write = postsOfKind("podcast");

/**
 * An episode: half a minute read aloud, and notes with the rest of the story. `scripts/make-podcasts.mjs` makes the recordings from the scripts;
 * whoever can't listen reads the same words.
 */
export function podcast({ spoken, ...sketch }: Sketch): SeedPost {
  const written = write({ ...sketch, audioUrl: `/audio/podcast/${sketch.slug}.mp3` });
  return {
    ...written,
    content: `${written.content}${htmlOf(`## Naskah\n\n${spoken.trim()}\n\nDibacakan oleh suara sintetis.`, sketch.slug)}`,
  };
}
