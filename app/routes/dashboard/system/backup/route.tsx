import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { authorizeDownload, backupPath } from "~/server/features/operations/backups";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { passwordSchema } from "../../password-schema";
import { loadSystemPage } from "../load-system-page";
import { BackupDownload } from "./view";

export const handle = {
  access: "operations.manage",
  cache: false,
  query: z.object({ expired: choiceQuery(["1"]) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadSystemPage(context, "Unduh cadangan", {
    name: params.name ?? "",
    isExpired: context.url.searchParams.has("expired"),
  }),
);

/** Asks for the password again, then goes to the archive. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, passwordSchema);
  if (!posted.ok) return posted.result;
  const name = params.name ?? "";
  const outcome = await authorizeDownload(context, { name, ...posted.value });
  if (!outcome.ok) return posted.fail(outcome);
  const { ticket } = outcome.data;
  throw redirect(`${backupPath(name)}/Unduh?ticket=${encodeURIComponent(ticket)}`, 303);
});

export default function BackupRoute() {
  const { page, content } = useLoaderData<typeof loader>();
  return <BackupDownload page={page} {...content} formResult={useActionData<typeof action>()} />;
}
