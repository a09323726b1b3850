import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SECRET_FIELDS } from "~/lib/account-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { finishSetup, getSetup } from "~/server/features/setup";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { setupSchema } from "./schema";
import { SetupDone, SetupForm } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

/** The one-time link printed in the log of a `starter` installation (issue text; designs B11). */
export const loader = guarded(async (visit, { params }) => {
  const token = params.token ?? "";
  const done = token === "Selesai";
  return {
    seo: pageSeo(visit, { key: "Setup", title: "Siapkan situs Anda", noindex: true }),
    done,
    path: visit.url.pathname,
    idempotencyKey: newKey(),
    title: done ? "" : (await getSetup(visit, token)).title,
  };
});

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, setupSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const { repeated: _, ...input } = posted.value;
  await finishSetup(visit, { ...input, token: params.token ?? "" });
  throw redirect("/Setup/Selesai", 303);
});

export default function Setup() {
  const { done, seo: _, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return done ? <SetupDone /> : <SetupForm {...page} answer={answer} />;
}
