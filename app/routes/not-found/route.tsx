import type { RouteHandle } from "~/lib/route-handle";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

async function notFound(): Promise<never> {
  throw new Response("This page could not be found", {
    status: 404,
    statusText: "This page could not be found",
  });
}

/** Unmatched paths (RTE25). The error page has the texts of RTE19 and ERR1. */
export const loader = defineLoader(handle, notFound);
export const action = defineAction(handle, notFound);

export default function NotFound() {
  return null;
}
