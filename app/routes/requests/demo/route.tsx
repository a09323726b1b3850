import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { demoEmailFields, demoRequestFields } from "~/lib/message-fields";
import { DEMO_PATH } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { requestDemo, sendMessage } from "~/server/features/visitor-messages";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DemoPage } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Lihat kelas, kuis, dan sertifikat dengan contoh dari lembaga Anda, dipandu satu orang dari tim kami.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, {
    key: "Request-Demo",
    title: "Minta demo",
    path: DEMO_PATH,
    description: LEAD,
  }),
  lead: LEAD,
  hasDetails: context.installation.hasAdmin,
  idempotencyKey: createIdempotencyKey(),
}));

export const action = defineAction(handle, (context, { request }) =>
  context.installation.hasAdmin ? sendRequest(context, request) : sendEmail(context, request),
);

async function sendRequest(context: RequestContext, request: Request) {
  const posted = await readForm(context, request, demoRequestFields);
  if (!posted.ok) return posted.result;
  const body = { ...posted.value, kind: "demo" as const };
  const outcome = await sendMessage(context, body, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.receiptPath, 303);
}

async function sendEmail(context: RequestContext, request: Request) {
  const posted = await readForm(context, request, demoEmailFields);
  if (!posted.ok) return posted.result;
  const outcome = await requestDemo(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.receiptPath, 303);
}

export default function RequestDemo() {
  const page = useLoaderData<typeof loader>();
  return <DemoPage {...page} formResult={useActionData<typeof action>()} />;
}
