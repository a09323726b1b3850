import type { z } from "zod";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { readInboxItem } from "~/server/features/inbox";
import { toInboxItemView } from "~/server/features/inbox-item-view";
import { createIdempotencyKey } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { getPageSeo } from "~/server/request/page-seo";
import type { itemQuery } from "./item-query";

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
