import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { askFields, conversationField } from "~/lib/assistant";
import { suggestionsFor } from "~/lib/assistant-suggestions";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { dataWith } from "~/server/data-with";
import { ask } from "~/server/features/assistant/ask";
import { getAssistantPage } from "~/server/features/assistant/conversation";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import { AssistantView } from "./view";

export const handle: RouteHandle = { script: true, cache: false };

const LEAD = "Asisten otomatis menjawab dari isi situs ini dan menunjukkan sumbernya. Ia bukan orang dan dapat keliru.";
/** A browser without script sees its old page until then. */
const PATIENCE_MS = 2_000;

const word = (most: number) => z.string().max(most).optional().catch(undefined);
const query = z.object({
  percakapan: conversationField,
  baru: word(1),
  page: pageQuery,
  dari: word(500),
  tanya: word(2000),
  kabar: z.enum(["dihapus", "dihapus-di-sini", "nilai"]).optional().catch(undefined),
});

export const loader = guarded(async (visit, { request }) => {
  const { percakapan, baru, page, dari, tanya, kabar } = readQuery(query, visit.url);
  const { cookies, ...shown } = await getAssistantPage(visit, request, { conversationId: percakapan, isNew: baru !== undefined, page });
  const seo = pageSeo(visit, {
    ...{ key: "Assistant", title: "Tanya asisten", path: "/Assistant", description: LEAD },
    noindex: visit.url.search !== "",
  });
  const given = { question: tanya, news: kabar ?? null, suggestions: suggestionsFor(dari ?? "") };
  return dataWith({ seo, lead: LEAD, idempotencyKey: newKey(), ...given, ...shown }, cookies);
});

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, askFields);
  if (!posted.ok) return posted.answer;
  const { query: question, percakapan } = posted.value;
  const conversationId = percakapan || undefined;
  const asked = await ask(visit, request, { query: question, conversationId, key: posted.idempotencyKey, patienceMs: PATIENCE_MS });
  if (!asked.ok) return posted.refuse(asked);
  const known = conversationId ?? asked.run.ids?.conversationId;
  throw redirectWith(`/Assistant/Jawaban/${asked.run.id}${known ? `?percakapan=${encodeURIComponent(known)}` : ""}`, asked.cookies);
});

export default function AssistantRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <AssistantView {...page} answer={useActionData<typeof action>()} />;
}
