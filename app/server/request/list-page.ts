import { data } from "@remix-run/node";
import { isPastEnd } from "~/lib/page-links";
import type { Optional, PageLinks } from "~/lib/views";

/** Data of a list page: 503 if the list is unavailable, 404 past its last page, else 200. */
export function listPage<Body>(list: Optional<{ links: PageLinks }>, body: Body) {
  const status = !list.ok ? 503 : isPastEnd(list.data.links) ? 404 : 200;
  return data(body, { status });
}
