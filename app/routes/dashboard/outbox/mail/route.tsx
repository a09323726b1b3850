import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { getMail, retryMail } from "~/server/features/outbox";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Mail } from "./view";

export const handle: RouteHandle = { cache: false, access: "outbox.view" };

export const loader = guarded(async (visit, { params }) => {
  const [me, mail] = await Promise.all([meOf(visit), getMail(visit, params.id ?? "")]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: mail.subject, noindex: true }),
    ...{ roles: me?.roles ?? [], path: visit.url.pathname, mail, idempotencyKey: newKey() },
  };
}, "outbox.view");

/** Tries to send it again. */
export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, z.object({}));
  if (posted.ok) await retryMail(visit, params.id ?? "");
  throw redirect(visit.url.pathname, 303);
}, "outbox.view");

export default function MailRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <Mail {...page} />;
}
