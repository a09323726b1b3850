import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classCalendarPath, enrolPath, leavePath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getEnrolmentPage } from "~/server/features/enrolment";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { EnrolledPage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Can be reopened at any time; a visitor who is no learner of the class is sent to its enrolment. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { item, courseHref, isEnrolled } = await getEnrolmentPage(context, params.slug ?? "");
  if (isEnrolled === false) throw redirect(enrolPath(item.slug));
  return {
    seo: getPageSeo(context, { key: "Class-slug", title: "Anda terdaftar", noindex: true }),
    item,
    isConfirmed: isEnrolled === true,
    leaveHref: context.installation.hasLearning ? leavePath(item.slug) : null,
    calendarHref: item.startAt === null ? null : classCalendarPath(item.slug),
    courseHref: context.installation.hasLearning ? courseHref : null,
    isMailed: context.installation.hasOwnServices,
  };
});

export default function EnrolledRoute() {
  return <EnrolledPage {...useLoaderData<typeof loader>()} />;
}
