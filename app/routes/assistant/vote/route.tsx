import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { conversationField, voteFields } from "~/lib/assistant";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { ratedExchange, vote } from "~/server/features/assistant/vote";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import type { Visit } from "~/server/visit";
import { VotePage } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const query = z.object({ percakapan: conversationField });
const conversationOf = (visit: Visit) => readQuery(query, visit.url).percakapan;

export const loader = guarded(async (visit, { request, params }) => {
  const [messageId, conversationId] = [params.message ?? "", conversationOf(visit)];
  const seo = pageSeo(visit, { key: "Assistant", title: "Nilai jawaban", path: "/Assistant", noindex: true });
  const exchange = await ratedExchange(visit, request, messageId, conversationId);
  return { seo, messageId, conversationId: conversationId ?? null, exchange, idempotencyKey: newKey() };
});

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, voteFields);
  if (!posted.ok) return posted.answer;
  const outcome = await vote(visit, request, params.message ?? "", posted.value);
  if (!outcome.ok) return posted.refuse(outcome);
  const conversationId = conversationOf(visit);
  throw redirectWith(`/Assistant?${conversationId ? `percakapan=${conversationId}&` : ""}kabar=nilai`, []);
});

export default function VoteRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <VotePage {...page} answer={useActionData<typeof action>()} />;
}
