import { useLoaderData } from "@remix-run/react";
import { BANK_PATH, newQuestionPath, QUESTION_TYPE } from "~/lib/question-types";
import { QUESTION_TYPES } from "~/lib/questions";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const TITLE = "Soal baru";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: TITLE, noindex: true }),
  menu: await getDashboardMenu(context),
  path: context.url.pathname,
}));

/** The type comes first, because each has a different form. */
export default function QuestionTypesRoute() {
  const { menu, path } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title={TITLE}
      lead="Pilih jenis soalnya."
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Bank soal", href: BANK_PATH }, { label: TITLE }]}
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {QUESTION_TYPES.map((type) => (
          <li key={type} className="rounded-card border border-line p-4">
            <a href={newQuestionPath(type)} className="inline-block py-2 font-semibold">
              {QUESTION_TYPE[type].label}
            </a>
            <p className="text-ink-soft">{QUESTION_TYPE[type].description}</p>
          </li>
        ))}
      </ul>
    </DashboardLayout>
  );
}
