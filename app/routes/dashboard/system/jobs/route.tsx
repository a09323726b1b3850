import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listJobs, runJob } from "~/server/features/operations/jobs";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSystemPage } from "../load-system-page";
import { Jobs } from "./view";

const querySchema = z.object({ started: choiceQuery(["1"]) });

export const handle = {
  access: "operations.manage",
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadSystemPage(context, "Pekerjaan latar", listJobs(context))),
  isStarted: context.url.searchParams.has("started"),
}));

const formSchema = z.object({ job: z.string().max(60).default("") });

/** Makes a job due now. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, formSchema);
  if (!posted.ok) return posted.result;
  const { job: name } = posted.value;
  const outcome = await runJob(context, { name, idempotencyKey: posted.idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${context.url.pathname}?started=1`, 303);
});

export default function JobsRoute() {
  const { page, content, isStarted } = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>()?.message;
  return <Jobs page={page} rows={content} isStarted={isStarted} rejection={rejection} />;
}
