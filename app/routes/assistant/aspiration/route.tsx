import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { aspirationFields } from "~/lib/submissions";
import { addAspiration } from "~/server/features/assistant/aspirations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AspirationForm } from "~/ui/chat/aspiration-form";
import { PageHeader } from "~/ui/page-header";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Sampaikan harapan atau usulan Anda. Pengelola membacanya lebih dahulu; yang terpilih ditampilkan di situs ini.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Assistant-Aspirasi",
    title: "Sampaikan aspirasi",
    description: LEAD,
  }),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, aspirationFields);
  if (!posted.ok) return posted.result;
  const outcome = await addAspiration(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  return redirect(`/Assistant/Aspirasi/Bukti/${outcome.receipt}`, 303);
});

export default function AspirationRoute() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Sampaikan aspirasi"
        lead={LEAD}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Asisten", href: "/Assistant" },
          { label: "Sampaikan aspirasi" },
        ]}
      />
      <AspirationForm idempotencyKey={idempotencyKey} formResult={useActionData<typeof action>()} />
    </div>
  );
}
