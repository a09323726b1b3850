import { ApiError } from "../../../hosts/host-handler";
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
 * Creates the user of a sign-up or invitation with roles, profile and team membership; repeated
 * calls return the same user.
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
  const { email, name, lms_id } = signUp;
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
  for (const role of JSON.parse(signUp.roles) as number[])
    await trx.insertInto("user_roles").values({ lms_id, user_id: id, role }).execute();
  for (const province_id of JSON.parse(signUp.province_ids ?? "[]") as string[])
    await trx.insertInto("region_leads").values({ lms_id, user_id: id, province_id }).execute();
  if (signUp.team_id)
    await linkTeamMember(trx, {
      tenantId: lms_id,
      teamId: signUp.team_id,
      nisn: signUp.team_nisn,
      userId: id,
    });
  // A class that is full meanwhile is left out: the account does not depend on it.
  if (signUp.class_id)
    await enrol(trx, {
      lms_id,
      class_id: signUp.class_id,
      user_id: id,
      source: "admin",
      created_at: now,
    });
  await trx
    .updateTable("sign_ups")
    .set({ user_id: id, password_hash: null })
    .where("id", "=", signUpId)
    .execute();
  return { id, name, email };
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
