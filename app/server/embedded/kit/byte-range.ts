import type { BlobRange } from "../../adapters/blob-store";

/**
 * Parses a `Range` header (RFC 9110, 14.1). Null: send the whole file, also for several ranges and
 * invalid headers; "unsatisfiable": respond with 416.
 */
export function parseRange(
  header: string | null,
  size: number,
): BlobRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

interface ServedFile {
  /** Quoted, strong ETag. */
  etag: string;
  size: number;
  headers: Record<string, string>;
  /** Null if the bytes no longer exist. */
  read: (range: BlobRange | undefined) => Promise<ReadableStream<Uint8Array> | null>;
}

/**
 * Serves `Range`, `If-Range` and `If-None-Match`: 200, 206, 304 or 416; null if the bytes no longer
 * exist.
 */
export async function serveBytes(
  request: Request,
  { etag, size, headers, read }: ServedFile,
): Promise<Response | null> {
  const commonHeaders = {
    ...headers,
    ETag: etag,
    "Accept-Ranges": "bytes",
    "X-Content-Type-Options": "nosniff",
  };
  const ifNoneMatch = request.headers.get("if-none-match");
  if (
    ifNoneMatch
      ?.split(",")
      .some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*")
  )
    return new Response(null, { status: 304, headers: commonHeaders });
  const ifRange = request.headers.get("if-range");
  const range = ifRange && ifRange !== etag ? null : parseRange(request.headers.get("range"), size);
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...commonHeaders, "Content-Range": `bytes */${size}` },
    });
  const body = await read(range ?? undefined);
  if (!body) return null;
  if (!range)
    return new Response(body, { headers: { ...commonHeaders, "Content-Length": String(size) } });
  const partHeaders = {
    "Content-Length": String(range.end - range.start + 1),
    "Content-Range": `bytes ${range.start}-${range.end}/${size}`,
  };
  return new Response(body, { status: 206, headers: { ...commonHeaders, ...partHeaders } });
}
