import type { PayoutPermissions } from "~/lib/payout-views";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getPayout } from "~/server/features/payout-detail";
import { requireSecondFactorSetup } from "~/server/features/second-factor";
import { createIdempotencyKey } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";
import { getPayoutViewer } from "./payout-viewer";

/** A host of others has no passwords of this site's accounts, and must not be told one. */
export const asksPassword = ({ installation }: RequestContext): boolean =>
  installation.hasOwnServices;

/** Data of a decision page. `isAllowed`: whether the decision is still possible. */
export async function loadDecision(
  context: RequestContext,
  id: string,
  decision: keyof PayoutPermissions,
  title: string,
) {
  await requireSecondFactorSetup(context);
  const reader = await getPayoutViewer(context);
  const [menu, payout] = await Promise.all([
    getDashboardMenu(context),
    getPayout(context, id, reader),
  ]);
  return {
    seo: getPageSeo(context, {
      key: "Dashboard",
      title: `${title} ${payout.reference}`,
      noindex: true,
    }),
    menu,
    path: context.url.pathname,
    payout,
    isAllowed: payout.permissions[decision],
    asksPassword: asksPassword(context),
    /** Our services host mails decisions; another one may not. */
    isMailed: context.installation.hasOwnServices,
    idempotencyKey: createIdempotencyKey(),
  };
}
