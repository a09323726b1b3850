import { useActionData, useLoaderData } from "@remix-run/react";
import { newPostPath } from "~/lib/content-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { requireKind } from "~/server/features/content/desk-post";
import { getEditor } from "~/server/features/content/editor";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { submitPost } from "../editor/submit-post";
import { EditorPage } from "../editor/view";

export const handle = { access: "content.edit", cache: false, script: true } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const kind = requireKind(params.kind);
  const [menu, editor] = await Promise.all([
    getDashboardMenu(context),
    getEditor(context, kind.slug, null),
  ]);
  const title = `Tulis ${kind.noun}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    title,
    menu,
    path: newPostPath(kind.slug),
    editor,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, (context, { request, params }) =>
  submitPost(context, request, { kindSlug: requireKind(params.kind).slug, current: null }),
);

export default function CreatePostRoute() {
  const page = useLoaderData<typeof loader>();
  return <EditorPage {...page} answer={useActionData<typeof action>()} />;
}
