import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { CONTENT_PATH } from "~/lib/content-paths";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { requireKind } from "~/server/features/content/desk-post";
import { listRevisions, type RevisionRow } from "~/server/features/content/revisions";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { DashboardLayout } from "../../dashboard-layout";

export const handle = {
  access: "content.edit",
  cache: false,
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

const TITLE = "Riwayat";

export const loader = defineLoader(handle, async (context, { params }) => {
  const { slug: kindSlug } = requireKind(params.kind);
  const { page } = readQuery(handle.query, context.url);
  const [menu, revisions] = await Promise.all([
    getDashboardMenu(context),
    listRevisions(context, { kindSlug, slug: params.slug ?? "" }, page),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: TITLE, noindex: true }),
    menu,
    path: context.url.pathname,
    revisions,
  };
});

const COLUMNS: Column<RevisionRow>[] = [
  {
    key: "when",
    label: "Kapan",
    cell: ({ href, when, number }) => (
      <a href={href} className="whitespace-normal!">
        {when}
        <span className="sr-only">, versi {number}</span>
      </a>
    ),
  },
  {
    key: "what",
    label: "Apa",
    cell: ({ what, reason }) => (
      <span className="grid">
        <span>{what}</span>
        {reason && <span className="text-sm wrap-anywhere text-ink-soft">“{reason}”</span>}
      </span>
    ),
  },
  {
    key: "status",
    label: "Keadaan",
    cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
];

/** Every saved version of a post. */
export default function RevisionsRoute() {
  const { menu, path, revisions } = useLoaderData<typeof loader>();
  const { title, recordHref, rows, links } = revisions;
  return (
    <DashboardLayout
      title={TITLE}
      lead={title}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Tulisan", href: CONTENT_PATH },
        { label: title, href: recordHref },
        { label: TITLE },
      ]}
    >
      {rows.length > 0 ? (
        <DataTable
          caption="Riwayat"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ number }) => String(number)}
        />
      ) : (
        <EmptyState title="Belum ada riwayat">
          Setiap kali disimpan, versi tulisan ini tercatat di sini.
        </EmptyState>
      )}
      <Pagination links={links} label="Halaman riwayat" />
    </DashboardLayout>
  );
}
