import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { getApplication } from "~/server/application";

export const handle = { access: "public", shared: true } satisfies RouteHandle;

/** Images in the supported widths and formats (NET6), independent of tenant and visitor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await getApplication(context)).serveImage(request);
}
