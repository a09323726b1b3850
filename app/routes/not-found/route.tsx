import { guarded } from "~/server/guarded";
import type { RouteHandle } from "~/lib/route-handle";

export const handle: RouteHandle = { cache: false };

/** RTE25: whatever no route matches. The texts of RTE19 and ERR1 are the error page's. */
export const loader = guarded(async () => {
  throw new Response("This page could not be found", { status: 404, statusText: "This page could not be found" });
});
export const action = loader;

export default function NotFound() {
  return null;
}
