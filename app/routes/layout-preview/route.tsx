import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getLandingView } from "~/server/features/landing";
import { findPreviewLayout } from "~/server/features/layout-preview";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { getLayout } from "~/tenants/registry";
import { ButtonLink } from "~/ui/button";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const layout = findPreviewLayout(context.url.pathname);
  if (layout === null) throw new AppError("not-found");
  const { name } = getLayout(layout);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Pratinjau ${name}`, noindex: true }),
    layout,
    name,
    landing: await getLandingView(context, layout),
  };
});

const getServerLayout = serverOnly$(getLayout);

/** The tenant's landing in another layout, for those who may choose it; the root shows its frame. */
export default function LayoutPreview() {
  const { layout, name, landing } = useLoaderData<typeof loader>();
  const Landing = getServerLayout?.(layout).Landing;
  return (
    <>
      <aside
        aria-label="Pratinjau"
        className="page my-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-2 py-3"
      >
        <p>
          Pratinjau tata letak <strong>{name}</strong>. Hanya Anda yang melihat halaman ini.
        </p>
        <ButtonLink href="/Dashboard/Situs/Tata-Letak" variant="secondary">
          Kembali memilih
        </ButtonLink>
      </aside>
      {Landing && <Landing {...landing} />}
    </>
  );
}
