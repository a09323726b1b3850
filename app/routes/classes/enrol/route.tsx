import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { buildHref } from "~/lib/page-links";
import { enrolPath } from "~/lib/paths";
import { PAYMENT_METHODS } from "~/lib/payment-status";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { enrol, getEnrolmentPage, previewVoucher } from "~/server/features/enrolment";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { enrolQuery, freeEnrolmentSchema, paidEnrolmentSchema } from "./schema";
import { EnrolPage } from "./view";

export const handle = { access: "user", cache: false, query: enrolQuery } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { voucher, metode } = readQuery(handle.query, context.url);
  const page = await getEnrolmentPage(context, params.slug ?? "");
  const found =
    voucher && page.hasVouchers && page.item.priceValue !== 0
      ? await previewVoucher(context, page.item.slug, voucher)
      : null;
  return {
    seo: getPageSeo(context, {
      key: "Class-slug",
      title: `Daftar kelas ${page.item.name}`,
      noindex: true,
    }),
    ...page,
    preview: found?.ok ? found.preview : null,
    previewError: found?.ok === false ? (found.fields.voucher ?? found.message) : null,
    method: metode ?? "qris",
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
  const { idempotencyKey, value } = posted;
  const { method, voucher } = value;
  if (posted.form.get("intent") === "voucher" || voucher !== (value.previewed || undefined)) {
    const found = voucher ? await previewVoucher(context, slug, voucher) : null;
    if (found?.ok === false) return posted.fail(found);
    throw redirect(buildHref(enrolPath(slug), { voucher, metode: method }), 303);
  }
  const outcome = await enrol(context, { slug, method, voucher, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.href, 303);
});

export default function EnrolRoute() {
  const page = useLoaderData<typeof loader>();
  return <EnrolPage {...page} formResult={useActionData<typeof action>()} />;
}
