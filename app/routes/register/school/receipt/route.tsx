import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { SCHOOL_FORM, SCHOOL_STEPS, stepPath } from "~/lib/school-form";
import { newDraft } from "~/server/features/drafts";
import { ownSchool, toSchoolValues, toSchoolView } from "~/server/features/schools";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { SchoolReceipt } from "./view";

export const handle: RouteHandle = { cache: false };

/** Receipt and status page in one, behind a link that nobody can guess. */
export const loader = guarded(async (visit, { params }) => ({
  seo: pageSeo(visit, { key: "Register", title: "Pendaftaran sekolah", noindex: true }),
  school: toSchoolView(await ownSchool(visit, params.key ?? "")),
  path: visit.url.pathname,
  idempotencyKey: newKey(),
}));

/** Until it is decided it can be changed: in a draft, and handed in again by it. */
export const action = guarded(async (visit, { request, params }) => {
  const key = params.key ?? "";
  const posted = await readForm(visit, request, z.object({}));
  const school = await ownSchool(visit, key);
  if (!posted.ok || !toSchoolView(school).isOpen) throw redirect(visit.url.pathname, 303);
  const letter = school.letterUrl ? { id: school.letterUrl, name: "Surat pengantar", size: "sudah dikirim" } : null;
  const data = { values: toSchoolValues(school), letter, editing: { key, version: school.version } };
  const draft = await newDraft(visit, SCHOOL_FORM, data);
  throw redirect(stepPath(draft.key, SCHOOL_STEPS[0].slug), 303);
});

export default function SchoolReceiptRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <SchoolReceipt {...page} />;
}
