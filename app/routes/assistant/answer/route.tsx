import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { conversationField } from "~/lib/assistant";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { findAnswer } from "~/server/features/assistant/find-answer";
import { newKey } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { answerPieces } from "./pieces";
import { AnswerPage } from "./view";

// No script: the page itself is still being sent while it is read.
export const handle: RouteHandle = { cache: false };

const query = z.object({ percakapan: conversationField });

/**
 * An answer as it is written, for browsers without script: asks nothing, so that it may be loaded again and again. Nothing is waited for
 * before the page begins.
 */
export const loader = guarded(async (visit, { request, params, context }) => {
  const { percakapan: known } = readQuery(query, visit.url);
  const run = await findAnswer(visit, request, params.run ?? "");
  // Written elsewhere, or long ago: what the assistant has kept of it.
  if (!run) throw redirect(known ? `/Assistant?percakapan=${known}` : "/Assistant", 303);
  const conversationId = known ?? run.ids?.conversationId ?? null;
  context.growing = answerPieces(run, { href: visit.url.pathname + visit.url.search });
  const seo = pageSeo(visit, { key: "Assistant", title: "Jawaban asisten", path: "/Assistant", noindex: true });
  return { seo, question: run.question, conversationId, idempotencyKey: newKey() };
});

export default function AnswerRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <AnswerPage {...page} />;
}
