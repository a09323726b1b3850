const FORWARDED_HEADERS = ["content-type", "content-length", "content-disposition"];

/** An archive of a host, for one visitor. */
export function createArchiveResponse({ body, headers: received }: Response): Response {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const header of FORWARDED_HEADERS) {
    const value = received.get(header);
    if (value !== null) headers.set(header, value);
  }
  return new Response(body, { headers });
}
