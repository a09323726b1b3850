import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getPendingSubmission } from "~/server/features/pending-submissions";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PendingSubmissionPage } from "./view";

export const handle = { cache: false, access: "user" } satisfies RouteHandle;
export const meta = seoMeta;

/** After re-authentication: shows the form that was submitted after the session had ended, for resubmission. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { idempotencyKey, ...submission } = await getPendingSubmission(context, params.key ?? "");
  return {
    seo: getPageSeo(context, { key: "Login", title: "Lanjutkan", noindex: true }),
    ...submission,
    // The same key, because the first submission may have succeeded.
    idempotencyKey: idempotencyKey ?? createIdempotencyKey(),
  };
});

export default function PendingSubmissionRoute() {
  const page = useLoaderData<typeof loader>();
  return <PendingSubmissionPage {...page} />;
}
