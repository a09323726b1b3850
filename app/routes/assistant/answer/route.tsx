import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { conversationField } from "~/lib/assistant";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { findAnswerStream } from "~/server/features/assistant/find-answer-stream";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { createAnswerContent } from "./answer-content";
import { AnswerPage } from "./view";

// No script: the page is read while it is still being sent.
const querySchema = z.object({ conversation: conversationField });

export const handle = { access: "public", cache: false, query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

/** An answer as it is written, for browsers without script. Asks nothing, so it can be reloaded. */
export const loader = defineLoader(handle, async (context, { params, context: loadContext }) => {
  const { conversation } = readQuery(handle.query, context.url);
  const stream = await findAnswerStream(context, params.streamId ?? "");
  // Of another process, or expired: the conversation shows what the assistant has stored.
  if (!stream)
    throw redirect(conversation ? `/Assistant?conversation=${conversation}` : "/Assistant", 303);
  const conversationId = conversation ?? stream.ids?.conversationId ?? null;
  loadContext.streamedContent = createAnswerContent(stream, {
    href: context.url.pathname + context.url.search,
    canVote: context.installation.hasOwnAssistant,
  });
  const seo = getPageSeo(context, {
    key: "Assistant",
    title: "Jawaban asisten",
    path: "/Assistant",
    noindex: true,
  });
  return { seo, question: stream.question, conversationId, idempotencyKey: createIdempotencyKey() };
});

export default function AnswerRoute() {
  const page = useLoaderData<typeof loader>();
  return <AnswerPage {...page} />;
}
