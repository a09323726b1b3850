import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { resetPasswordSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getVerification, verifyEmail } from "~/server/features/account";
import { getVerifiedLocation } from "~/server/features/sign-in";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { NewPasswordPage } from "../new-password-page";
import { UsedLink, VerifyEmail } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** The emailed link. Opening it changes nothing, because mail programs prefetch links. */
export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, { key: "Register", title: "Verifikasi email", noindex: true }),
  ...(await getVerification(context, params.token ?? "")),
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

const USED_LOCATION = "/Akun/Masuk?notice=used";

export const action = defineAction(handle, async (context, { request, params }) => {
  const token = params.token ?? "";
  const { state } = await getVerification(context, token);
  if (state === "used") return redirect(USED_LOCATION, 303);
  const isPasswordNeeded = state === "password";
  const posted = await readForm(
    context,
    request,
    isPasswordNeeded ? resetPasswordSchema : z.object({ password: z.undefined().optional() }),
  );
  if (!posted.ok) return posted.result;
  const { password } = posted.value;
  const outcome = await verifyEmail(context, {
    token,
    ...(password !== undefined && { password }),
  });
  if (outcome.ok) return redirect(await getVerifiedLocation(context), 303);
  // The address got its account in another way meanwhile.
  return outcome.status === 409 ? redirect(USED_LOCATION, 303) : posted.fail(outcome);
});

export default function VerifyEmailRoute() {
  const { state, ...page } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  if (state === "used") return <UsedLink email={page.email} />;
  if (state === "ready") return <VerifyEmail {...page} message={formResult?.message ?? null} />;
  return (
    <NewPasswordPage
      title="Verifikasi email"
      lead="Anda membuka tautan ini di peramban lain dari tempat Anda mendaftar. Buat kata sandi untuk menyelesaikan pembuatan akun."
      {...page}
      formResult={formResult}
    />
  );
}
