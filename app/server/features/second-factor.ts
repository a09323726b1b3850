import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { secondFactorSchema } from "~/lib/account-fields";
import { isSafeRedirectPath } from "~/lib/redirect-path";
import type { RequestContext } from "../request/context";
import { deleteAccountCookie, readAccountCookie } from "../session/account-cookies";
import { type ActionResult, attempt } from "./action-result";
import { createQrPath } from "./qr-path";
import { required } from "./required";
import { applySessionGrant, getSessionTokens } from "./sign-in";

export const SECOND_FACTOR_PATH = "/Akun/Dua-Langkah";
const EXPIRED_MESSAGE = "Waktu untuk menulis kode sudah habis. Masuk lagi dari awal.";

/** Whether a right password waits for its code in this browser. */
export const hasChallenge = async (context: RequestContext): Promise<boolean> =>
  (await readAccountCookie(context, "challenge")) !== undefined;

/** Completes a sign-in by a code. */
export async function signInWithCode(
  context: RequestContext,
  { code, device }: { code: string; device: string },
): Promise<ActionResult<{ location: string }>> {
  const challenge = await readAccountCookie(context, "challenge");
  if (!challenge) return { ok: false, status: 422, message: EXPIRED_MESSAGE, fields: {} };
  const deviceToken = await readAccountCookie(context, "device");
  const options = {
    fields: ["code"],
    messages: { 401: EXPIRED_MESSAGE },
    hostMessages: [403] as const,
  };
  return attempt(context, options, async () => {
    const body = { challenge, code, device, ...(deviceToken && { deviceToken }) };
    const { data } = await context.hosts.account.finishSignIn({ body });
    deleteAccountCookie(context, "challenge");
    return { location: await applySessionGrant(context, data) };
  });
}

/** @throws AppError unavailable */
export async function getSecondFactor(context: RequestContext) {
  const body = await getSessionTokens(context);
  const factor = await required(context.hosts.account.getSecondFactor({ body }));
  const { setup } = factor;
  return {
    ...factor,
    setup: setup && {
      // Groups of four are easier to type.
      key: setup.key.replace(/(.{4})(?=.)/g, "$1 "),
      uri: setup.uri,
      qr: createQrPath(setup.uri),
    },
  };
}

/** Starts, confirms or ends the second factor. @returns recovery codes of a confirmed one */
export const changeSecondFactor = (
  context: RequestContext,
  change: z.output<typeof secondFactorSchema>,
): Promise<ActionResult<{ recoveryCodes?: string[] }>> =>
  attempt(context, { fields: ["password", "code"], hostMessages: [409] }, async () => {
    const tokens = await getSessionTokens(context);
    const { account } = context.hosts;
    switch (change.step) {
      case "start":
        await account.startSecondFactor({ body: { ...tokens, password: change.password } });
        return {};
      case "confirm":
        return (await account.confirmSecondFactor({ body: { ...tokens, code: change.code } })).data;
      case "disable": {
        const { password, code } = change;
        await account.disableSecondFactor({ body: { ...tokens, password, code } });
        return {};
      }
    }
  });

/**
 * Leads people who decide on money to the set-up, if their tenant requires a second factor and they have none.
 * @throws Response a redirect
 */
export async function requireSecondFactorSetup(context: RequestContext): Promise<void> {
  const { hasAccountPages, hasOwnServices } = context.installation;
  if (!hasAccountPages || !hasOwnServices) return;
  const body = await getSessionTokens(context);
  const { isRequired, isOn } = await required(context.hosts.account.getSecondFactor({ body }));
  if (!isRequired || isOn) return;
  const query = new URLSearchParams({ lanjut: context.url.pathname });
  throw redirect(`${SECOND_FACTOR_PATH}?${query}`, 303);
}

/** Where the set-up was asked for; null for an address of another site. */
export function getNextPath({ url }: RequestContext): string | null {
  const path = url.searchParams.get("lanjut");
  return path && isSafeRedirectPath(path) ? path : null;
}
