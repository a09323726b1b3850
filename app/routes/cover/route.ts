import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { hasShareImage } from "~/server/features/covers";
import { createCoverResponse } from "~/server/images/cover-response";
import { getLayoutContext } from "~/server/request/get-context";

/** `kind`: kind of the post whose share image is asked for. */
const querySchema = z.object({ kind: z.string().max(40).optional().catch(undefined) });
export const handle = {
  access: "public",
  query: querySchema,
  shared: true,
} satisfies RouteHandle;

/** `/cover/{kind}/{slug}.svg`, and `.png` for Open Graph: covers in the tenant's colours. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getLayoutContext(args);
  const { params } = args;
  const { clr_primary, clr_secondary, clr_dark } = context.tenant.setting.css;
  const postKind = readQuery(handle.query, context.url).kind;
  try {
    return await createCoverResponse({
      kind: params.kind ?? "",
      file: params.file ?? "",
      colours: { primary: clr_primary, secondary: clr_secondary, dark: clr_dark },
      clientIp: context.clientIp,
      isKnown: (kind, slug) => hasShareImage(context, { kind, slug, postKind }),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers = { "Cache-Control": "no-store", "Retry-After": "10" };
    return new Response(error.publicMessage ?? "", { status: error.status, headers });
  }
}
