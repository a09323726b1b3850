import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOTICE_LABELS, noticeChangeSchema } from "~/lib/notices";
import { stopNoticePath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import {
  readNoticeLink,
  stopNoticeByOneClick,
  switchNoticeByLink,
} from "~/server/features/notices";
import { isOneClickRequest } from "~/server/forms/one-click";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { StopNotice } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** The link at the end of an email. Opening it changes nothing, because mail programs prefetch links. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const token = params.token ?? "";
  const { kind, isOn } = await readNoticeLink(context, token);
  return {
    seo: getPageSeo(context, { key: "Login", title: "Berhenti menerima email", noindex: true }),
    ...NOTICE_LABELS[kind],
    isOn,
    hasAccountPages: context.installation.hasAccountPages,
    path: stopNoticePath(token),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const token = params.token ?? "";
  // No redirect: mail providers do not follow one (RFC 8058, section 3.1).
  if (await isOneClickRequest(request)) {
    await stopNoticeByOneClick(context, token);
    return null;
  }
  const posted = await readForm(context, request, noticeChangeSchema);
  if (!posted.ok) return posted.result;
  const outcome = await switchNoticeByLink(context, token, posted.value.change === "on");
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(stopNoticePath(token), 303);
});

export default function StopNoticeRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <StopNotice {...page} errorMessage={rejected?.message ?? null} />;
}
