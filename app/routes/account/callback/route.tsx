import { data, redirect } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { getCurrentUser } from "~/server/features/current-user";
import { finishSignIn, isSignInAnswer } from "~/server/features/sign-in";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ButtonLink } from "~/ui/button";
import { AccountPanel } from "../account-panel";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const SEO = {
  key: "Login",
  title: "Anda belum masuk",
  noindex: true,
  path: "/CallbackAuth",
} as const;

/** Return address of the account site. Reopened by a signed-in user, it redirects instead of failing (RTE18). */
export const loader = defineLoader(handle, async (context) => {
  if (!isSignInAnswer(context) && (await getCurrentUser(context))) throw redirect("/Dashboard");
  const signedIn = await finishSignIn(context);
  if (!signedIn) return data({ seo: getPageSeo(context, SEO) }, 422);
  const { target, mustChooseRole } = signedIn;
  throw redirect(mustChooseRole ? `/Welcome?${new URLSearchParams({ redirect: target })}` : target);
});

/** The link has expired, was used, or belongs to another browser. */
export default function AuthCallbackRoute() {
  return (
    <AccountPanel
      title="Anda belum masuk"
      lead="Tautan masuk ini sudah tidak berlaku, atau peramban Anda tidak menyimpan cookie dari situs ini. Izinkan cookie, lalu masuk sekali lagi."
    >
      <div>
        <ButtonLink href="/Login">Masuk sekali lagi</ButtonLink>
      </div>
    </AccountPanel>
  );
}
