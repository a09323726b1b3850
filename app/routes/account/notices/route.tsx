import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noticesFormSchema } from "~/lib/notices";
import type { RouteHandle } from "~/lib/route-handle";
import { listNoticeKinds, readNotices, saveNotices } from "~/server/features/notices";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { Notices } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Login", title: "Pemberitahuan", noindex: true }),
  kinds: await listNoticeKinds(context),
  isOn: await readNotices(context),
  isSaved: context.url.searchParams.has("saved"),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, noticesFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await saveNotices(context, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect("/Akun/Pemberitahuan?saved=1", 303);
});

export default function NoticesRoute() {
  const page = useLoaderData<typeof loader>();
  return <Notices {...page} formResult={useActionData<typeof action>()} />;
}
