import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { exportQuery, MY_DATA_PATH, myDataSchema } from "~/lib/personal-data";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import {
  getDownloadPath,
  getMyErasure,
  startExport,
  withdrawErasure,
} from "~/server/features/personal-data";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { MyData } from "./view";

export const handle = { access: "user", cache: false, query: exportQuery } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Login", title: "Data saya", noindex: true }),
  issuer: context.tenant.setting.title,
  erasure: await getMyErasure(context),
  downloadHref: getDownloadPath(null, readQuery(handle.query, context.url)),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, myDataSchema);
  if (!posted.ok) return posted.result;
  if (posted.value.step === "withdraw") {
    const outcome = await withdrawErasure(context);
    if (!outcome.ok) return posted.fail(outcome);
    throw redirect(MY_DATA_PATH, 303);
  }
  const outcome = await startExport(context, { id: null, password: posted.value.password });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.location, 303);
});

export default function MyDataRoute() {
  const page = useLoaderData<typeof loader>();
  return <MyData {...page} formResult={useActionData<typeof action>()} />;
}
