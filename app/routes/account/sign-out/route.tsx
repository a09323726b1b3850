import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { endSession } from "~/server/features/account";
import { signOut } from "~/server/features/sign-in";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SignOut } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const signOutSchema = z.object({
  everywhere: z.string().optional(),
  session: z.string().max(40).optional(),
});

/** Signing out requires a POST (XJS8), so that no link can do it. */
export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Login", title: "Keluar", noindex: true, path: "/Keluar" }),
  idempotencyKey: createIdempotencyKey(),
  hasAccountPages: context.installation.hasAccountPages,
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, signOutSchema);
  if (!posted.ok) return redirect("/Keluar", 303);
  const { everywhere, session } = posted.value;
  const { hasAccountPages } = context.installation;
  if (session && context.session && hasAccountPages) {
    await endSession(context, session);
    return redirect("/Akun", 303);
  }
  await signOut(context, everywhere !== undefined);
  return redirect(hasAccountPages ? "/Akun/Masuk?notice=out" : "/", 303);
});

export default function SignOutRoute() {
  const { idempotencyKey, hasAccountPages } = useLoaderData<typeof loader>();
  return <SignOut idempotencyKey={idempotencyKey} hasAccountPages={hasAccountPages} />;
}
