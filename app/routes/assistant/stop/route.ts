import { z } from "zod";
import { findAnswer } from "~/server/features/assistant/find-answer";
import { readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";

/** Ends an answer that its visitor has read enough of, at once; without script the browser's own stop ends it a moment later. */
export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, z.object({}));
  if (!posted.ok) return new Response(null, { status: 422 });
  const run = await findAnswer(visit, request, params.run ?? "");
  run?.stop();
  return new Response(null, { status: run ? 204 : 404 });
});
