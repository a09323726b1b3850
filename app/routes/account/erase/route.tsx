import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MY_DATA_PATH, requestErasureSchema } from "~/lib/personal-data";
import type { RouteHandle } from "~/lib/route-handle";
import { getMyErasure, requestErasure } from "~/server/features/personal-data";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { RequestErasure } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Login", title: "Hapus akun dan data", noindex: true }),
  erasure: await getMyErasure(context),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, requestErasureSchema);
  if (!posted.ok) return posted.result;
  const outcome = await requestErasure(context, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(MY_DATA_PATH, 303);
});

export default function RequestErasureRoute() {
  const page = useLoaderData<typeof loader>();
  return <RequestErasure {...page} formResult={useActionData<typeof action>()} />;
}
