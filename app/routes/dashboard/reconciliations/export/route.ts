import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { exportReconciliation } from "~/server/features/reconciliations";
import { nullIfMissing } from "~/server/features/required";
import { defineLoader } from "~/server/request/define-route";
import { createCsvResponse } from "../../csv-response";

export const handle = { access: "books.view", cache: false } satisfies RouteHandle;

/** CSV of all differences. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const csv = await nullIfMissing(exportReconciliation(context, params.id ?? ""));
  if (csv === null) throw new AppError("not-found");
  return createCsvResponse(csv, "rekonsiliasi");
});
