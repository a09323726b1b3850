import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import type { TeamFields } from "~/lib/team-fields";
import { HostRefusal } from "../../hosts/implement";
import type { Team } from "../../hosts/services/teams";
import { invalid, type Queryable } from "../context";
import { cityName } from "../regions";
import type { Schema } from "../schema/schema";
import { searchText } from "../text";

export type TeamRow = Selectable<Schema["teams"]>;
type MemberRow = Selectable<Schema["team_members"]>;

export const JOIN_MS = 7 * 24 * 3_600_000;
const FREED = ["rejected", "withdrawn"] as const;
/** Without those that look alike. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

export const newJoinCode = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** @throws HostRefusal 422 for a competition that is unknown or closed */
export async function requireOpenEvent(db: Queryable, lmsId: string, slug: string, now: number): Promise<void> {
  const event = await db
    .selectFrom("team_events")
    .select("closes_at")
    .where("lms_id", "=", lmsId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!event) throw invalid({ event: "Kompetisi ini tidak dikenal" });
  if (event.closes_at <= now) throw invalid({ event: "Pendaftaran kompetisi ini sudah ditutup" });
}

/** The registered school of an NPSN. @throws HostRefusal 422 */
export async function schoolOf(db: Queryable, lmsId: string, npsn: string): Promise<string> {
  const school = await db
    .selectFrom("schools")
    .select("id")
    .where("lms_id", "=", lmsId)
    .where("npsn", "=", npsn)
    .where("status", "!=", "rejected")
    .executeTakeFirst();
  if (!school) throw invalid({ schoolNpsn: "Sekolah ini belum terdaftar. Daftarkan sekolah Anda terlebih dahulu." });
  return school.id;
}

/**
 * A name is one team's in a competition, and a student in one team.
 * @throws HostRefusal 409 at the field
 */
export async function requireFreeTeam(trx: Queryable, lmsId: string, { event, teamName, members }: TeamFields, ownId = ""): Promise<void> {
  const conflict = (field: string, message: string) => new HostRefusal(409, message, { [field]: message });
  const namesake = await trx
    .selectFrom("teams")
    .select("id")
    .where("lms_id", "=", lmsId)
    .where("event_slug", "=", event)
    .where("name_key", "=", searchText(teamName))
    .where("status", "not in", FREED)
    .where("id", "!=", ownId)
    .executeTakeFirst();
  if (namesake) throw conflict("teamName", "Nama tim ini sudah dipakai di kompetisi ini");
  const taken = await trx
    .selectFrom("team_members")
    .select("nisn")
    .where("lms_id", "=", lmsId)
    .where("event_slug", "=", event)
    .where("active", "=", 1)
    .where("team_id", "!=", ownId)
    .where(
      "nisn",
      "in",
      members.map(({ nisn }) => nisn),
    )
    .executeTakeFirst();
  const index = members.findIndex(({ nisn }) => nisn === taken?.nisn);
  if (index >= 0) throw conflict(`members.${index}.nisn`, "Siswa ini sudah terdaftar di tim lain");
}

/** The columns that a form fills. */
export const teamColumns = ({ teamName, category, programme, idea, coach, event }: TeamFields) => ({
  ...{ name: teamName, name_key: searchText(teamName), category, programme, idea, coach: JSON.stringify(coach), event_slug: event },
});

/** Writes a team's members anew; who has joined stays joined. */
export async function writeMembers(
  trx: Queryable,
  lmsId: string,
  teamId: string,
  { event, members, captainIndex }: TeamFields,
): Promise<void> {
  const before = await trx
    .selectFrom("team_members")
    .select(["nisn", "user_id"])
    .where("lms_id", "=", lmsId)
    .where("team_id", "=", teamId)
    .execute();
  await trx.deleteFrom("team_members").where("lms_id", "=", lmsId).where("team_id", "=", teamId).execute();
  const rows = members.map(({ nisn, name, ...details }, place) => ({
    ...{ lms_id: lmsId, team_id: teamId, event_slug: event, place, nisn, name, details: JSON.stringify(details) },
    ...{ is_captain: Number(place === captainIndex), active: 1, user_id: before.find((member) => member.nisn === nisn)?.user_id ?? null },
  }));
  await trx.insertInto("team_members").values(rows).execute();
}

/** Teams with what belongs to them. */
export async function readTeams(db: Queryable, lmsId: string, rows: readonly TeamRow[]): Promise<Team[]> {
  if (rows.length === 0) return [];
  const of = <K extends keyof TeamRow>(key: K) => [...new Set(rows.map((row) => row[key]))];
  const [events, schools, members] = await Promise.all([
    db.selectFrom("team_events").selectAll().where("lms_id", "=", lmsId).where("slug", "in", of("event_slug")).execute(),
    db
      .selectFrom("schools")
      .select(["id", "npsn", "name", "city_id", "province_id"])
      .where("lms_id", "=", lmsId)
      .where("id", "in", of("school_id"))
      .execute(),
    db.selectFrom("team_members").selectAll().where("lms_id", "=", lmsId).where("team_id", "in", of("id")).orderBy("place").execute(),
  ]);
  return rows.map((row) => {
    const event = events.find(({ slug }) => slug === row.event_slug);
    const school = schools.find(({ id }) => id === row.school_id);
    const own = members.filter(({ team_id }) => team_id === row.id);
    const { id, number, name: teamName, category, programme, idea, status, reason, version } = row;
    return {
      ...{ id, number, teamName, category, programme, idea, status, reason, version, coach: JSON.parse(row.coach) },
      event: { slug: row.event_slug, title: event?.title ?? "", closesAt: event?.closes_at ?? 0 },
      school: {
        ...{ npsn: school?.npsn ?? "", name: school?.name ?? "", city: cityName(school?.city_id ?? "") },
        provinceId: school?.province_id ?? "",
      },
      members: own.map(toMember),
      captainIndex: own.findIndex(({ is_captain }) => is_captain === 1),
      ...{ decidedBy: row.decided_by_name, decidedAt: row.decided_at, createdAt: row.created_at, updatedAt: row.updated_at },
    };
  });
}

const toMember = ({ nisn, name, details, user_id }: MemberRow): Team["members"][number] => ({
  ...JSON.parse(details),
  ...{ nisn, name, joined: user_id !== null },
});
