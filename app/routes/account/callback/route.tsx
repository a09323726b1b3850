import { data, redirect } from "@remix-run/node";
import type { RouteHandle } from "~/lib/route-handle";
import { meOf } from "~/server/features/me";
import { finishSignIn } from "~/server/features/sign-in";
import { guarded } from "~/server/guarded";
import { redirectWith } from "~/server/redirect-with";
import { pageSeo } from "~/server/seo";
import { ButtonLink } from "~/ui/button";
import { AccountPanel } from "../panel";

export const handle: RouteHandle = { cache: false };

const SEO = { key: "Login", title: "Anda belum masuk", noindex: true, path: "/CallbackAuth" } as const;

/** Where the account site sends people back to. Opened again by one who is signed in already, it leads on and fails nobody (RTE18). */
export const loader = guarded(async (visit, { request }) => {
  if (!visit.url.searchParams.has("code") && (await meOf(visit))) throw redirect("/Dashboard");
  const signedIn = await finishSignIn(visit, request);
  if (!signedIn) return data({ seo: pageSeo(visit, SEO) }, 422);
  const { target, cookies, roles } = signedIn;
  const chooses = roles.length > 1;
  throw redirectWith(chooses ? `/Welcome?${new URLSearchParams({ redirect: target })}` : target, cookies, 302);
});

/** A link that is too old, was used, or came to another browser than the one that asked for it. */
export default function CallbackAuth() {
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
