import type { LoaderFunctionArgs } from "@remix-run/node";
import { getApplication } from "~/server/application";

/** Images in the supported widths and formats (NET6), independent of tenant and visitor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await getApplication(context)).serveImage(request);
}
