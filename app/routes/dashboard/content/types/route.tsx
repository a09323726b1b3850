import { useLoaderData } from "@remix-run/react";
import { listPostKinds } from "~/content/post-kinds";
import { CONTENT_PATH, NEW_CONTENT_PATH, newPostPath } from "~/lib/content-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { DashboardLayout } from "../../dashboard-layout";

export const handle = { access: "content.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const TITLE = "Tulis baru";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Dashboard", title: TITLE, noindex: true }),
  menu: await getDashboardMenu(context),
  kinds: listPostKinds().map(({ slug, title, lead }) => ({ href: newPostPath(slug), title, lead })),
}));

/** What to write: each kind has its own form. */
export default function ContentTypesRoute() {
  const { menu, kinds } = useLoaderData<typeof loader>();
  return (
    <DashboardLayout
      title={TITLE}
      menu={menu}
      path={NEW_CONTENT_PATH}
      breadcrumbs={[{ label: "Tulisan", href: CONTENT_PATH }, { label: TITLE }]}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {kinds.map(({ href, title, lead }) => (
          <li key={href} className="rounded-card border border-line p-4">
            <a href={href} className="inline-flex min-h-11 items-center text-xl font-bold">
              {title}
            </a>
            <p className="text-ink-soft">{lead}</p>
          </li>
        ))}
      </ul>
    </DashboardLayout>
  );
}
