import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { listMail } from "~/server/features/outbox";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { Outbox } from "./view";

export const handle: RouteHandle = { cache: false, access: "outbox.view" };

const querySchema = z.object({ page: pageQuery, state: choiceQuery(["waiting", "sent", "failed"]), search: searchQuery });

export const loader = guarded(async (visit) => {
  const { page, ...filters } = readQuery(querySchema, visit.url);
  const [me, list] = await Promise.all([meOf(visit), listMail(visit, { page, ...filters })]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Surat keluar", noindex: true }),
    roles: me?.roles ?? [],
    path: visit.url.pathname,
    filters,
    list,
  };
}, "outbox.view");

export default function OutboxRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <Outbox {...page} />;
}
