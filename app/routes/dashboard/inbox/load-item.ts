import { z } from "zod";
import { choiceQuery } from "~/lib/query";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { readInboxItem } from "~/server/features/inbox";
import { toInboxItemView } from "~/server/features/inbox-item-view";
import { createIdempotencyKey } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";
import { SAVED_STEPS } from "./saved-notice";

export const itemQuery = z.object({
  saved: choiceQuery(SAVED_STEPS),
  template: z.string().max(40).optional().catch(undefined),
});

interface ItemPage {
  id: string;
  screen: "appointment" | "message";
  query: z.output<typeof itemQuery>;
}

/** Loads the page of an inbox item. @throws AppError not-found */
export async function loadInboxItem(context: RequestContext, { id, screen, query }: ItemPage) {
  const { saved, template } = query;
  const path = context.url.pathname;
  const [menu, detail] = await Promise.all([
    getDashboardMenu(context),
    readInboxItem(context, id, screen),
  ]);
  const item = toInboxItemView(detail, { path, templateId: template ?? "" });
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: item.title, noindex: true }),
    menu,
    path,
    item,
    schedule: detail.schedule,
    savedStep: saved ?? null,
    idempotencyKey: createIdempotencyKey(),
  };
}
