import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { changeInvitation, INVITATIONS_PATH, listInvitations } from "~/server/features/people";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { Invitations } from "./view";

export const handle = {
  access: "people.manage",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

const changeSchema = z.object({
  id: z.string().max(40),
  change: z.enum(["resend", "withdraw"], { error: "Pilih tindakan" }),
});

export const loader = defineLoader(handle, async (context) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Undangan terbuka",
    readList: listInvitations,
  })),
  idempotencyKey: createIdempotencyKey(),
}));

/** Sends an invitation again, or withdraws it. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, changeSchema);
  if (!posted.ok) return posted.result;
  const outcome = await changeInvitation(context, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(INVITATIONS_PATH, 303);
});

export default function InvitationsRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Invitations {...page} errorMessage={rejected?.message ?? null} />;
}
