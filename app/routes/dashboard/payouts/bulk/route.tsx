import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SECRET_FIELDS } from "~/lib/account-fields";
import { bulkSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { approveMany, payoutsById } from "~/server/features/payouts";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { readerOf } from "../reader";
import { PayoutBulk } from "./view";

export const handle: RouteHandle = { script: true, cache: false, access: "payout.decide" };

export const loader = guarded(async (visit) => {
  const reader = await readerOf(visit);
  const chosen = await payoutsById(visit, [...new Set(visit.url.searchParams.getAll("id"))], reader);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Setujui beberapa pencairan", noindex: true }),
    ...{ ...chosen, roles: reader.roles, path: `${visit.url.pathname}${visit.url.search}`, idempotencyKey: newKey() },
  };
}, "payout.decide");

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, bulkSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const payouts = posted.value.payouts.map((pair) => {
    const [id = "", version = ""] = pair.split(":");
    return { id, version: Number(version) };
  });
  const outcome = await approveMany(visit, payouts, posted.value.password);
  if (!outcome.ok) return posted.refuse(outcome);
  if (outcome.value.length === 0) throw redirect("/Dashboard/Payouts", 303);
  return data({ result: undefined, message: null, idempotencyKey: newKey(), outcomes: outcome.value }, { status: 409 });
}, "payout.decide");

export default function PayoutBulkRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <PayoutBulk {...page} answer={useActionData<typeof action>()} />;
}
