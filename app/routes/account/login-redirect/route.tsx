import { redirect } from "@remix-run/node";
import { getSafeRedirectPath } from "~/lib/redirect-path";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { startSignIn } from "~/server/features/sign-in";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Redirects to the account site (ROL2), or to the target if already signed in. */
export const loader = defineLoader(handle, async (context) => {
  const target = getSafeRedirectPath(context.url.searchParams.get("redirect"), "/Dashboard");
  if (await getCurrentUser(context)) return redirect(target);
  return redirect(await startSignIn(context, target));
});

/** A page route, so that errors of the loader render in the site's layout. */
export default function LoginRedirectRoute() {
  return null;
}
