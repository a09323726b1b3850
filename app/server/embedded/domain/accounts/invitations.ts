import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { createMailRow } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { createInvitationEmail } from "./account-emails";
import { createLinkToken, INVITATION_TTL_MS } from "./link-tokens";
import { EMPTY_PROFILE, type SignUpProfile } from "./start-sign-up";

interface Invitation {
  tenantId: string;
  email: string;
  name: string;
  roles: readonly number[];
  /** First sentence of the email. */
  reason: string;
  profile?: Partial<SignUpProfile>;
  /** Provinces of a region lead. */
  provinceIds?: readonly string[];
  team?: { id: string; nisn: string | null };
  /** Class that the person joins with the account. */
  classId?: string | null;
}

interface InvitationSource {
  site: MailSite;
  now: number;
}

/** Rows of an invitation: its link, valid for 7 days, creates an account with these roles. */
export function createInvitationRows(invitation: Invitation, { site, now }: InvitationSource) {
  const { tenantId, email, name, roles, reason, profile, provinceIds, team, classId } = invitation;
  const id = newRecordId();
  const signUp: Schema["sign_ups"] = {
    id,
    lms_id: tenantId,
    email,
    name,
    password_hash: null,
    profile: JSON.stringify({ ...EMPTY_PROFILE, ...profile }),
    roles: JSON.stringify(roles),
    province_ids: provinceIds ? JSON.stringify(provinceIds) : null,
    team_id: team?.id ?? null,
    team_nisn: team?.nisn ?? null,
    created_at: now,
    expires_at: now + INVITATION_TTL_MS,
    user_id: null,
    browser_hash: null,
    class_id: classId ?? null,
  };
  const link = createLinkToken({ kind: "invite", tenantId, signUpId: id }, now);
  const content = createInvitationEmail(site, { name, token: link.token, roles, reason });
  return { signUp, link: link.row, mail: createMailRow({ tenantId, to: email, now, ...content }) };
}

/** Stores invitations and queues their emails. */
export async function insertInvitations(
  trx: Queryable,
  invitations: readonly ReturnType<typeof createInvitationRows>[],
): Promise<void> {
  if (invitations.length === 0) return;
  const signUps = invitations.map(({ signUp }) => signUp);
  await trx.insertInto("sign_ups").values(signUps).execute();
  const links = invitations.map(({ link }) => link);
  await trx.insertInto("account_tokens").values(links).execute();
  const mails = invitations.map(({ mail }) => mail);
  await trx.insertInto("outbox").values(mails).execute();
}

/** Emails an invitation. */
export const sendInvitation = (
  trx: Queryable,
  invitation: Invitation,
  source: InvitationSource,
): Promise<void> => insertInvitations(trx, [createInvitationRows(invitation, source)]);
