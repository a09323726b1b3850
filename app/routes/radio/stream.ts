import type { RouteHandle } from "~/lib/route-handle";
import { openRadioStream } from "~/server/features/radio";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** The live radio (NET7), whole or in part. */
export const loader = defineLoader(handle, (context, { request }) =>
  openRadioStream(context, request.headers),
);
