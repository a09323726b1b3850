import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { forwardRangeHeaders, requireMedia } from "./files";

const STREAM_PATH = "/Radio/stream";
const AUDIO_TYPES = /^(?:audio\/|application\/(?:ogg|octet-stream))/;
const UNAVAILABLE_MESSAGE = "Radio belum dapat diputar. Coba lagi beberapa saat lagi.";

/**
 * The radio host's stream, proxied so that it plays on the site's own address. Ranges and conditions are forwarded.
 * @throws AppError not-found, unavailable
 */
export async function openRadioStream(
  context: RequestContext,
  requestHeaders: Headers,
): Promise<Response> {
  const headers = forwardRangeHeaders(requestHeaders);
  try {
    const response = requireMedia(await context.hosts.radio.getStream({ headers }), {
      host: "radio",
      operation: "getStream",
      types: AUDIO_TYPES,
    });
    const { status, body } = response;
    const responseHeaders = new Headers(response.headers);
    responseHeaders.set("Cache-Control", "private, max-age=3600");
    responseHeaders.set("X-Content-Type-Options", "nosniff");
    return new Response(body, { status, headers: responseHeaders });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404) throw new AppError("not-found", undefined, { cause: error });
    throw new AppError("unavailable", UNAVAILABLE_MESSAGE, { cause: error });
  }
}

/** The stream's address on the visited site as an M3U playlist. */
export function createRadioPlaylist({ tenant, url }: RequestContext): Response {
  const title = `Radio ${tenant.setting.title}`.replace(/[\r\n]+/g, " ").trim();
  const lines = ["#EXTM3U", `#EXTINF:-1,${title}`, new URL(STREAM_PATH, url).href];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "audio/x-mpegurl; charset=utf-8",
      "Content-Disposition": 'attachment; filename="radio.m3u"',
      "Cache-Control": "private, no-store",
    },
  });
}
