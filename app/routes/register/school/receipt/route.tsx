import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { SCHOOL_FORM_NAME, SCHOOL_STEPS, stepPath } from "~/lib/school-form";
import { createDraft } from "~/server/features/drafts";
import {
  getSchoolByKey,
  getSchoolReceipt,
  toSchoolValues,
  toSchoolView,
} from "~/server/features/schools";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { SchoolReceipt } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Receipt and status page behind a secret link. */
export const loader = defineLoader(handle, async (context, { params }) => ({
  seo: getPageSeo(context, { key: "Register", title: "Pendaftaran sekolah", noindex: true }),
  school: await getSchoolReceipt(context, params.key ?? ""),
  path: context.url.pathname,
  idempotencyKey: createIdempotencyKey(),
}));

/** Until the decision the registration can be changed: it becomes a draft, which resubmits it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const key = params.key ?? "";
  const posted = await readForm(context, request, z.object({}));
  if (!context.hosts.admin) throw redirect(context.url.pathname, 303);
  const school = await getSchoolByKey(context, key);
  if (!posted.ok || !toSchoolView(school).isOpen) throw redirect(context.url.pathname, 303);
  const letter = school.letterUrl
    ? { id: school.letterUrl, name: "Surat pengantar", size: "sudah dikirim" }
    : null;
  const data = {
    values: toSchoolValues(school),
    letter,
    editing: { key, version: school.version },
  };
  const draft = await createDraft(context, SCHOOL_FORM_NAME, data);
  throw redirect(stepPath(draft.key, SCHOOL_STEPS[0].slug), 303);
});

export default function SchoolReceiptRoute() {
  const page = useLoaderData<typeof loader>();
  return <SchoolReceipt {...page} />;
}
