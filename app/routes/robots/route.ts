import type { RouteHandle } from "~/lib/route-handle";
import { isListed } from "~/server/features/sitemap";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** Pages of one visitor, and previews. */
const CLOSED_PATHS = ["/Dashboard", "/Akun", "/Tagihan", "/_preview"];

/** What robots may visit (RFC 9309). */
export const loader = defineLoader(handle, async (context) => {
  const rules = ["User-agent: *", ...CLOSED_PATHS.map((path) => `Disallow: ${path}`)];
  const sitemap = isListed(context) ? ["", `Sitemap: ${context.site.origin}/sitemap.xml`] : [];
  return new Response(`${[...rules, ...sitemap].join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "private, max-age=3600",
    },
  });
});
