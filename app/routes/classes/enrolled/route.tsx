import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { enrolPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getEnrolmentPage } from "~/server/features/enrolment";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { EnrolledPage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Can be reopened at any time; whoever is no learner of the class gets to its enrolment. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { item, isEnrolled } = await getEnrolmentPage(context, params.slug ?? "");
  if (context.hosts.learning && !isEnrolled) throw redirect(enrolPath(item.slug));
  return {
    seo: getPageSeo(context, { key: "Class-slug", title: "Anda terdaftar", noindex: true }),
    item,
    hasCourse: context.installation.hasLearning,
  };
});

export default function EnrolledRoute() {
  return <EnrolledPage {...useLoaderData<typeof loader>()} />;
}
