import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePasswordSchema, SECRET_FIELDS } from "~/lib/account-fields";
import { formatDateTime } from "~/lib/dates";
import { deviceName } from "~/lib/device-name";
import { roleLabel } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import { changePassword, listSessions } from "~/server/features/account";
import { meOf } from "~/server/features/me";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { AccountOverview } from "./view";

export const handle: RouteHandle = { script: true, cache: false, access: "user" };

export const loader = guarded(async (visit, { request }) => {
  const [me, sessions] = await Promise.all([meOf(visit), listSessions(visit, request)]);
  return {
    seo: pageSeo(visit, { key: "Login", title: "Akun saya", noindex: true }),
    name: me?.name ?? "",
    email: me?.email ?? "",
    roles: (me?.roles ?? []).map(roleLabel),
    sessions: sessions.map(({ id, device, lastUsedAt, current }) => ({
      id,
      device: deviceName(device),
      lastUsed: formatDateTime(lastUsedAt),
      current,
    })),
    changed: visit.url.searchParams.has("diganti"),
    idempotencyKey: newKey(),
  };
}, "user");

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, changePasswordSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const { current, password } = posted.value;
  const outcome = await changePassword(visit, request, { current, password });
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect("/Akun?diganti=1", 303);
}, "user");

export default function AccountRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <AccountOverview {...page} answer={useActionData<typeof action>()} />;
}
