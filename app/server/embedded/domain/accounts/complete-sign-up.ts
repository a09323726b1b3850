import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { enrol } from "../classes/enrol";
import type { SignUpProfile } from "./start-sign-up";

const ACCOUNT_EXISTS_MESSAGE = "Email ini sudah punya akun. Silakan masuk.";

interface CompleteSignUpInput {
  signUpId: string;
  /** Chosen by an invited user on acceptance; null when the sign-up already holds one. */
  passwordHash: string | null;
  now: number;
}

/**
 * Creates the user of a sign-up or invitation with profile, roles and team membership, those of other open
 * invitations too; repeated calls return the same user.
 * @throws ApiError 409 if the email address got an account in another way
 */
export async function completeSignUp(
  trx: Queryable,
  { signUpId, passwordHash, now }: CompleteSignUpInput,
): Promise<{ id: string; name: string; email: string }> {
  // A no-op update locks the row: the second of two concurrent calls finds the first one's user.
  await trx
    .updateTable("sign_ups")
    .set((eb) => ({ created_at: eb.ref("created_at") }))
    .where("id", "=", signUpId)
    .execute();
  const signUp = await trx
    .selectFrom("sign_ups")
    .selectAll()
    .where("id", "=", signUpId)
    .executeTakeFirstOrThrow();
  const { email, name } = signUp;
  if (signUp.user_id) return { id: signUp.user_id, name, email };

  const password_hash = passwordHash ?? signUp.password_hash;
  if (password_hash === null) throw new Error("sign-up completed without a password");
  const id = newRecordId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("users")
    .values({ id, email, name, password_hash, created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError(409, ACCOUNT_EXISTS_MESSAGE);

  const profile: SignUpProfile = JSON.parse(signUp.profile);
  await trx
    .insertInto("user_profiles")
    .values({ ...profile, user_id: id, consent_at: profile.consent_at || now })
    .execute();
  // The address is verified by now, whichever link was followed.
  const invitations = await findOtherInvitations(trx, signUp, now);
  for (const offer of [signUp, ...invitations]) {
    await acceptOffer(trx, offer, { userId: id, now });
    await trx
      .updateTable("sign_ups")
      .set({ user_id: id, password_hash: null })
      .where("id", "=", offer.id)
      .execute();
  }
  return { id, name, email };
}

type SignUp = Schema["sign_ups"];

/** Open invitations of the same tenant and address. */
const findOtherInvitations = (trx: Queryable, { id, lms_id, email }: SignUp, now: number) =>
  trx
    .selectFrom("sign_ups")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("email", "=", email)
    .where("id", "!=", id)
    .where("password_hash", "is", null)
    .where("user_id", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .execute();

/** Gives the user the roles, provinces, team and class of a sign-up or invitation. */
async function acceptOffer(
  trx: Queryable,
  offer: SignUp,
  { userId: user_id, now }: { userId: string; now: number },
): Promise<void> {
  const { lms_id } = offer;
  for (const role of JSON.parse(offer.roles) as number[])
    await trx
      .insertInto("user_roles")
      .values({ lms_id, user_id, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const province_id of JSON.parse(offer.province_ids ?? "[]") as string[])
    await trx
      .insertInto("region_leads")
      .values({ lms_id, user_id, province_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (offer.team_id)
    await linkTeamMember(trx, {
      tenantId: lms_id,
      teamId: offer.team_id,
      nisn: offer.team_nisn,
      userId: user_id,
    });
  // A class that is full meanwhile is left out: the account does not depend on it.
  if (offer.class_id)
    await enrol(trx, {
      lms_id,
      class_id: offer.class_id,
      user_id,
      source: "admin",
      created_at: now,
    });
}

interface TeamMemberLink {
  tenantId: string;
  teamId: string;
  /** Null for the coach. */
  nisn: string | null;
  userId: string;
}

async function linkTeamMember(
  trx: Queryable,
  { tenantId, teamId, nisn, userId }: TeamMemberLink,
): Promise<void> {
  if (nisn === null) {
    await trx
      .updateTable("teams")
      .set({ coach_user_id: userId })
      .where("lms_id", "=", tenantId)
      .where("id", "=", teamId)
      .where("coach_user_id", "is", null)
      .execute();
    return;
  }
  await trx
    .updateTable("team_members")
    .set({ user_id: userId })
    .where("lms_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .where("nisn", "=", nisn)
    .where("user_id", "is", null)
    .execute();
}
