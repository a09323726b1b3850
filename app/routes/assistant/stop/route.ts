import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { findAnswerStream } from "~/server/features/assistant/find-answer-stream";
import { readForm } from "~/server/forms/read-form";
import { defineAction } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** Stops an answer at once. Without script, the browser's own stop button ends it after a delay. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return new Response(null, { status: 422 });
  const stream = await findAnswerStream(context, params.streamId ?? "");
  stream?.stop();
  return new Response(null, { status: stream ? 204 : 404 });
});
