import { randomBytes } from "node:crypto";
import { schoolFields } from "~/lib/school-fields";
import { slugify } from "~/lib/slug";
import { DAY_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { getCityName } from "../domain/regions/regions";
import { toSchoolColumns } from "../domain/schools/schools";
import { createJoinCode } from "../domain/schools/teams";
import { deriveRecordId, sha256 } from "../kit/ids";
import { toSearchText } from "../kit/text";
import { type SeedRegistration, type SeedTeam, teamEvent } from "./content/schools";
import { createNumberSequence } from "./number-sequence";

/** Between registration and decision. */
const DECISION_DELAY_MS = 2 * DAY_MS;
const JOIN_CODE_TTL_MS = 7 * DAY_MS;

interface Reviewer {
  id: string;
  name: string;
}

/** Random, because a derived key would let anyone edit the seeded record. */
const createUnknownKeyHash = () => sha256(randomBytes(24).toString("base64url"));
const getSeedPhone = (...parts: string[]) =>
  `+62812000${deriveRecordId("phone", ...parts).slice(-5)}`;
const getSeedEmail = (name: string, place: string) => `${slugify(name)}@${slugify(place)}.example`;

export const getSchoolId = (tenantId: string, npsn: string) =>
  deriveRecordId("school", tenantId, npsn);
export const getTeamId = (tenantId: string, name: string) => deriveRecordId("team", tenantId, name);

const toDecisionColumns = (status: string, at: number, by: Reviewer, reason: string | null) => {
  const isDecided = ["verified", "rejected", "revision_requested"].includes(status);
  return {
    reason,
    decided_by: isDecided ? by.id : null,
    decided_by_name: isDecided ? by.name : null,
    decided_at: isDecided ? at + DECISION_DELAY_MS : null,
    version: isDecided ? 2 : 1,
    manage_key_hash: createUnknownKeyHash(),
    created_at: at,
    updated_at: isDecided ? at + DECISION_DELAY_MS : at,
  };
};

/** Oldest first. */
export function toSchoolRows(
  tenantId: string,
  registrations: readonly SeedRegistration[],
  by: Reviewer,
  now: number,
) {
  const numbers = createNumberSequence(tenantId, "school", "SEKOLAH");
  const rows = registrations
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map((seed): Schema["schools"] => {
      const { npsn, name, cityId, ownership } = seed.school;
      const at = now - seed.daysAgo * DAY_MS;
      const fields = schoolFields.parse({
        npsn,
        name,
        type: "SMK",
        status: ownership,
        provinceId: cityId.slice(0, 2),
        cityId,
        address: `${seed.address}, ${getCityName(cityId)}`,
        postcode: seed.postcode,
        principal: { name: seed.principal, phone: getSeedPhone(npsn, "principal") },
        pic: {
          name: seed.pic,
          position: "Wakil kepala sekolah",
          email: getSeedEmail(seed.pic, name),
          phone: getSeedPhone(npsn, "pic"),
        },
        students: seed.students,
        majors: seed.majors,
      });
      return {
        ...toSchoolColumns(fields),
        lms_id: tenantId,
        id: getSchoolId(tenantId, npsn),
        number: numbers.next(at),
        status: seed.status,
        ...toDecisionColumns(seed.status, at, by, seed.reason),
      };
    });
  return { rows, counters: numbers.counters() };
}

/** The competition with its teams and members, oldest first. */
export function toTeamRows(
  tenantId: string,
  teams: readonly SeedTeam[],
  by: Reviewer,
  now: number,
) {
  const numbers = createNumberSequence(tenantId, "team", "LIGA");
  const { slug, title, closesIn } = teamEvent;
  const event: Schema["team_events"] = {
    lms_id: tenantId,
    slug,
    title,
    closes_at: now + closesIn * DAY_MS,
    created_at: now - 30 * DAY_MS,
  };
  const ordered = teams.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const rows = ordered.map((seed): Schema["teams"] => {
    const at = now - seed.daysAgo * DAY_MS;
    const { name, category, programme, idea, school } = seed;
    const coach = {
      name: seed.coach,
      phone: getSeedPhone(name, "coach"),
      email: getSeedEmail(seed.coach, school.name),
    };
    return {
      lms_id: tenantId,
      id: getTeamId(tenantId, name),
      number: numbers.next(at),
      event_slug: slug,
      school_id: getSchoolId(tenantId, school.npsn),
      name,
      name_key: toSearchText(name),
      category,
      programme,
      idea,
      coach: JSON.stringify(coach),
      coach_user_id: null,
      status: seed.status,
      join_code: createJoinCode(),
      join_ends_at: at + JOIN_CODE_TTL_MS,
      ...toDecisionColumns(seed.status, at, by, seed.reason),
    };
  });
  const members = ordered.flatMap(({ name: team, school, status, members: names }) =>
    names.map((name, place): Schema["team_members"] => {
      const contact = {
        grade: "XI",
        gender: null,
        phone: null,
        email: getSeedEmail(name, school.name),
      };
      const guardian = {
        guardianName: `Wali ${name}`,
        guardianPhone: getSeedPhone(name, "guardian"),
        guardianConsent: true,
      };
      return {
        lms_id: tenantId,
        team_id: getTeamId(tenantId, team),
        event_slug: slug,
        place,
        name,
        is_captain: Number(place === 0),
        user_id: null,
        // NISNs start with the year of birth.
        nisn: `009${deriveRecordId("nisn", team, name).slice(-7)}`,
        details: JSON.stringify({ ...contact, ...guardian }),
        active: Number(status !== "rejected" && status !== "withdrawn"),
      };
    }),
  );
  return { event, rows, members, counters: numbers.counters() };
}
