import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskPostPath } from "~/lib/content-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { versionField } from "~/lib/shared-fields";
import { requireKind } from "~/server/features/content/desk-post";
import { getRevision, restoreRevision } from "~/server/features/content/revisions";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { RevisionPage } from "./view";

export const handle = { access: "content.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

interface RevisionParams {
  kind?: string | undefined;
  slug?: string | undefined;
  number?: string | undefined;
}

const readAddress = ({ kind, slug = "", number = "" }: RevisionParams) => ({
  post: { kindSlug: requireKind(kind).slug, slug },
  number,
});

export const loader = defineLoader(handle, async (context, { params }) => {
  const { post, number } = readAddress(params);
  const [menu, revision] = await Promise.all([
    getDashboardMenu(context),
    getRevision(context, post, number),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Versi tulisan", noindex: true }),
    menu,
    path: context.url.pathname,
    revision,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Restores the version. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { post, number } = readAddress(params);
  const schema = z.object({ version: versionField });
  const posted = await readForm(context, request, schema);
  if (!posted.ok) return posted.result;
  const { version } = posted.value;
  const outcome = await restoreRevision(context, { ...post, number, version });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(deskPostPath({ kind: post.kindSlug, slug: post.slug }), 303);
});

export default function RevisionRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <RevisionPage {...page} errorMessage={rejected?.message ?? null} />;
}
