import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { SITE_PATH } from "~/server/features/site";
import { listSiteVersions, undoSiteVersion } from "~/server/features/site-history";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { SiteHistory } from "./view";

export const handle = {
  access: "setting.write",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { seo, menu, path, list } = await loadFilteredList(context, handle, {
    title: "Riwayat",
    readList: listSiteVersions,
  });
  const page = { title: "Riwayat", menu, path, version: 0, idempotencyKey: createIdempotencyKey() };
  return { seo, page, list };
});

const undoSchema = z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000) });

/** Takes a version back. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, undoSchema);
  if (!posted.ok) return posted.result;
  const outcome = await undoSiteVersion(context, posted.value.version);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_PATH}?saved=riwayat`, 303);
});

export default function SiteHistoryRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <SiteHistory {...page} errorMessage={rejected?.message ?? null} />;
}
