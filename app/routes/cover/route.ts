import type { LoaderFunctionArgs } from "@remix-run/node";
import { createCoverResponse } from "~/server/images/cover-response";
import { getLayoutContext } from "~/server/request/get-context";

/** `/cover/{kind}/{slug}.svg`, and `.png` for Open Graph: covers in the tenant's colours. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getLayoutContext(args);
  const { params } = args;
  const { clr_primary, clr_secondary, clr_dark } = context.tenant.setting.css;
  return createCoverResponse(params.kind ?? "", params.file ?? "", {
    primary: clr_primary,
    secondary: clr_secondary,
    dark: clr_dark,
  });
}
