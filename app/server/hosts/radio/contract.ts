import { z } from "zod";
import { DAY_MS } from "~/lib/time";
import { defineHost } from "../host-contract";
import { nested, optionalAddress, optionalCount, text } from "../schemas";

/** Live radio (NET7; designs B9, "Radio"). The embedded host plays a bundled loop. */
export const radioContract = defineHost("radio", {
  /** Public `audio/mpeg`. Supports `Range` (206, 416) and `If-None-Match` (304). */
  getStream: {
    method: "GET",
    path: "stream",
    success: [200, 206, 304, 416],
    idempotent: true,
    auth: "none",
    tenant: false,
    raw: true,
    accept: "audio/mpeg, */*",
    response: z.unknown(),
    deadlineMs: 2_000,
  },
  /** A playlist for players outside the browser: the stream's absolute address on the tenant's site. */
  getPlaylist: {
    method: "GET",
    path: "stream.m3u",
    success: [200],
    idempotent: true,
    auth: "app",
    raw: true,
    accept: "audio/x-mpegurl, */*",
    response: z.unknown(),
    deadlineMs: 2_000,
  },
  getNowPlaying: {
    method: "GET",
    path: "v1/now",
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 60_000, stale: DAY_MS },
    response: nested(
      z.object({
        title: text(),
        /** Path on the tenant's site. */
        streamUrl: optionalAddress(),
        /** In kbit/s. */
        bitrate: optionalCount(),
      }),
    ),
  },
});
