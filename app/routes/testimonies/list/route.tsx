import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { TestimonyList } from "~/sections/testimony-list";
import { listTestimonies } from "~/server/features/testimonies";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";

export const handle = {
  access: "public",
  query: z.object({ page: pageQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

const LEAD = "Cerita peserta, pengajar, dan mitra, dengan kata-kata mereka sendiri.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Testimoni", title: "Testimoni", description: LEAD }),
  ...(await listTestimonies(context, readQuery(handle.query, context.url).page)),
}));

export default function TestimoniesRoute() {
  const { items, links } = useLoaderData<typeof loader>();
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Testimoni"
        lead={LEAD}
        breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Testimoni" }]}
      />
      {items.length > 0 ? (
        <TestimonyList items={items} />
      ) : (
        <EmptyState title="Belum ada testimoni di sini">
          Yang sudah dibaca pengelola akan tampil di halaman ini.
        </EmptyState>
      )}
      <Pagination links={links} label="Halaman testimoni" />
      <div>
        <ButtonLink href="/Testimoni/Kirim">Kirim testimoni</ButtonLink>
      </div>
    </div>
  );
}
