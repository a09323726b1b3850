import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clientDir } from "../../build-paths";
import type { Handlers } from "../../hosts/implement";
import type { radioContract } from "../../hosts/radio/contract";
import type { HostContext } from "../context";
import { serveBytes } from "../drive/byte-range";
import { readSetting } from "../setting-store";

/** Where the app answers the stream, on every tenant's site. */
const STREAM_PATH = "/Radio/stream";
const BITRATE = 56;
const MEDIA = { "Content-Type": "audio/mpeg", "Cache-Control": "public, max-age=86400" };

/** The radio: one bundled loop of 46 seconds, the same for every tenant; players repeat it. */
export function radioHandlers({ db, siteUrl }: HostContext): Handlers<typeof radioContract> {
  let loop: Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }> | undefined;
  return {
    stream: async ({ request }) => {
      loop ??= readLoop();
      loop.catch(() => {
        loop = undefined;
      });
      const { bytes, etag } = await loop;
      const read = async (range?: { start: number; end: number }) =>
        new Blob([range ? bytes.subarray(range.start, range.end + 1) : bytes]).stream();
      const served = await serveBytes(request, { etag, bytes: bytes.byteLength, headers: MEDIA, read });
      return served ?? new Response(null, { status: 404 });
    },

    playlist: async ({ lmsId }) => {
      const { title } = await readSetting(db, lmsId);
      const lines = ["#EXTM3U", `#EXTINF:-1,${radioTitle(title).replace(/[\r\n]+/g, " ")}`, await siteUrl(lmsId, STREAM_PATH)];
      const headers = { "Content-Type": "audio/x-mpegurl; charset=utf-8", "Content-Disposition": 'attachment; filename="radio.m3u"' };
      return new Response(`${lines.join("\n")}\n`, { headers });
    },

    now: async ({ lmsId }) => {
      const { title } = await readSetting(db, lmsId);
      return { data: { title: radioTitle(title), streamUrl: STREAM_PATH, bitrate: BITRATE } };
    },
  };
}

const radioTitle = (site: string) => (site ? `Radio ${site}` : "Radio");

async function readLoop() {
  const bytes = new Uint8Array(await readFile(join(clientDir, "audio/radio.mp3")));
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"` };
}
