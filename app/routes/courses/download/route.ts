import type { RouteHandle } from "~/lib/route-handle";
import { downloadClass } from "~/server/features/offline-lessons";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A whole class as one file, for its learners and staff. */
export const loader = defineLoader(handle, (context, { params }) =>
  downloadClass(context, params.slug ?? ""),
);
