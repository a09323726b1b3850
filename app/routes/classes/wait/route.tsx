import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { waitPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { changeWait, getWaitPage } from "~/server/features/class-places";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { waitSchema } from "./schema";
import { WaitPage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const page = await getWaitPage(context, params.slug ?? "");
  return {
    seo: getPageSeo(context, {
      key: "Class-slug",
      title: `Menunggu kelas ${page.item.name}`,
      noindex: true,
    }),
    ...page,
    path: waitPath(page.item.slug),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const posted = await readForm(context, request, waitSchema);
  if (!posted.ok) return posted.result;
  const outcome = await changeWait(context, slug, posted.value.change);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(waitPath(slug), 303);
});

export default function WaitRoute() {
  const page = useLoaderData<typeof loader>();
  return <WaitPage {...page} formResult={useActionData<typeof action>()} />;
}
