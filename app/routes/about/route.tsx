import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { aboutOf } from "./content";
import { AboutPage } from "./view";

export const handle: RouteHandle = { query: [] };

export const loader = guarded(async (visit) => {
  const { setting } = visit.tenant;
  const about = aboutOf(setting.layout, { title: setting.title, description: setting.meta.description });
  return { seo: pageSeo(visit, { key: "About", title: "Tentang kami", description: about.lead }), site: setting.title, about };
});

export default function About() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
