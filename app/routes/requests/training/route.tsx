import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadServicePage, submitServiceRequest } from "../service/service-page";
import { ServicePage } from "../service/view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => loadServicePage(context, "training"));

export const action = defineAction(handle, (context, { request }) =>
  submitServiceRequest(context, request, "training"),
);

export default function TrainingServices() {
  const page = useLoaderData<typeof loader>();
  return <ServicePage {...page} formResult={useActionData<typeof action>()} />;
}
