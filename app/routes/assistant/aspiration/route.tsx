import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { aspirationFields } from "~/lib/submissions";
import { addAspiration } from "~/server/features/assistant/aspirations";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { AspirationForm } from "~/ui/chat/aspiration-form";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { script: true, cache: false };

const LEAD = "Sampaikan harapan atau usulan Anda. Pengelola membacanya lebih dahulu; yang terpilih ditampilkan di situs ini.";

export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Assistant-Aspirasi", title: "Sampaikan aspirasi", description: LEAD }),
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, aspirationFields);
  if (!posted.ok) return posted.answer;
  const outcome = await addAspiration(visit, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Assistant/Aspirasi/Bukti/${outcome.receipt}`, 303);
});

export default function AspirationRoute() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-8 py-8 md:py-12">
      <PageHeader
        title="Sampaikan aspirasi"
        lead={LEAD}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Asisten", href: "/Assistant" }, { label: "Sampaikan aspirasi" }]}
      />
      <AspirationForm idempotencyKey={idempotencyKey} answer={useActionData<typeof action>()} />
    </div>
  );
}
