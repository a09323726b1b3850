import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { messageFormSchema } from "~/lib/inbox";
import { inboxItemPath } from "~/lib/paths";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { answerInboxItem, updateInboxItem } from "~/server/features/inbox";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { itemQuery } from "../item-query";
import { loadInboxItem } from "../load-item";
import { MessageDetail } from "./view";

export const handle = {
  access: "inbox.manage",
  cache: false,
  query: itemQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadInboxItem(context, {
    id: params.id ?? "",
    screen: "message",
    query: readQuery(handle.query, context.url),
  }),
);

/** Answers, or sets state, assignee and note. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const id = params.id ?? "";
  const posted = await readForm(context, request, messageFormSchema);
  if (!posted.ok) return posted.result;
  const { value: body, idempotencyKey } = posted;
  const outcome =
    body.intent === "answer"
      ? await answerInboxItem(context, { id, body, idempotencyKey })
      : await updateInboxItem(context, { id, body, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  const saved = body.intent === "answer" ? "answered" : "updated";
  throw redirect(`${inboxItemPath(id)}?saved=${saved}`, 303);
});

export default function MessageDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <MessageDetail {...page} formResult={useActionData<typeof action>()} />;
}
