import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { verifyEmail } from "~/server/features/account";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Verify } from "./view";

export const handle: RouteHandle = { cache: false };

/** The link from the mail. It changes nothing by being opened: mail programs open links before people do. */
export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Register", title: "Verifikasi email", noindex: true }),
  path: visit.url.pathname,
  idempotencyKey: newKey(),
}));

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, z.object({}));
  if (!posted.ok) throw redirect(visit.url.pathname, 303);
  await verifyEmail(visit, params.token ?? "");
  throw redirect("/Akun/Masuk?catatan=verified", 303);
});

export default function VerifyRoute() {
  const { path, idempotencyKey } = useLoaderData<typeof loader>();
  return <Verify path={path} idempotencyKey={idempotencyKey} />;
}
