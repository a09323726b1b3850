import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isPastEnd } from "~/lib/page-links";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getLeaderboard, getLeaderboardPath } from "~/server/features/leaderboards";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { LeaderboardPage } from "./view";

const leaderboardQuery = z.object({ page: pageQuery, program: searchQuery, search: searchQuery });

export const handle = { access: "public", query: leaderboardQuery } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const filters = readQuery(handle.query, context.url);
  const board = await getLeaderboard(context, filters);
  const seo = getPageSeo(context, {
    key: "Leaderboards",
    title: board ? `Papan peringkat ${board.program.name}` : "Papan peringkat",
    path: getLeaderboardPath(board, filters),
    description: board
      ? `Peringkat ${board.schools.total} sekolah peserta ${board.program.name} menurut poin siswanya.`
      : "Peringkat sekolah peserta program menurut poin siswanya.",
    noindex: !board || board.schools.items.length === 0,
  });
  const status = board && isPastEnd(board.schools.links) ? 404 : 200;
  const hasOwnPoints = context.installation.hasOwnServices;
  return data({ seo, board, search: filters.search, hasOwnPoints }, { status });
});

export default function LeaderboardRoute() {
  return <LeaderboardPage {...useLoaderData<typeof loader>()} />;
}
