import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAYMENT_METHODS } from "~/lib/payment-status";
import type { RouteHandle } from "~/lib/route-handle";
import { enrol, getEnrolmentPage } from "~/server/features/enrolment";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { freeEnrolmentSchema, paidEnrolmentSchema } from "./schema";
import { EnrolPage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const page = await getEnrolmentPage(context, params.slug ?? "");
  return {
    seo: getPageSeo(context, {
      key: "Class-slug",
      title: `Daftar kelas ${page.item.name}`,
      noindex: true,
    }),
    ...page,
    methods: PAYMENT_METHODS.map((method) => ({ ...method })),
    path: context.url.pathname,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const { item } = await getEnrolmentPage(context, slug);
  const schema = item.priceValue === 0 ? freeEnrolmentSchema : paidEnrolmentSchema;
  const posted = await readForm(context, request, schema);
  if (!posted.ok) return posted.result;
  const { idempotencyKey } = posted;
  const outcome = await enrol(context, { slug, ...posted.value, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.href, 303);
});

export default function EnrolRoute() {
  const page = useLoaderData<typeof loader>();
  return <EnrolPage {...page} formResult={useActionData<typeof action>()} />;
}
