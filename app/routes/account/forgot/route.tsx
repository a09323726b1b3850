import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emailSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { forgotPassword } from "~/server/features/account";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Forgot } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Login", title: "Lupa kata sandi", noindex: true, path: "/Akun/Lupa" }),
  sent: visit.url.searchParams.has("terkirim"),
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, emailSchema);
  if (!posted.ok) return posted.answer;
  const outcome = await forgotPassword(visit, posted.value.email);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect("/Akun/Lupa?terkirim=1", 303);
});

export default function ForgotRoute() {
  const { sent, idempotencyKey } = useLoaderData<typeof loader>();
  return <Forgot action="/Akun/Lupa" sent={sent} idempotencyKey={idempotencyKey} answer={useActionData<typeof action>()} />;
}
