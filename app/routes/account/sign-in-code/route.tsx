import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInCodeSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { hasChallenge, signInWithCode } from "~/server/features/second-factor";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { getUserAgent } from "~/server/request/user-agent";
import { seoMeta } from "~/shell/seo-meta";
import { SignInCode } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Second step of the sign-in. Without a first one it starts there. */
export const loader = defineLoader(handle, async (context) => {
  if (!(await hasChallenge(context))) throw redirect(`/Akun/Masuk${context.url.search}`);
  return {
    seo: getPageSeo(context, { key: "Login", title: "Tulis kode masuk", noindex: true }),
    action: `/Akun/Masuk/Kode${context.url.search}`,
    restart: `/Akun/Masuk${context.url.search}`,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, signInCodeSchema);
  if (!posted.ok) return posted.result;
  const device = getUserAgent(request);
  const outcome = await signInWithCode(context, { code: posted.value.code, device });
  if (!outcome.ok) return posted.fail(outcome);
  return redirect(outcome.location, 303);
});

export default function SignInCodeRoute() {
  const page = useLoaderData<typeof loader>();
  return <SignInCode {...page} formResult={useActionData<typeof action>()} />;
}
