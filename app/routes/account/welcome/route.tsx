import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ROLES, roleLabel } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { withKind } from "~/server/features/sign-in";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { safeRedirectTarget } from "~/server/security/redirect";
import { pageSeo } from "~/server/seo";
import { Welcome } from "./view";

export const handle: RouteHandle = { cache: false, access: "user" };

/** "A flag says otherwise" (ROL5): without the tick the choice lasts for this visit's pages alone and is not kept. */
const kindSchema = z.object({ kind: z.coerce.number().int(), keep: z.string().optional() });

const targetOf = (url: URL) => safeRedirectTarget(url.searchParams.get("redirect"), "/Dashboard");

export const loader = guarded(async (visit) => {
  const me = await meOf(visit);
  return {
    seo: pageSeo(visit, { key: "Welcome", title: "Selamat datang", noindex: true }),
    name: me?.name ?? "",
    kinds: (me?.roles ?? []).map((kind) => ({ kind, label: roleLabel(kind) })),
    chosen: visit.session?.kind ?? null,
    path: `/Welcome${visit.url.search}`,
    target: targetOf(visit.url),
    idempotencyKey: newKey(),
  };
}, "user");

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, kindSchema);
  const me = await meOf(visit);
  const kind = posted.ok ? posted.value.kind : null;
  const isGranted = ROLES.some((role) => role.kind === kind) && me?.roles.includes(kind ?? -1);
  if (!posted.ok || !visit.session || !isGranted) throw redirect("/Welcome", 303);
  const cookies = posted.value.keep ? [await withKind(visit, visit.session, kind)] : [];
  throw redirectWith(targetOf(visit.url), cookies);
}, "user");

export default function WelcomeRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <Welcome {...page} />;
}
