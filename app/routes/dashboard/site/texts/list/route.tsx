import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { listSiteTexts } from "~/server/features/edited-texts";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../../load-site-page";
import { SitePage } from "../../site-form";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSitePage(context, "Teks", ({ setting }) => ({ texts: listSiteTexts(setting) })),
);

/** The texts that a tenant can replace. */
export default function SiteTextsRoute() {
  const { page, texts } = useLoaderData<typeof loader>();
  return (
    <SitePage
      page={page}
      lead="Setiap halaman punya teks bawaan. Teks Anda menggantikannya, dan dapat dikembalikan kapan saja."
    >
      <ul className="grid gap-3">
        {texts.map(({ title, href, isOwn }) => (
          <li key={href} className="border-t border-line pt-3">
            <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
              {title}
            </a>
            <span className="block text-ink-soft">{isOwn ? "Teks Anda" : "Teks bawaan"}</span>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
