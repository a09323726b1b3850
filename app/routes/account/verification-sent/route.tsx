import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emailFormSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { resendVerification } from "~/server/features/account";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { VerificationSent } from "../verify-email/view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Address from the query; "" if it is invalid, because any link can set the query. */
function readEmail(url: URL): string {
  const typed = emailFormSchema.safeParse({ email: url.searchParams.get("email") });
  return typed.success ? typed.data.email : "";
}

/** After signing up: next steps, and a form that resends the email. */
export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Register",
    title: "Periksa email Anda",
    noindex: true,
    path: "/Akun/Verifikasi",
  }),
  email: readEmail(context.url),
  wasResent: context.url.searchParams.has("resent"),
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, emailFormSchema);
  if (!posted.ok) return posted.result;
  const outcome = await resendVerification(context, posted.value.email);
  if (!outcome.ok) return posted.fail(outcome);
  return redirect(
    `/Akun/Verifikasi?${new URLSearchParams({ email: posted.value.email, resent: "1" })}`,
    303,
  );
});

export default function VerificationSentRoute() {
  const page = useLoaderData<typeof loader>();
  return <VerificationSent {...page} formResult={useActionData<typeof action>()} />;
}
