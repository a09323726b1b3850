import type { RouteHandle } from "~/lib/route-handle";
import { createRadioPlaylist } from "~/server/features/radio";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** A playlist for players outside the browser. */
export const loader = defineLoader(handle, async (context) => createRadioPlaylist(context));
