import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import type { RouteHandle } from "~/lib/route-handle";
import { getLanding } from "~/server/features/landing";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { faceOf } from "~/tenants/registry";

export const handle: RouteHandle = { query: [] };

export const loader = guarded(async (visit) => {
  const { setting } = visit.tenant;
  return {
    seo: pageSeo(visit, { key: "index" }),
    layout: setting.layout,
    landing: { site: { title: setting.title, description: setting.meta.description }, ...(await getLanding(visit)) },
  };
});

const face = serverOnly$(faceOf);

/** The tenant's own landing. Never hydrated: the browser gets its markup alone. */
export default function Home() {
  const { layout, landing } = useLoaderData<typeof loader>();
  const Landing = face?.(layout).Landing;
  return Landing ? <Landing {...landing} /> : null;
}
