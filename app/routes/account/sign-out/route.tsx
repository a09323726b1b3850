import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { endSession } from "~/server/features/account";
import { signOut } from "~/server/features/sign-in";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import { SignOut } from "./view";

export const handle: RouteHandle = { cache: false };

const signOutSchema = z.object({ everywhere: z.string().optional(), session: z.string().max(40).optional() });

/** Signing out is a POST (XJS8): a link on another page must not do it. */
export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Login", title: "Keluar", noindex: true, path: "/Keluar" }),
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, signOutSchema);
  if (!posted.ok) throw redirect("/Keluar", 303);
  const { everywhere, session } = posted.value;
  if (session && visit.session) {
    await endSession(visit, request, session);
    throw redirect("/Akun", 303);
  }
  throw redirectWith("/Akun/Masuk?catatan=out", await signOut(visit, request, everywhere !== undefined));
});

export default function SignOutRoute() {
  return <SignOut idempotencyKey={useLoaderData<typeof loader>().idempotencyKey} />;
}
