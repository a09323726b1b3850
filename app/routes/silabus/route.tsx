import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageHref } from "~/lib/page-links";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listSyllabi } from "~/server/features/curricula";
import { defineLoader } from "~/server/request/define-route";
import { listPage } from "~/server/request/list-page";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SyllabusPage } from "./view";

const LEAD =
  "Pokok bahasan setiap program, berurutan. Halaman ini dapat dicetak apa adanya untuk dibagikan kepada guru dan orang tua.";

const querySchema = z.object({ page: pageQuery });

export const handle = { access: "public", query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { page } = readQuery(handle.query, context.url);
  const list = await listSyllabi(context, page);
  const seo = getPageSeo(context, {
    key: "Silabus",
    title: "Silabus",
    path: pageHref("/Silabus", { page }),
    description: LEAD,
    noindex: !list.ok || list.data.items.length === 0,
  });
  return listPage(list, { seo, lead: LEAD, list });
});

export default function SyllabusRoute() {
  return <SyllabusPage {...useLoaderData<typeof loader>()} />;
}
