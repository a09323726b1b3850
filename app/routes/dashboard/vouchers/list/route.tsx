import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { buildHref } from "~/lib/page-links";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { VOUCHER_STATUSES } from "~/lib/voucher-fields";
import { listVouchers, stopVoucher, VOUCHERS_PATH } from "~/server/features/vouchers";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { VoucherList } from "./view";

export const handle = {
  access: "invoice.manage",
  cache: false,
  query: z.object({ page: pageQuery, status: choiceQuery(VOUCHER_STATUSES) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, { title: "Voucher", readList: listVouchers })),
  idempotencyKey: createIdempotencyKey(),
}));

/** Stops a voucher, which then stands among the stopped ones. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, z.object({ id: z.string().max(40) }));
  if (!posted.ok) return posted.result;
  const outcome = await stopVoucher(context, posted.value.id);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(buildHref(VOUCHERS_PATH, { status: "stopped" }), 303);
});

export default function VoucherListRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <VoucherList {...page} errorMessage={rejected?.message ?? null} />;
}
