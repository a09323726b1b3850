import { redirect } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { finishSignIn } from "~/server/features/sign-in";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";

export const handle: RouteHandle = { cache: false };

/** Where the account site sends people back to. Opened again by one who is signed in already, it leads on and fails nobody (RTE18). */
export const loader = guarded(async (visit, { request }) => {
  if (!visit.url.searchParams.has("code") && (await meOf(visit))) throw redirect("/Dashboard");
  const { target, cookies, roles } = await finishSignIn(visit, request);
  const chooses = roles.length > 1;
  throw redirectWith(chooses ? `/Welcome?${new URLSearchParams({ redirect: target })}` : target, cookies, 302);
});
