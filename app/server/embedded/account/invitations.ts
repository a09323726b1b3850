import type { Queryable } from "../context";
import { newRecordId } from "../ids";
import { enqueueMail } from "../outbox";
import { invitationMail } from "./account-mails";
import { INVITE_MS, issueLinkToken } from "./account-tokens";
import type { SignUpProfile } from "./begin-sign-up";
import type { MailSite } from "./mail-site";

interface Invitation {
  lmsId: string;
  email: string;
  name: string;
  roles: readonly number[];
  /** Why, in a sentence that begins the mail. */
  reason: string;
  profile?: Partial<SignUpProfile>;
  /** Of somebody who is to lead a region (9). */
  provinceIds?: readonly string[];
  team?: { id: string; nisn: string | null };
}

const EMPTY: SignUpProfile = {
  ...{ phone: null, avatar: null, birth_date: null, province_id: null, city_id: null, occupation: null, school: null, guardian: null },
  consent_at: 0,
};

/** Invites somebody without an account by mail, for seven days; the link makes the account with these roles. */
export async function invite(trx: Queryable, invitation: Invitation, site: MailSite, now: number): Promise<void> {
  const { lmsId, email, name, roles, reason, profile, provinceIds, team } = invitation;
  const id = newRecordId();
  await trx
    .insertInto("sign_ups")
    .values({
      ...{
        id,
        lms_id: lmsId,
        email,
        name,
        password_hash: null,
        profile: JSON.stringify({ ...EMPTY, ...profile }),
        roles: JSON.stringify(roles),
      },
      ...{
        province_ids: provinceIds ? JSON.stringify(provinceIds) : null,
        team_id: team?.id ?? null,
        team_nisn: team?.nisn ?? null,
        created_at: now,
        expires_at: now + INVITE_MS,
      },
    })
    .execute();
  const token = await issueLinkToken(trx, { kind: "invite", lmsId, signUpId: id }, now);
  await enqueueMail(trx, { lmsId, to: email, now, ...invitationMail(site, name, token, roles, reason) });
}
