import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { verifyEmail } from "~/server/features/account";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { VerifyEmail } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** The emailed link. Opening it changes nothing, because mail programs prefetch links. */
export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Register", title: "Verifikasi email", noindex: true }),
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return redirect(context.url.pathname, 303);
  await verifyEmail(context, params.token ?? "");
  return redirect("/Akun/Masuk?notice=verified", 303);
});

export default function VerifyEmailRoute() {
  const { path, idempotencyKey } = useLoaderData<typeof loader>();
  return <VerifyEmail path={path} idempotencyKey={idempotencyKey} />;
}
