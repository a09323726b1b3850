import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { getApplication } from "~/server/application";
import { readPicture } from "~/server/features/pictures";
import { isUploadPath } from "~/server/images/image-path";
import { getLayoutContext } from "~/server/request/get-context";

export const handle = { access: "public", shared: true } satisfies RouteHandle;

/** Images in the supported widths and formats (NET6). Uploads are the tenant's; all others belong to no tenant. */
export async function loader(args: LoaderFunctionArgs) {
  const { serveImage } = await getApplication(args.context);
  if (!isUploadPath(new URL(args.request.url).pathname)) return serveImage(args.request);
  const context = await getLayoutContext(args);
  return serveImage(args.request, {
    tenantId: context.tenant.tenantId,
    read: (id) => readPicture(context, id),
  });
}
