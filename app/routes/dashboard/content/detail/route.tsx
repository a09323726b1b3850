import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CONTENT_PATH, deskPostPath } from "~/lib/content-paths";
import { deskDecisionSchema } from "~/lib/post-decision-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { hasContentDesk } from "~/server/features/content/desk";
import { decidePost, getEditablePost, requireKind } from "~/server/features/content/desk-post";
import { getContentRecord } from "~/server/features/content/record";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ContentRecordPage } from "./view";

export const handle = { access: "content.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { slug: kindSlug } = requireKind(params.kind);
  const [menu, record] = await Promise.all([
    getDashboardMenu(context),
    getContentRecord(context, kindSlug, params.slug ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: record.title, noindex: true }),
    menu,
    record,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Sends the post back, archives or restores it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug: kindSlug } = requireKind(params.kind);
  const current = await getEditablePost(context, kindSlug, params.slug ?? "");
  const posted = await readForm(context, request, deskDecisionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await decidePost(context, current, posted.value, kindSlug);
  if (!outcome.ok) return posted.fail(outcome);
  const { slug, id } = current.post;
  // Hosts of others show public posts only.
  throw redirect(
    hasContentDesk(context) ? deskPostPath({ kind: kindSlug, slug: slug || id }) : CONTENT_PATH,
    303,
  );
});

export default function ContentRecordRoute() {
  const page = useLoaderData<typeof loader>();
  return <ContentRecordPage {...page} formResult={useActionData<typeof action>()} />;
}
