import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { FESTIVAL_PARTS } from "~/lib/festival-fields";
import { choiceQuery, pageQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listFestivalItems } from "~/server/features/festival-desk";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { FestivalDeskPage } from "./view";

export const handle = {
  access: "festival.edit",
  cache: false,
  query: z.object({ page: pageQuery, part: choiceQuery(FESTIVAL_PARTS) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Festival", readList: listFestivalItems }),
);

export default function FestivalDeskRoute() {
  return <FestivalDeskPage {...useLoaderData<typeof loader>()} />;
}
