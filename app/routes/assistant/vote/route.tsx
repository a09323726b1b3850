import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { conversationField, voteFields } from "~/lib/assistant";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getRatedExchange, vote } from "~/server/features/assistant/vote";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { VotePage } from "./view";

const querySchema = z.object({ conversation: conversationField });

export const handle = {
  access: "public",
  script: true,
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

const getConversationId = (context: RequestContext) =>
  readQuery(handle.query, context.url).conversation;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [messageId, conversationId] = [params.message ?? "", getConversationId(context)];
  const seo = getPageSeo(context, {
    key: "Assistant",
    title: "Nilai jawaban",
    path: "/Assistant",
    noindex: true,
  });
  const exchange = await getRatedExchange(context, messageId, conversationId);
  return {
    seo,
    messageId,
    conversationId: conversationId ?? null,
    exchange,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, voteFields);
  if (!posted.ok) return posted.result;
  const outcome = await vote(context, params.message ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  const conversationId = getConversationId(context);
  return redirect(
    `/Assistant?${conversationId ? `conversation=${conversationId}&` : ""}notice=rated`,
    303,
  );
});

export default function VoteRoute() {
  const page = useLoaderData<typeof loader>();
  return <VotePage {...page} formResult={useActionData<typeof action>()} />;
}
