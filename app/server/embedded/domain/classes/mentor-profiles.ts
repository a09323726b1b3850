import { type SqlBool, sql } from "kysely";
import type { ProfileSettings } from "~/lib/profile-fields";
import { getRoleLabel } from "~/lib/roles";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { MentorProfile } from "../../../hosts/learning/mentor-profiles";
import type { Schema } from "../../database/schema/schema";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
} from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { toLikePattern } from "../../kit/text";
import { getUserName } from "../accounts/users";

const OWN = "me";

interface Teacher {
  id: string;
  name: string;
  role: number;
}

interface Claim {
  tenantId: string;
  teacher: Teacher;
  now: number;
}

/**
 * The tenant's public profile of a teacher: the one of the account, else one of the same name without an
 * account, which becomes theirs, else a new one without text.
 */
export async function claimProfile(
  trx: Queryable,
  { tenantId, teacher, now }: Claim,
): Promise<{ id: string; name: string }> {
  const profiles = trx.selectFrom("mentors").select(["id", "name"]).where("lms_id", "=", tenantId);
  const own = await profiles.where("user_id", "=", teacher.id).executeTakeFirst();
  if (own) return own;
  const unclaimed = await profiles
    .where("name", "=", teacher.name)
    .where("user_id", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  if (!unclaimed) return insertProfile(trx, { tenantId, teacher, now });
  await trx
    .updateTable("mentors")
    .set({ user_id: teacher.id })
    .where("lms_id", "=", tenantId)
    .where("id", "=", unclaimed.id)
    .execute();
  return unclaimed;
}

async function insertProfile(trx: Queryable, { tenantId, teacher, now }: Claim) {
  const profile = { id: newRecordId(), name: teacher.name };
  await trx
    .insertInto("mentors")
    .values({
      ...profile,
      lms_id: tenantId,
      role: getRoleLabel(teacher.role),
      bio: "",
      avatar: null,
      updated_at: now,
      user_id: teacher.id,
      links: null,
    })
    .execute();
  return profile;
}

interface Caller {
  tenantId: string;
  user: HostUser;
}

const queryProfiles = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("mentors as m")
    .selectAll("m")
    .select(
      sql<number>`(select count(*) from class_mentors cm where cm.lms_id = m.lms_id and cm.mentor_id = m.id)`.as(
        "classes",
      ),
    )
    .where("m.lms_id", "=", tenantId);

const toProfile = ({
  id,
  name,
  role,
  bio,
  avatar,
  links,
  classes,
  updated_at: version,
}: Schema["mentors"] & { classes: number }): MentorProfile => ({
  id,
  name,
  role,
  bio,
  avatar,
  links: JSON.parse(links ?? "[]") as string[],
  classes: Number(classes),
  version,
});

type ListCall = Caller & { page: number; perPage: number; search?: string | undefined };

/** A page of profiles by name. @throws ApiError 403 */
export async function listMentorProfiles(
  { db }: HostContext,
  { tenantId, user, page, perPage, search }: ListCall,
) {
  requirePermission(user, "class.manageAll");
  let query = queryProfiles(db, tenantId);
  if (search)
    query = query.where(
      sql<SqlBool>`lower(m.name) like ${toLikePattern(search.toLowerCase())} escape ${sql.lit("\\")}`,
    );
  const { rows, ...paging } = await readPage(
    query.orderBy("m.name").orderBy("m.id"),
    page,
    perPage,
  );
  return { ...paging, items: rows.map(toProfile) };
}

type ProfileCall = Caller & { id: string };

/** @returns id of a profile that the user may write @throws ApiError 403 */
async function findProfileId(
  trx: Queryable,
  { tenantId, user, id }: ProfileCall,
  now: number,
): Promise<string> {
  if (id !== OWN) {
    requirePermission(user, "class.manageAll");
    return id;
  }
  requirePermission(user, "profile.edit");
  const [role = 0] = user.roles;
  const teacher = { id: user.id, name: await getUserName(trx, user.id), role };
  return (await claimProfile(trx, { tenantId, teacher, now })).id;
}

async function readProfile(db: Queryable, tenantId: string, id: string) {
  const row = await queryProfiles(db, tenantId).where("m.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Profil");
  return toProfile(row);
}

/** One's own profile is made on first sight. @throws ApiError 403, 404 */
export const getMentorProfile = ({ db, clock }: HostContext, call: ProfileCall) =>
  db.transaction().execute(async (trx) => {
    const id = await findProfileId(trx, call, clock());
    return readProfile(trx, call.tenantId, id);
  });

type SaveCall = ProfileCall & { version: number; settings: ProfileSettings };

/** @throws ApiError 403, 404, 409 for a stale version */
export const saveMentorProfile = ({ db, clock }: HostContext, call: SaveCall) =>
  db.transaction().execute(async (trx) => {
    const { tenantId, version, settings } = call;
    const now = clock();
    const id = await findProfileId(trx, call, now);
    const { numUpdatedRows } = await trx
      .updateTable("mentors")
      .set({
        ...settings,
        links: JSON.stringify(settings.links),
        updated_at: Math.max(now, version + 1),
      })
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("updated_at", "=", version)
      .executeTakeFirst();
    const profile = await readProfile(trx, tenantId, id);
    if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
    return profile;
  });
