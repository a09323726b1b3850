import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clientDir } from "../../build-paths";
import type { Handlers } from "../../hosts/host-handler";
import type { radioContract } from "../../hosts/radio/contract";
import { readSettings } from "../domain/tenants/settings";
import { serveBytes } from "../kit/byte-range";
import type { HostContext } from "../kit/context";

/** Path of the stream on every tenant's site. */
const STREAM_PATH = "/Radio/stream";
const BITRATE_KBPS = 56;
const MEDIA_HEADERS = { "Content-Type": "audio/mpeg", "Cache-Control": "public, max-age=86400" };

/** The radio host: one bundled loop of 46 s for all tenants, which players repeat. */
export function radioHandlers({ db, siteUrl }: HostContext): Handlers<typeof radioContract> {
  let loop: Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }> | undefined;
  return {
    getStream: async ({ request }) => {
      loop ??= readAudioLoop();
      loop.catch(() => {
        loop = undefined;
      });
      const { bytes, etag } = await loop;
      const read = async (range?: { start: number; end: number }) =>
        new Blob([range ? bytes.subarray(range.start, range.end + 1) : bytes]).stream();
      const response = await serveBytes(request, {
        etag,
        size: bytes.byteLength,
        headers: MEDIA_HEADERS,
        read,
      });
      return response ?? new Response(null, { status: 404 });
    },

    getPlaylist: async ({ tenantId }) => {
      const { title } = await readSettings(db, tenantId);
      const lines = [
        "#EXTM3U",
        `#EXTINF:-1,${getRadioTitle(title).replace(/[\r\n]+/g, " ")}`,
        await siteUrl(tenantId, STREAM_PATH),
      ];
      const headers = {
        "Content-Type": "audio/x-mpegurl; charset=utf-8",
        "Content-Disposition": 'attachment; filename="radio.m3u"',
      };
      return new Response(`${lines.join("\n")}\n`, { headers });
    },

    getNowPlaying: async ({ tenantId }) => {
      const { title } = await readSettings(db, tenantId);
      return {
        data: { title: getRadioTitle(title), streamUrl: STREAM_PATH, bitrate: BITRATE_KBPS },
      };
    },
  };
}

const getRadioTitle = (siteTitle: string) => (siteTitle ? `Radio ${siteTitle}` : "Radio");

async function readAudioLoop() {
  const bytes = new Uint8Array(await readFile(join(clientDir, "audio/radio.mp3")));
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"` };
}
