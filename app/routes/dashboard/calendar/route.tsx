import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { MONTH_PATTERN, toMonth } from "~/lib/months";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { readCalendar, renewCalendarToken } from "~/server/features/calendar";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { Calendar } from "./view";

const querySchema = z.object({
  bulan: z.string().regex(MONTH_PATTERN).optional().catch(undefined),
});

export const handle = { access: "user", cache: false, query: querySchema } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { bulan } = readQuery(handle.query, context.url);
  const [menu, calendar] = await Promise.all([
    getDashboardMenu(context),
    readCalendar(context, bulan ?? toMonth(Date.now())),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Kalender", noindex: true }),
    menu,
    path: context.url.pathname,
    calendar,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Creates or replaces the address for calendar apps. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, z.object({}));
  if (!posted.ok) return posted.result;
  const outcome = await renewCalendarToken(context);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${context.url.pathname}#langganan`, 303);
});

export default function CalendarRoute() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Calendar {...page} errorMessage={rejected?.message ?? null} />;
}
