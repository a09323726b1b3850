import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { newClassInvitationSchema } from "~/lib/class-invitation-fields";
import { classInvitationsPath } from "~/lib/paths";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
} from "~/server/features/class-invitations";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { revokeSchema } from "./schema";
import { Invitations } from "./view";

export const handle = {
  access: "class.edit",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => ({
  ...(await loadFilteredList(context, handle, {
    title: "Undangan ke kelas",
    readList: (each, query) => listInvitations(each, params.slug ?? "", query),
  })),
  idempotencyKey: createIdempotencyKey(),
}));

/** Makes a link, or revokes the one of the button. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const slug = params.slug ?? "";
  const isRevocation = new URL(request.url).searchParams.has("cabut");
  const outcome = isRevocation
    ? await revokeByForm(context, request, slug)
    : await createByForm(context, request, slug);
  if (outcome) return outcome;
  throw redirect(classInvitationsPath(slug), 303);
});

type Context = Parameters<typeof revokeInvitation>[0];

async function revokeByForm(context: Context, request: Request, slug: string) {
  const posted = await readForm(context, request, revokeSchema);
  if (!posted.ok) return posted.result;
  const outcome = await revokeInvitation(context, slug, posted.value.id);
  return outcome.ok ? null : posted.fail(outcome);
}

async function createByForm(context: Context, request: Request, slug: string) {
  const posted = await readForm(context, request, newClassInvitationSchema);
  if (!posted.ok) return posted.result;
  const { value: body, idempotencyKey } = posted;
  const outcome = await createInvitation(context, { slug, body, idempotencyKey });
  return outcome.ok ? null : posted.fail(outcome);
}

export default function InvitationsRoute() {
  const page = useLoaderData<typeof loader>();
  return <Invitations {...page} formResult={useActionData<typeof action>()} />;
}
