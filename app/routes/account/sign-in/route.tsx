import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInSchema } from "~/lib/account-fields";
import { lookup } from "~/lib/lookup";
import type { RouteHandle } from "~/lib/route-handle";
import { findSignedInRedirect, signInWithPassword } from "~/server/features/sign-in";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { getUserAgent } from "~/server/request/user-agent";
import { seoMeta } from "~/shell/seo-meta";
import { SignIn } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const SIGN_IN_NOTICES: Record<string, string> = {
  verified: "Email Anda sudah terverifikasi. Silakan masuk.",
  used: "Tautan itu sudah dipakai dan akun untuk email itu sudah aktif. Silakan masuk.",
  out: "Anda sudah keluar.",
};

/** The account site's sign-in page. Redirects visitors who are signed in there already. */
export const loader = defineLoader(handle, async (context) => {
  const notice = lookup(SIGN_IN_NOTICES, context.url.searchParams.get("notice") ?? "") ?? null;
  const location = notice ? null : await findSignedInRedirect(context);
  if (location) throw redirect(location);
  return {
    seo: getPageSeo(context, { key: "Login", title: "Masuk", noindex: true, path: "/Akun/Masuk" }),
    siteName: context.tenant.setting.title,
    action: `/Akun/Masuk${context.url.search}`,
    query: context.url.search,
    notice,
    email: undefined,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, signInSchema);
  if (!posted.ok) return posted.result;
  const device = getUserAgent(request);
  const outcome = await signInWithPassword(context, { ...posted.value, device });
  if (!outcome.ok) return posted.fail(outcome);
  return redirect(outcome.location, 303);
});

export default function SignInRoute() {
  const page = useLoaderData<typeof loader>();
  return <SignIn {...page} formResult={useActionData<typeof action>()} />;
}
