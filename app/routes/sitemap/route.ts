import { escapeHtml } from "~/lib/escape-html";
import type { RouteHandle } from "~/lib/route-handle";
import {
  AUDIENCE_LINKS,
  CONTENT_LINKS,
  filterLinks,
  LEGAL_LINKS,
  MAIN_LINKS,
  PARTICIPATION_LINKS,
} from "~/sections/navigation";
import { AppError } from "~/server/app-error";
import { getSiteSections } from "~/server/features/site-sections";
import { isListed, listSitemapUrls } from "~/server/features/sitemap";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** The site for search engines (sitemaps.org). */
export const loader = defineLoader(handle, async (context) => {
  if (!isListed(context)) throw new AppError("not-found");
  const links = filterLinks(
    [...MAIN_LINKS, ...CONTENT_LINKS, ...AUDIENCE_LINKS, ...PARTICIPATION_LINKS, ...LEGAL_LINKS],
    { installation: context.installation, sections: getSiteSections(context) },
  );
  const urls = await listSitemapUrls(
    context,
    links.map(({ href }) => href),
  );
  const entries = urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>\n`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
    {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "private, max-age=3600",
      },
    },
  );
});
