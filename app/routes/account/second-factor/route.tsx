import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { secondFactorSchema } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import {
  changeSecondFactor,
  getNextPath,
  getSecondFactor,
  SECOND_FACTOR_PATH,
} from "~/server/features/second-factor";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SecondFactor } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Login", title: "Verifikasi dua langkah", noindex: true }),
  factor: await getSecondFactor(context),
  action: `${SECOND_FACTOR_PATH}${context.url.search}`,
  next: getNextPath(context),
  idempotencyKey: createIdempotencyKey(),
}));

/** The recovery codes of a confirmed factor are shown in the answer, this once. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, secondFactorSchema);
  if (!posted.ok) return posted.result;
  const { ok: _, ...outcome } = await changeSecondFactor(context, posted.value);
  if ("status" in outcome) return posted.fail(outcome);
  if (!outcome.recoveryCodes) throw redirect(`${SECOND_FACTOR_PATH}${context.url.search}`, 303);
  const { recoveryCodes } = outcome;
  const idempotencyKey = createIdempotencyKey();
  return data({ result: undefined, message: null, idempotencyKey, recoveryCodes });
});

export default function SecondFactorRoute() {
  const page = useLoaderData<typeof loader>();
  return <SecondFactor {...page} formResult={useActionData<typeof action>()} />;
}
