import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emailFormSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { forgotPassword } from "~/server/features/account";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ForgotPassword } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Login",
    title: "Lupa kata sandi",
    noindex: true,
    path: "/Akun/Lupa",
  }),
  sent: context.url.searchParams.has("sent"),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, emailFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await forgotPassword(context, posted.value.email);
  if (!outcome.ok) return posted.fail(outcome);
  return redirect("/Akun/Lupa?sent=1", 303);
});

export default function ForgotPasswordRoute() {
  const { sent, idempotencyKey } = useLoaderData<typeof loader>();
  return (
    <ForgotPassword
      action="/Akun/Lupa"
      sent={sent}
      idempotencyKey={idempotencyKey}
      formResult={useActionData<typeof action>()}
    />
  );
}
