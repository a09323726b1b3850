import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listBackups, requestBackup } from "~/server/features/operations/backups";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { refreshHeaders, withRefresh } from "~/shell/page-refresh";
import { seoMeta } from "~/shell/seo-meta";
import { loadSystemPage } from "../load-system-page";
import { Backups } from "./view";

export const handle = {
  access: "operations.manage",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;
export const headers = refreshHeaders;

export const loader = defineLoader(handle, async (context) => {
  const backups = listBackups(context, readQuery(handle.query, context.url));
  const page = await loadSystemPage(context, "Cadangan", backups);
  return withRefresh(page, page.content.isWorking);
});

const formSchema = z.object({
  intent: z.enum(["make", "verify"]),
  name: z.string().max(80).default(""),
});

/** Asks for a backup, or for the verification of the named one. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, formSchema);
  if (!posted.ok) return posted.result;
  const outcome = await requestBackup(context, {
    ...posted.value,
    idempotencyKey: posted.idempotencyKey,
  });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(context.url.pathname, 303);
});

export default function BackupsRoute() {
  const { page, content } = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>()?.message;
  return <Backups page={page} list={content} rejection={rejection} />;
}
