import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { changePasswordSchema } from "~/lib/account-fields";
import { formatDateTime } from "~/lib/dates";
import { getDeviceName } from "~/lib/device-name";
import { isOffered } from "~/lib/installation";
import { hasPermission } from "~/lib/permissions";
import { OWN_PROFILE_PATH } from "~/lib/profile-fields";
import { getRoleLabel } from "~/lib/roles";
import type { RouteHandle } from "~/lib/route-handle";
import { changePassword, listSessions } from "~/server/features/account";
import { getCurrentUser } from "~/server/features/current-user";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { AccountOverview } from "./view";

export const handle = { script: true, cache: false, access: "user" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { user, sessions } = await promiseHash({
    user: getCurrentUser(context),
    sessions: listSessions(context),
  });
  return {
    seo: getPageSeo(context, { key: "Login", title: "Akun saya", noindex: true }),
    name: user?.name ?? "",
    email: user?.email ?? "",
    roles: (user?.roles ?? []).map(getRoleLabel),
    sessions: sessions.map(({ id, device, lastUsedAt, current }) => ({
      id,
      device: getDeviceName(device),
      lastUsed: formatDateTime(lastUsedAt),
      current,
    })),
    hasNotices: context.installation.hasLearning,
    hasProfile:
      isOffered(OWN_PROFILE_PATH, context.installation) &&
      hasPermission(user?.roles ?? [], "profile.edit"),
    hasData: context.installation.hasAdmin,
    changed: context.url.searchParams.has("changed"),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, changePasswordSchema);
  if (!posted.ok) return posted.result;
  const { current, password } = posted.value;
  const outcome = await changePassword(context, { current, password });
  if (!outcome.ok) return posted.fail(outcome);
  return redirect("/Akun?changed=1", 303);
});

export default function AccountRoute() {
  const page = useLoaderData<typeof loader>();
  return <AccountOverview {...page} formResult={useActionData<typeof action>()} />;
}
