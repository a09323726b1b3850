import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";

const FILE_ID_PATTERN = /^[0-9a-f]{32}$/;
/** Conditional and range headers that hosts of files support. */
const FORWARDED_REQUEST_HEADERS = ["range", "if-range", "if-none-match"] as const;

/** What the drive accepts, and files of unknown type. */
const FILE_TYPES =
  /^(?:image\/(?!svg)|application\/(?:pdf|octet-stream)|video\/(?:mp4|webm)|audio\/(?:mpeg|mp4|ogg)|text\/vtt)/;
const UNAVAILABLE_MESSAGE = "Berkas ini belum dapat dibuka. Coba lagi beberapa saat lagi.";

export const forwardRangeHeaders = (requestHeaders: Headers): Record<string, string> =>
  Object.fromEntries(
    FORWARDED_REQUEST_HEADERS.flatMap((name) => {
      const value = requestHeaders.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * A streamed response of one of the types: anything else is a page or an error of what stands in between.
 * @throws HostError
 */
export function requireMedia(
  response: Response,
  { host, operation, types }: { host: string; operation: string; types: RegExp },
): Response {
  const { status, headers } = response;
  const type = headers.get("content-type");
  if ((status !== 200 && status !== 206) || type === null || types.test(type)) return response;
  throw new HostError(host, operation, "answer", 0, `response is of type ${type.slice(0, 100)}`);
}

/**
 * A file of the drive, whole or in part. The drive decides who may read it (STO20).
 * @throws AppError not-found, unauthenticated, forbidden, unavailable
 */
export async function openFile(
  context: RequestContext,
  id: string,
  requestHeaders: Headers,
): Promise<Response> {
  if (!FILE_ID_PATTERN.test(id)) throw new AppError("not-found");
  const headers = forwardRangeHeaders(requestHeaders);
  try {
    const response = await context.hosts.drive.download({ params: { id }, headers });
    return requireMedia(response, { host: "drive", operation: "download", types: FILE_TYPES });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 401) throw new AppError("unauthenticated");
    if (error.status === 403) throw new AppError("forbidden", FORBIDDEN_MESSAGE);
    if (error.status === 404) throw new AppError("not-found");
    throw new AppError("unavailable", UNAVAILABLE_MESSAGE, { cause: error });
  }
}
