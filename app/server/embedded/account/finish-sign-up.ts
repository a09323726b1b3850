import { HostRefusal } from "../../hosts/implement";
import type { Queryable } from "../context";
import { newRecordId } from "../ids";
import type { SignUpProfile } from "./begin-sign-up";

const HAS_ACCOUNT = "Email ini sudah punya akun. Silakan masuk.";

/**
 * Makes the user that somebody signed up to be, or was invited to be, with roles, profile and place in a team. In the caller's
 * transaction. Asked again it answers with the same user.
 * @param passwordHash of an invited person, who chooses it now
 * @throws HostRefusal 409 when the address has got an account in another way since
 */
export async function finishSignUp(trx: Queryable, signUpId: string, passwordHash: string | null, now: number) {
  // Writing first holds the row: of two who follow the link at once the second finds the user that the first made.
  await trx
    .updateTable("sign_ups")
    .set((eb) => ({ created_at: eb.ref("created_at") }))
    .where("id", "=", signUpId)
    .execute();
  const signUp = await trx.selectFrom("sign_ups").selectAll().where("id", "=", signUpId).executeTakeFirstOrThrow();
  const { email, name, lms_id } = signUp;
  if (signUp.user_id) return { user: { id: signUp.user_id, name, email }, isNew: false };
  const password_hash = passwordHash ?? signUp.password_hash;
  if (password_hash === null) throw new Error("an invitation was finished without a password");
  const id = newRecordId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("users")
    .values({ id, email, name, password_hash, created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new HostRefusal(409, HAS_ACCOUNT);
  const profile: SignUpProfile = JSON.parse(signUp.profile);
  await trx
    .insertInto("user_profiles")
    .values({ ...profile, user_id: id, consent_at: profile.consent_at || now })
    .execute();
  for (const role of JSON.parse(signUp.roles) as number[])
    await trx.insertInto("user_roles").values({ lms_id, user_id: id, role }).execute();
  for (const province_id of JSON.parse(signUp.province_ids ?? "[]") as string[])
    await trx.insertInto("region_leads").values({ lms_id, user_id: id, province_id }).execute();
  if (signUp.team_id) await joinInvitedTeam(trx, lms_id, signUp.team_id, signUp.team_nisn, id);
  // The hash is the user's now.
  await trx.updateTable("sign_ups").set({ user_id: id, password_hash: null }).where("id", "=", signUpId).execute();
  return { user: { id, name, email }, isNew: true };
}

/** @param nisn of the member; null for the coach */
async function joinInvitedTeam(trx: Queryable, lmsId: string, teamId: string, nisn: string | null, userId: string): Promise<void> {
  if (nisn === null) {
    await trx
      .updateTable("teams")
      .set({ coach_user_id: userId })
      .where("lms_id", "=", lmsId)
      .where("id", "=", teamId)
      .where("coach_user_id", "is", null)
      .execute();
    return;
  }
  await trx
    .updateTable("team_members")
    .set({ user_id: userId })
    .where("lms_id", "=", lmsId)
    .where("team_id", "=", teamId)
    .where("nisn", "=", nisn)
    .where("user_id", "is", null)
    .execute();
}
