import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import type { TeamFields } from "~/lib/team-fields";
import { DAY_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { Team } from "../../../hosts/services/teams";
import type { Schema } from "../../database/schema/schema";
import { notFound, type Queryable, validationError } from "../../kit/context";
import { toSearchText } from "../../kit/text";
import { getCityName } from "../regions/regions";

export type TeamRow = Selectable<Schema["teams"]>;
type MemberRow = Selectable<Schema["team_members"]>;

export const JOIN_CODE_TTL_MS = 7 * DAY_MS;
const INACTIVE_STATUSES = ["rejected", "withdrawn"] as const;
/** Excludes characters that look alike. */
const JOIN_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

export const createJoinCode = () =>
  Array.from({ length: 6 }, () => JOIN_CODE_ALPHABET[randomInt(JOIN_CODE_ALPHABET.length)]).join(
    "",
  );

/** @throws ApiError 422 for an unknown or closed event */
export async function requireOpenEvent(
  db: Queryable,
  { tenantId, slug, now }: { tenantId: string; slug: string; now: number },
): Promise<void> {
  const event = await db
    .selectFrom("team_events")
    .select("closes_at")
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!event) throw validationError({ event: "Kompetisi ini tidak dikenal" });
  if (event.closes_at <= now)
    throw validationError({ event: "Pendaftaran kompetisi ini sudah ditutup" });
}

/** Finds the registered school of an NPSN. @throws ApiError 422 */
export async function requireSchoolId(
  db: Queryable,
  tenantId: string,
  npsn: string,
): Promise<string> {
  const school = await db
    .selectFrom("schools")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("npsn", "=", npsn)
    .where("status", "!=", "rejected")
    .executeTakeFirst();
  if (!school)
    throw validationError({
      schoolNpsn: "Sekolah ini belum terdaftar. Daftarkan sekolah Anda terlebih dahulu.",
    });
  return school.id;
}

const TAKEN_MESSAGE = "Nama tim atau salah satu siswa baru saja terdaftar di tim lain.";

/** For violations of the unique keys by concurrent registrations, which do not tell the field. */
export const createTeamConflict = () =>
  new ApiError(409, TAKEN_MESSAGE, { teamName: TAKEN_MESSAGE });

interface UniqueTeamInput {
  tenantId: string;
  team: TeamFields;
  /** The team itself when it is changed. */
  teamId?: string;
}

/**
 * Checks that team name and students are not taken in the event.
 * @throws ApiError 409 at the field
 */
export async function requireUniqueTeam(
  trx: Queryable,
  { tenantId, team: { event, teamName, members }, teamId = "" }: UniqueTeamInput,
): Promise<void> {
  const conflict = (field: string, message: string) =>
    new ApiError(409, message, { [field]: message });
  const namesake = await trx
    .selectFrom("teams")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("event_slug", "=", event)
    .where("name_key", "=", toSearchText(teamName))
    .where("status", "not in", INACTIVE_STATUSES)
    .where("id", "!=", teamId)
    .executeTakeFirst();
  if (namesake) throw conflict("teamName", "Nama tim ini sudah dipakai di kompetisi ini");
  const takenMember = await trx
    .selectFrom("team_members")
    .select("nisn")
    .where("lms_id", "=", tenantId)
    .where("event_slug", "=", event)
    .where("active", "=", 1)
    .where("team_id", "!=", teamId)
    .where(
      "nisn",
      "in",
      members.map(({ nisn }) => nisn),
    )
    .executeTakeFirst();
  const index = members.findIndex(({ nisn }) => nisn === takenMember?.nisn);
  if (index >= 0) throw conflict(`members.${index}.nisn`, "Siswa ini sudah terdaftar di tim lain");
}

export const toTeamColumns = ({
  teamName,
  category,
  programme,
  idea,
  coach,
  event,
}: TeamFields) => ({
  name: teamName,
  name_key: toSearchText(teamName),
  category,
  programme,
  idea,
  coach: JSON.stringify(coach),
  event_slug: event,
});

interface ReplaceMembersInput {
  tenantId: string;
  teamId: string;
  team: TeamFields;
}

/** Replaces a team's members; members with the same NISN keep their account. */
export async function replaceMembers(
  trx: Queryable,
  { tenantId, teamId, team: { event, members, captainIndex } }: ReplaceMembersInput,
): Promise<void> {
  const previousMembers = await trx
    .selectFrom("team_members")
    .select(["nisn", "user_id"])
    .where("lms_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .execute();
  await trx
    .deleteFrom("team_members")
    .where("lms_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .execute();
  const rows = members.map(({ nisn, name, ...details }, place) => ({
    lms_id: tenantId,
    team_id: teamId,
    event_slug: event,
    place,
    nisn,
    name,
    details: JSON.stringify(details),
    is_captain: Number(place === captainIndex),
    active: 1,
    user_id: previousMembers.find((member) => member.nisn === nisn)?.user_id ?? null,
  }));
  await trx.insertInto("team_members").values(rows).execute();
}

export async function readTeam(db: Queryable, row: TeamRow): Promise<Team> {
  const [team] = await readTeams(db, row.lms_id, [row]);
  if (!team) throw notFound("Pendaftaran tim");
  return team;
}

/** Reads teams with their event, school and members. */
export async function readTeams(
  db: Queryable,
  tenantId: string,
  rows: readonly TeamRow[],
): Promise<Team[]> {
  if (rows.length === 0) return [];
  const related = await readTeamRelations(db, tenantId, rows);
  return rows.map((row) => toTeam(row, related));
}

type TeamRelations = Awaited<ReturnType<typeof readTeamRelations>>;

async function readTeamRelations(db: Queryable, tenantId: string, rows: readonly TeamRow[]) {
  const distinct = <K extends keyof TeamRow>(key: K) => [...new Set(rows.map((row) => row[key]))];
  const [events, schools, members] = await Promise.all([
    db
      .selectFrom("team_events")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("slug", "in", distinct("event_slug"))
      .execute(),
    db
      .selectFrom("schools")
      .select(["id", "npsn", "name", "city_id", "province_id"])
      .where("lms_id", "=", tenantId)
      .where("id", "in", distinct("school_id"))
      .execute(),
    db
      .selectFrom("team_members")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("team_id", "in", distinct("id"))
      .orderBy("place")
      .execute(),
  ]);
  return { events, schools, members };
}

function toTeam(row: TeamRow, { events, schools, members }: TeamRelations): Team {
  const event = events.find(({ slug }) => slug === row.event_slug);
  const school = schools.find(({ id }) => id === row.school_id);
  const teamMembers = members.filter(({ team_id }) => team_id === row.id);
  const { id, number, name: teamName, category, programme, idea, status, reason, version } = row;
  return {
    id,
    number,
    teamName,
    category,
    programme,
    idea,
    status,
    reason,
    version,
    coach: JSON.parse(row.coach),
    event: { slug: row.event_slug, title: event?.title ?? "", closesAt: event?.closes_at ?? 0 },
    school: {
      npsn: school?.npsn ?? "",
      name: school?.name ?? "",
      city: getCityName(school?.city_id ?? ""),
      provinceId: school?.province_id ?? "",
    },
    members: teamMembers.map(toMember),
    captainIndex: teamMembers.findIndex(({ is_captain }) => is_captain === 1),
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const toMember = ({ nisn, name, details, user_id }: MemberRow): Team["members"][number] => ({
  ...JSON.parse(details),
  nisn,
  name,
  joined: user_id !== null,
});
