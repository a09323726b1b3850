import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { OUTBOX_PATH } from "~/lib/paths";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listMail, retryFailedMail } from "~/server/features/outbox";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { Outbox } from "./view";

const querySchema = z.object({
  page: pageQuery,
  state: choiceQuery(["waiting", "sent", "failed"]),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "outbox.view",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Surat keluar", readList: listMail }),
);

/** Retries all failed mail. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await retryFailedMail(context, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${OUTBOX_PATH}?state=waiting`, 303);
});

export default function OutboxRoute() {
  const page = useLoaderData<typeof loader>();
  return <Outbox {...page} rejection={useActionData<typeof action>()?.message} />;
}
