import { redirect } from "@remix-run/node";
import { type ServiceKind, serviceRequestForm } from "~/lib/service-request-fields";
import { requestService } from "~/server/features/service-requests";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";
import { SERVICE_TEXTS } from "./service-texts";

export function loadServicePage(context: RequestContext, kind: ServiceKind) {
  const texts = SERVICE_TEXTS[kind];
  const { key, title, path, lead: description } = texts;
  return {
    seo: getPageSeo(context, { key, title, path, description }),
    texts,
    canSend: context.installation.hasAdmin,
    idempotencyKey: createIdempotencyKey(),
  };
}

/** @throws Response redirecting to the receipt; AppError not-found without an admin host */
export async function submitServiceRequest(
  context: RequestContext,
  request: Request,
  kind: ServiceKind,
) {
  const posted = await readForm(context, request, serviceRequestForm);
  if (!posted.ok) return posted.result;
  const outcome = await requestService(context, { ...posted.value, kind }, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.receiptPath, 303);
}
