import type { SessionGrant } from "../../../hosts/account/schemas";
import type { HostContext } from "../../kit/context";
import { hashPassword } from "../../kit/password-hash";
import { completeSignUp } from "./complete-sign-up";
import { consumeLinkToken, createInvalidLinkError, findLinkToken } from "./link-tokens";
import { createSession, type DeviceInput } from "./sessions";
import {
  beginSignUp,
  EMPTY_PROFILE,
  type EmailSent,
  requireStrongPassword,
  type SignUpInput,
} from "./start-sign-up";

/** Starts a sign-up without profile data. @throws ApiError 422, 429 */
export function signUp(
  context: HostContext,
  input: Omit<SignUpInput, "operation" | "profile">,
): Promise<EmailSent> {
  return beginSignUp(context, {
    ...input,
    operation: "signUp",
    profile: { ...EMPTY_PROFILE, consent_at: context.clock() },
  });
}

/** Reads the invitation of a link. @throws ApiError 404 */
export async function getInvitation(
  context: HostContext,
  { tenantId, token }: { tenantId: string; token: string },
): Promise<{ name: string; email: string; roles: number[] }> {
  const { name, email, roles } = await requireInvitation(context, tenantId, token);
  return { name, email, roles: JSON.parse(roles) };
}

interface AcceptInvitationInput extends DeviceInput {
  tenantId: string;
  token: string;
  password: string;
}

/** Creates the invited account with its password and signs in. @throws ApiError 404, 409, 422 */
export async function acceptInvitation(
  context: HostContext,
  { tenantId, token, password, clientIp, deviceToken, device }: AcceptInvitationInput,
): Promise<SessionGrant> {
  const { id: signUpId, name, email } = await requireInvitation(context, tenantId, token);
  requireStrongPassword(password, name, email);
  const passwordHash = await hashPassword(password);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    await consumeLinkToken(trx, { kind: "invite", tenantId, token, now });
    const user = await completeSignUp(trx, { signUpId, passwordHash, now });
    return createSession(context, trx, { tenantId, user, clientIp, deviceToken, device });
  });
}

async function requireInvitation({ db, clock }: HostContext, tenantId: string, token: string) {
  const link = await findLinkToken(db, { kind: "invite", tenantId, token, now: clock() });
  if (!link?.sign_up_id) throw createInvalidLinkError();
  return db
    .selectFrom("sign_ups")
    .selectAll()
    .where("id", "=", link.sign_up_id)
    .executeTakeFirstOrThrow();
}
