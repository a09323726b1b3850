import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";

const FILE_ID_PATTERN = /^[0-9a-f]{32}$/;
/** Conditional and range headers that hosts of files support. */
const FORWARDED_REQUEST_HEADERS = ["range", "if-range", "if-none-match"] as const;

export interface FileDownload {
  /** 200, 206, 304 or 416. */
  status: number;
  /** As the drive sent them: type, length, range, disposition. */
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

export const forwardRangeHeaders = (requestHeaders: Headers): Record<string, string> =>
  Object.fromEntries(
    FORWARDED_REQUEST_HEADERS.flatMap((name) => {
      const value = requestHeaders.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * A file of the drive, whole or in part. The drive decides who may read it (STO20).
 * @throws AppError not-found, unauthenticated, forbidden, unavailable
 */
export async function openFile(
  context: RequestContext,
  id: string,
  requestHeaders: Headers,
): Promise<FileDownload> {
  if (!FILE_ID_PATTERN.test(id)) throw new AppError("not-found");
  const headers = forwardRangeHeaders(requestHeaders);
  try {
    const response = await context.hosts.drive.download({ params: { id }, headers });
    return { status: response.status, headers: response.headers, body: response.body };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 401) throw new AppError("unauthenticated");
    if (error.status === 403) throw new AppError("forbidden", FORBIDDEN_MESSAGE);
    throw new AppError(error.status === 404 ? "not-found" : "unavailable");
  }
}
