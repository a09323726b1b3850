import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { assignmentPath } from "~/lib/paths";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getAssignment } from "~/server/features/assignments";
import { createIdempotencyKey } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { submitHandIn } from "./submit-hand-in";
import { AssignmentPage } from "./view";

/** `bukti` is the id of the hand-in that was just sent. */
const querySchema = z.object({ bukti: z.string().max(64).optional().catch(undefined) });

export const handle = { access: "user", cache: false, query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { bukti } = readQuery(handle.query, context.url);
  const assignment = await getAssignment(context, params.assignmentId ?? "");
  return {
    seo: getPageSeo(context, { key: "Belajar-Tugas", title: assignment.title, noindex: true }),
    assignment,
    sent: assignment.handIns.find(({ id }) => id === bukti) ?? null,
    canAttach: context.installation.hasOwnDrive,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { id } = await getAssignment(context, params.assignmentId ?? "");
  const outcome = await submitHandIn(context, request, id);
  if (!outcome.ok) return data(outcome.rejected, { status: outcome.status });
  throw redirect(`${assignmentPath(id)}?bukti=${encodeURIComponent(outcome.handIn.id)}`, 303);
});

export default function AssignmentRoute() {
  const page = useLoaderData<typeof loader>();
  return <AssignmentPage {...page} rejected={useActionData<typeof action>()} />;
}
