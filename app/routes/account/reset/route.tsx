import { useActionData, useLoaderData } from "@remix-run/react";
import { resetSchema, SECRET_FIELDS } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { checkReset, choosePassword } from "~/server/features/account";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import { NewPassword } from "../new-password";

export const handle: RouteHandle = { script: true, cache: false };

export const loader = guarded(async (visit, { params }) => ({
  seo: pageSeo(visit, { key: "Login", title: "Kata sandi baru", noindex: true }),
  email: (await checkReset(visit, params.token ?? "")).email,
  path: visit.url.pathname,
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, resetSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const outcome = await choosePassword(visit, request, "resetPassword", { token: params.token ?? "", password: posted.value.password });
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirectWith(outcome.location, outcome.cookies);
});

export default function ResetRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return (
    <NewPassword
      title="Kata sandi baru"
      lead="Setelah kata sandi diganti, Anda keluar dari semua perangkat lain."
      {...page}
      answer={useActionData<typeof action>()}
    />
  );
}
