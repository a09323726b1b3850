import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listWebinarGuests } from "~/server/features/staff-webinars";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../load-filtered-list";
import { WebinarGuests } from "./view";

const querySchema = z.object({ page: pageQuery });

export const handle = {
  cache: false,
  access: "class.edit",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadFilteredList(context, handle, {
    title: "Pendaftar webinar",
    readList: (each, query) => listWebinarGuests(each, params.slug ?? "", query),
  }),
);

export default function WebinarGuestsRoute() {
  return <WebinarGuests {...useLoaderData<typeof loader>()} />;
}
