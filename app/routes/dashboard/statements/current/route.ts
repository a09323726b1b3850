import { redirect } from "@remix-run/node";
import { toMonth } from "~/lib/months";
import { statementPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "books.view", cache: false } satisfies RouteHandle;

/** The statement of the current month. */
export const loader = defineLoader(handle, () =>
  Promise.reject(redirect(statementPath(toMonth(Date.now())), 303)),
);
