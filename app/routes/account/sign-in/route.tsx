import { useActionData, useLoaderData } from "@remix-run/react";
import { SECRET_FIELDS, signInSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { enter, signInAgain } from "~/server/features/sign-in";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import { SignIn } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const NOTES: Record<string, string> = {
  verified: "Email Anda sudah terverifikasi. Silakan masuk.",
  out: "Anda sudah keluar.",
};

/** The account site's sign-in page. Whoever is signed in there already is sent on without a question. */
export const loader = guarded(async (visit, { request }) => {
  const note = visit.url.searchParams.get("catatan") ?? "";
  const onward = NOTES[note] ? null : await signInAgain(visit, request);
  if (onward) throw redirectWith(onward, [], 302);
  return {
    seo: pageSeo(visit, { key: "Login", title: "Masuk", noindex: true, path: "/Akun/Masuk" }),
    siteName: visit.tenant.setting.title,
    action: `/Akun/Masuk${visit.url.search}`,
    query: visit.url.search,
    note: NOTES[note] ?? null,
    email: undefined,
    idempotencyKey: newKey(),
  };
});

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, signInSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const entered = await enter(visit, request, posted.value);
  if (!entered.ok) return posted.refuse(entered);
  throw redirectWith(entered.location, entered.cookies);
});

export default function SignInRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SignIn {...page} answer={useActionData<typeof action>()} />;
}
