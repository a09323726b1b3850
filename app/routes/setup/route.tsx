import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { finishSetup, getSetup } from "~/server/features/setup";
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
    title: done ? "" : (await getSetup(visit, token)).title,
  };
});

export const action = guarded(async (visit, { request, params }) => {
  const form = await request.formData().catch(() => new FormData());
  const submission = parseWithZod(form, { schema: setupSchema });
  if (submission.status !== "success") return data(submission.reply({ hideFields: ["password", "repeated"] }), { status: 422 });
  const { repeated: _, ...input } = submission.value;
  await finishSetup(visit, { ...input, token: params.token ?? "" });
  throw redirect("/Setup/Selesai", 303);
});

export default function Setup() {
  const { done, title } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return done ? <SetupDone /> : <SetupForm title={title} lastResult={lastResult} />;
}
