import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { appointmentPageForm } from "~/lib/appointment";
import { appointmentPath } from "~/lib/paths";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { decideAppointment, toScheduleView } from "~/server/features/appointment-inbox";
import { answerInboxItem, updateInboxItem } from "~/server/features/inbox";
import { readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { itemQuery } from "../../inbox/item-query";
import { loadInboxItem } from "../../inbox/load-item";
import { AppointmentDetail } from "./view";

export const handle = {
  access: "appointment.manage",
  cache: false,
  query: itemQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const { schedule, ...page } = await loadInboxItem(context, {
    id: params.id ?? "",
    screen: "appointment",
    query: readQuery(handle.query, context.url),
  });
  return { ...page, schedule: schedule && toScheduleView(schedule) };
});

const SAVED = { decide: "decided", answer: "answered", update: "updated" } as const;

/** Decides, answers, or sets assignee and note. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const id = params.id ?? "";
  const posted = await readForm(context, request, appointmentPageForm);
  if (!posted.ok) return posted.result;
  const outcome = await carryOut(context, id, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${appointmentPath(id)}?saved=${SAVED[posted.value.intent]}`, 303);
});

function carryOut(
  context: RequestContext,
  id: string,
  body: z.output<typeof appointmentPageForm>,
  idempotencyKey: string,
) {
  switch (body.intent) {
    case "decide":
      return decideAppointment(context, { id, body, idempotencyKey });
    case "answer":
      return answerInboxItem(context, { id, body, idempotencyKey });
    case "update":
      return updateInboxItem(context, { id, body, idempotencyKey });
  }
}

export default function AppointmentDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <AppointmentDetail {...page} formResult={useActionData<typeof action>()} />;
}
