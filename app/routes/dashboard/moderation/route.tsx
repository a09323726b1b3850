import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { createOptionalField, versionField } from "~/lib/shared-fields";
import {
  aspirationAnswerField,
  hidingReasonField,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
} from "~/lib/submissions";
import { listSubmissions, moderateSubmission } from "~/server/features/moderation";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../load-filtered-list";
import { ModerationPage } from "./view";

const querySchema = z.object({
  page: pageQuery,
  kind: choiceQuery(SUBMISSION_KINDS),
  status: choiceQuery(SUBMISSION_STATUSES),
});

export const handle = {
  cache: false,
  access: "submission.moderate",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

const decisionSchema = z.object({
  id: z.string().max(40),
  version: versionField,
  status: z.enum(["published", "hidden"]),
  reason: createOptionalField(hidingReasonField),
  answer: createOptionalField(aspirationAnswerField),
});

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Moderasi",
    readList: listSubmissions,
  })),
  query: context.url.search,
  idempotencyKey: createIdempotencyKey(),
}));

/** Decides on a submission and returns to the same part of the list. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, decisionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await moderateSubmission(context, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${context.url.pathname}${context.url.search}#kiriman-${posted.value.id}`, 303);
});

export default function ModerationRoute() {
  const page = useLoaderData<typeof loader>();
  return <ModerationPage {...page} formResult={useActionData<typeof action>()} />;
}
