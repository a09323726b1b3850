import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { reconciliationPath } from "~/lib/paths";
import { pageQuery } from "~/lib/query";
import { settlementFormSchema } from "~/lib/reconciliation";
import type { RouteHandle } from "~/lib/route-handle";
import { listReconciliations, reconcile } from "~/server/features/reconciliations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { ReconciliationList } from "./view";

export const handle = {
  access: "books.view",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Rekonsiliasi",
    readList: listReconciliations,
  })),
  idempotencyKey: createIdempotencyKey(),
}));

/** Compares a settlement file with the ledger. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, settlementFormSchema);
  if (!posted.ok) return posted.result;
  const file = posted.form.get("file");
  if (!(file instanceof File) || file.size === 0)
    return posted.fail({ status: 422, message: null, fields: { file: "Pilih berkas CSV-nya" } });
  const { value, idempotencyKey } = posted;
  const outcome = await reconcile(context, value, { file, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(reconciliationPath(outcome.id), 303);
});

export default function ReconciliationListRoute() {
  const page = useLoaderData<typeof loader>();
  return <ReconciliationList {...page} formResult={useActionData<typeof action>()} />;
}
