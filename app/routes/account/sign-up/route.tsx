import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signUpSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { signUp } from "~/server/features/account";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SignUp } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Register",
    title: "Buat akun",
    noindex: true,
    path: "/Akun/Daftar",
  }),
  action: `/Akun/Daftar${context.url.search}`,
  query: context.url.search,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, signUpSchema);
  if (!posted.ok) return posted.result;
  const { name, email, password } = posted.value;
  const outcome = await signUp(context, { name, email, password }, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  return redirect(`/Akun/Verifikasi?${new URLSearchParams({ email })}`, 303);
});

export default function SignUpRoute() {
  const page = useLoaderData<typeof loader>();
  return <SignUp {...page} formResult={useActionData<typeof action>()} />;
}
