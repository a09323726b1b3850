import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { checkHosts, listHosts } from "~/server/features/operations/hosts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSystemPage } from "../load-system-page";
import { Hosts } from "./view";

export const handle = { access: "operations.manage", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadSystemPage(context, "Layanan", listHosts(context)),
);

/** Checks the named host now; without a name, all of them. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(
    context,
    request,
    z.object({ host: z.string().max(40).optional() }),
  );
  if (!posted.ok) return posted.result;
  await checkHosts(context, posted.value.host ?? "");
  throw redirect(context.url.pathname, 303);
});

export default function HostsRoute() {
  const { page, content } = useLoaderData<typeof loader>();
  return <Hosts page={page} {...content} rejection={useActionData<typeof action>()?.message} />;
}
