import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { exportPayouts } from "~/server/features/payouts";
import { guarded } from "~/server/guarded";
import { filterQuery } from "../filters";

export const handle: RouteHandle = { cache: false, access: "payout.view" };

/** All filtered rows as a file. */
export const loader = guarded((visit) => exportPayouts(visit, readQuery(filterQuery, visit.url)), "payout.view");
