import type { RouteHandle } from "~/lib/route-handle";
import { guarded } from "~/server/guarded";

export const handle: RouteHandle = { cache: false };

async function notFound(): Promise<never> {
  throw new Response("This page could not be found", { status: 404, statusText: "This page could not be found" });
}

/** RTE25: whatever no route matches. The texts of RTE19 and ERR1 are the error page's. */
export const loader = guarded(notFound);
export const action = guarded(notFound);

export default function NotFound() {
  return null;
}
