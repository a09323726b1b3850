import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getSuggestions } from "~/content/assistant-suggestions";
import { askFields, conversationField } from "~/lib/assistant";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { ask } from "~/server/features/assistant/ask";
import { getAssistantPage } from "~/server/features/assistant/assistant-page";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AssistantPage } from "./view";

const optionalText = (maxLength: number) => z.string().max(maxLength).optional().catch(undefined);

const querySchema = z.object({
  conversation: conversationField,
  new: optionalText(1),
  page: pageQuery,
  from: optionalText(500),
  question: optionalText(2000),
  notice: z.enum(["deleted", "deleted-locally", "rated"]).optional().catch(undefined),
});

export const handle = {
  access: "public",
  script: true,
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Asisten otomatis menjawab dari isi situs ini dan menunjukkan sumbernya. Ia bukan orang dan dapat keliru.";
/** How long a browser without script waits on the previous page, in ms. */
const MAX_WAIT_MS = 2_000;

export const loader = defineLoader(handle, async (context) => {
  const query = readQuery(handle.query, context.url);
  const page = await getAssistantPage(context, {
    conversationId: query.conversation,
    isNew: query.new !== undefined,
    page: query.page,
  });
  const seo = getPageSeo(context, {
    key: "Assistant",
    title: "Tanya asisten",
    path: "/Assistant",
    description: LEAD,
    noindex: context.url.search !== "",
  });
  return {
    ...page,
    seo,
    lead: LEAD,
    idempotencyKey: createIdempotencyKey(),
    prefilledQuestion: query.question,
    notice: query.notice ?? null,
    suggestions: getSuggestions(query.from ?? ""),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, askFields);
  if (!posted.ok) return posted.result;
  const { query: question, conversation } = posted.value;
  const conversationId = conversation || undefined;
  const outcome = await ask(context, {
    query: question,
    conversationId,
    idempotencyKey: posted.idempotencyKey,
    maxWaitMs: MAX_WAIT_MS,
  });
  if (!outcome.ok) return posted.fail(outcome);
  const { id, ids } = outcome.stream;
  const knownId = conversationId ?? ids?.conversationId;
  return redirect(
    `/Assistant/Jawaban/${id}${knownId ? `?conversation=${encodeURIComponent(knownId)}` : ""}`,
    303,
  );
});

export default function AssistantRoute() {
  const page = useLoaderData<typeof loader>();
  return <AssistantPage {...page} formResult={useActionData<typeof action>()} />;
}
