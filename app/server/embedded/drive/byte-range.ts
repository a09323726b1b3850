import type { BlobRange } from "../../adapters/blob-store";

/**
 * What a `Range` header asks of so many bytes (RFC 9110, 14.1): one range; null for the whole, which is also the right answer to several ranges
 * and to a header that cannot be read; "beyond" when none of it is there (416).
 */
export function byteRange(header: string | null, bytes: number): BlobRange | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "beyond" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= bytes) return "beyond";
  return { start, end: last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}

interface Served {
  /** Quoted, strong. */
  etag: string;
  bytes: number;
  headers: Record<string, string>;
  /** Null: the bytes are gone. */
  read: (range: BlobRange | undefined) => Promise<ReadableStream<Uint8Array> | null>;
}

/** A file's answer to `Range`, `If-Range` and `If-None-Match`: 200, 206, 304 or 416. Null when its bytes are gone. */
export async function serveBytes(request: Request, { etag, bytes, headers, read }: Served): Promise<Response | null> {
  const head = { ...headers, ETag: etag, "Accept-Ranges": "bytes", "X-Content-Type-Options": "nosniff" };
  const known = request.headers.get("if-none-match");
  if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*"))
    return new Response(null, { status: 304, headers: head });
  const condition = request.headers.get("if-range");
  const range = condition && condition !== etag ? null : byteRange(request.headers.get("range"), bytes);
  if (range === "beyond") return new Response(null, { status: 416, headers: { ...head, "Content-Range": `bytes */${bytes}` } });
  const body = await read(range ?? undefined);
  if (!body) return null;
  if (!range) return new Response(body, { headers: { ...head, "Content-Length": String(bytes) } });
  const part = { "Content-Length": String(range.end - range.start + 1), "Content-Range": `bytes ${range.start}-${range.end}/${bytes}` };
  return new Response(body, { status: 206, headers: { ...head, ...part } });
}
