import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emailSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { resendVerification } from "~/server/features/account";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { VerificationSent } from "../verify/view";

export const handle: RouteHandle = { script: true, cache: false };

/** After signing up: what to do now, and the mail once more. */
export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Register", title: "Periksa email Anda", noindex: true, path: "/Akun/Verifikasi" }),
  email: visit.url.searchParams.get("email")?.slice(0, 254) ?? "",
  again: visit.url.searchParams.has("lagi"),
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, emailSchema);
  if (!posted.ok) return posted.answer;
  const outcome = await resendVerification(visit, posted.value.email);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Akun/Verifikasi?${new URLSearchParams({ email: posted.value.email, lagi: "1" })}`, 303);
});

export default function VerificationSentRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <VerificationSent {...page} answer={useActionData<typeof action>()} />;
}
