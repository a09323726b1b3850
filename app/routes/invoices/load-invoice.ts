import { getInvoice, INVOICES_PATH } from "~/server/features/invoices";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";
import { withRefresh } from "~/shell/page-refresh";

/** An invoice's page, by its order or by the key of an email. @throws AppError not-found, unavailable */
export async function loadInvoice(
  context: RequestContext,
  lookup: Parameters<typeof getInvoice>[1],
) {
  const { classSlug: _, ...invoice } = await getInvoice(context, lookup);
  const page = {
    seo: getPageSeo(context, {
      key: "Payment",
      title: `Tagihan ${invoice.number}`,
      noindex: true,
      path: INVOICES_PATH,
    }),
    invoice,
    isSignedIn: context.session !== null,
    listHref: context.installation.hasLearning && context.session ? INVOICES_PATH : null,
  };
  return withRefresh(page, invoice.state === "pending");
}
