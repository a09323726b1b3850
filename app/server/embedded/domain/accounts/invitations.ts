import type { Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { createInvitationEmail } from "./account-emails";
import { INVITATION_TTL_MS, issueLinkToken } from "./link-tokens";
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
}

/** Emails an invitation link, valid for 7 days, that creates an account with these roles. */
export async function sendInvitation(
  trx: Queryable,
  invitation: Invitation,
  { site, now }: { site: MailSite; now: number },
): Promise<void> {
  const { tenantId, email, name, roles, reason, profile, provinceIds, team } = invitation;
  const id = newRecordId();
  await trx
    .insertInto("sign_ups")
    .values({
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
    })
    .execute();
  const token = await issueLinkToken(trx, { kind: "invite", tenantId, signUpId: id }, now);
  await enqueueMail(trx, {
    tenantId,
    to: email,
    now,
    ...createInvitationEmail(site, { name, token, roles, reason }),
  });
}
