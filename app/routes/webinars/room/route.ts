import { redirect } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { enterRoom } from "~/server/features/webinars";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "user", cache: false } satisfies RouteHandle;

/** The way into the room. A link rather than a form: the policy lets forms send to this site only. */
export const loader = defineLoader(handle, async (context, { params }) => {
  throw redirect(await enterRoom(context, params.slug ?? ""), 303);
});
