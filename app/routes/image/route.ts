import type { LoaderFunctionArgs } from "@remix-run/node";
import { getApplication } from "~/server/application";

/** Pictures in the listed widths and formats (NET6). They belong to no tenant and no visitor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await getApplication(context)).serveImage(request);
}
