import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getSafeRedirectPath } from "~/lib/redirect-path";
import { getRoleLabel, ROLES } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { chooseRole } from "~/server/features/sign-in";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { Welcome } from "./view";

export const handle = { cache: false, access: "user" } satisfies RouteHandle;
export const meta = seoMeta;

/** Without `keep` the chosen role lasts for this visit only (ROL5). */
const kindSchema = z.object({ kind: z.coerce.number().int(), keep: z.string().optional() });

const getRedirectTarget = (url: URL) =>
  getSafeRedirectPath(url.searchParams.get("redirect"), "/Dashboard");

export const loader = defineLoader(handle, async (context) => {
  const user = await getCurrentUser(context);
  return {
    seo: getPageSeo(context, { key: "Welcome", title: "Selamat datang", noindex: true }),
    name: user?.name ?? "",
    kinds: (user?.roles ?? []).map((kind) => ({ kind, label: getRoleLabel(kind) })),
    chosen: context.session?.kind ?? null,
    path: `/Welcome${context.url.search}`,
    target: getRedirectTarget(context.url),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, kindSchema);
  const user = await getCurrentUser(context);
  if (!posted.ok || !context.session) return redirect("/Welcome", 303);
  const { kind, keep } = posted.value;
  const isGranted = ROLES.some((role) => role.kind === kind) && user?.roles.includes(kind);
  if (!isGranted) return redirect("/Welcome", 303);
  await chooseRole(context, context.session, { kind, keep: keep !== undefined });
  return redirect(getRedirectTarget(context.url), 303);
});

export default function WelcomeRoute() {
  const page = useLoaderData<typeof loader>();
  return <Welcome {...page} />;
}
