import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listMentorProfiles } from "~/server/features/mentor-profiles";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { ProfileList } from "./view";

export const handle = {
  access: "class.manageAll",
  cache: false,
  query: z.object({ page: pageQuery, search: searchQuery }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Pengajar", readList: listMentorProfiles }),
);

export default function ProfileListRoute() {
  return <ProfileList {...useLoaderData<typeof loader>()} />;
}
