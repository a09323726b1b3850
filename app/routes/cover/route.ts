import type { LoaderFunctionArgs } from "@remix-run/node";
import { coverFile } from "~/server/images/cover-file";
import { frameOf } from "~/server/visit-of";

/** `/cover/{kind}/{slug}.svg`, and `.png` for where a page is shared: covers in the tenant's own colours. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = await frameOf({ request, context });
  const { clr_primary, clr_secondary, clr_dark } = visit.tenant.setting.css;
  return coverFile(params.kind ?? "", params.file ?? "", { primary: clr_primary, secondary: clr_secondary, dark: clr_dark });
}
