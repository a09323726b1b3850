import { z } from "zod";
import { defineHost } from "../define";

/** The live radio (NET7; designs B9, "Radio"). Embedded it is a bundled loop; paths are ours, because the specification names none. */
export const radioContract = defineHost("radio", {
  /** `audio/mpeg`, for anybody, as streaming hosts do. `Range` (206, 416) and `If-None-Match` (304). */
  stream: {
    ...{ method: "GET", path: "stream", success: [200, 206, 304, 416], idempotent: true },
    ...{ needs: "nothing", tenant: false, raw: true, answer: z.unknown() },
  },
  /** A playlist for players outside the browser: the stream's absolute address on the tenant's site. */
  playlist: { method: "GET", path: "stream.m3u", success: [200], idempotent: true, needs: "app", raw: true, answer: z.unknown() },
  now: {
    ...{ method: "GET", path: "v1/now", success: [200], idempotent: true, needs: "app", cache: { fresh: 60_000, stale: 86_400_000 } },
    answer: z.object({
      title: z.string(),
      /** Path on the tenant's site. */
      streamUrl: z.string(),
      /** Kilobits a second. */
      bitrate: z.number().int().min(1),
    }),
  },
});
