import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPasswordSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getPasswordReset, setPasswordByToken } from "~/server/features/account";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { getUserAgent } from "~/server/request/user-agent";
import { seoMeta } from "~/shell/seo-meta";
import { NewPasswordPage } from "../new-password-page";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, { key: "Login", title: "Kata sandi baru", noindex: true }),
  email: (await getPasswordReset(context, params.token ?? "")).email,
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, resetPasswordSchema);
  if (!posted.ok) return posted.result;
  const outcome = await setPasswordByToken(context, "resetPassword", {
    token: params.token ?? "",
    password: posted.value.password,
    device: getUserAgent(request),
  });
  if (!outcome.ok) return posted.fail(outcome);
  return redirect(outcome.location, 303);
});

export default function ResetPasswordRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <NewPasswordPage
      title="Kata sandi baru"
      lead="Setelah kata sandi diganti, Anda keluar dari semua perangkat lain."
      {...page}
      formResult={useActionData<typeof action>()}
    />
  );
}
