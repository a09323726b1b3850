import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SECRET_FIELDS, signUpSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { signUp } from "~/server/features/account";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { SignUp } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Register", title: "Buat akun", noindex: true, path: "/Akun/Daftar" }),
  action: `/Akun/Daftar${visit.url.search}`,
  query: visit.url.search,
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, signUpSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const { name, email, password } = posted.value;
  const outcome = await signUp(visit, { name, email, password }, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Akun/Verifikasi?${new URLSearchParams({ email })}`, 303);
});

export default function SignUpRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SignUp {...page} answer={useActionData<typeof action>()} />;
}
