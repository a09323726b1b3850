import { useActionData, useLoaderData } from "@remix-run/react";
import { deskPostPath, editPostPath } from "~/lib/content-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { getEditablePost, requireKind } from "~/server/features/content/desk-post";
import { getEditor } from "~/server/features/content/editor";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { submitPost } from "../editor/submit-post";
import { EditorPage } from "../editor/view";

export const handle = { access: "content.edit", cache: false, script: true } satisfies RouteHandle;
export const meta = seoMeta;

interface PostParams {
  kind?: string | undefined;
  slug?: string | undefined;
}

/** @throws AppError forbidden, not-found also for an archived post, which is restored first */
async function loadEditable(context: RequestContext, params: PostParams) {
  const kind = requireKind(params.kind);
  const current = await getEditablePost(context, kind.slug, params.slug ?? "");
  if (current.status === "archived") throw new AppError("not-found");
  return { kind, current };
}

export const loader = defineLoader(handle, async (context, { params }) => {
  const { kind, current } = await loadEditable(context, params);
  const [menu, editor] = await Promise.all([
    getDashboardMenu(context),
    getEditor(context, kind.slug, current),
  ]);
  if (editor.buttons.length === 0) throw new AppError("forbidden");
  const title = `Ubah ${kind.noun}`;
  const address = { kind: kind.slug, slug: current.post.slug || current.post.id };
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    title,
    menu,
    path: editPostPath(address),
    record: { label: current.post.title, href: deskPostPath(address) },
    editor,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { kind, current } = await loadEditable(context, params);
  return submitPost(context, request, { kindSlug: kind.slug, current });
});

export default function EditPostRoute() {
  const page = useLoaderData<typeof loader>();
  return <EditorPage {...page} answer={useActionData<typeof action>()} />;
}
