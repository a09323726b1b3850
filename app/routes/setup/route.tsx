import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { finishSetup, getSetup } from "~/server/features/setup";
import { signInWithPassword } from "~/server/features/sign-in";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { getUserAgent } from "~/server/request/user-agent";
import { seoMeta } from "~/shell/seo-meta";
import { setupSchema } from "./schema";
import { SetupDone, SetupForm, SIGN_IN_PATH } from "./view";

export const handle = { access: "public", script: true, cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** The one-time set-up link from the log of a `starter` installation (designs B11). */
export const loader = defineLoader(handle, async (context, { params }) => {
  const token = params.token ?? "";
  const done = token === "Selesai";
  return {
    seo: getPageSeo(context, { key: "Setup", title: "Siapkan situs Anda", noindex: true }),
    done,
    path: context.url.pathname,
    idempotencyKey: createIdempotencyKey(),
    title: done ? "" : (await getSetup(context, token)).title,
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, setupSchema);
  if (!posted.ok) return posted.result;
  const { repeated: _, ...input } = posted.value;
  const outcome = await finishSetup(context, { ...input, token: params.token ?? "" });
  if (!outcome.ok) return posted.fail(outcome);
  const { email, password } = input;
  const signedIn = await signInWithPassword(context, {
    email,
    password,
    device: getUserAgent(request),
  });
  throw redirect(signedIn.ok ? SIGN_IN_PATH : "/Setup/Selesai", 303);
});

export default function SetupRoute() {
  const { done, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return done ? <SetupDone /> : <SetupForm {...page} formResult={answer} />;
}
