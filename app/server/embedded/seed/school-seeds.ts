import { randomBytes } from "node:crypto";
import { slugify } from "~/lib/slug";
import { recordIdOf, sha256 } from "../ids";
import { cityName, provinceName } from "../regions";
import type { Schema } from "../schema/schema";
import { newJoinCode } from "../services/team-rows";
import { searchText } from "../text";
import { type SeedRegistration, type SeedTeam, teamEvent } from "./content/schools";
import { numbered } from "./numbered";

const DAY_MS = 86_400_000;
/** From being handed in to being decided. */
const DECIDED_AFTER_MS = 2 * DAY_MS;
const JOIN_MS = 7 * DAY_MS;

interface Decider {
  id: string;
  name: string;
}

/** Nobody holds the key of a seeded record: a link that can be guessed would let anybody change it. */
const unknownKey = () => sha256(randomBytes(24).toString("base64url"));
const phoneOf = (...parts: string[]) => `+62812000${recordIdOf("phone", ...parts).slice(-5)}`;
const emailOf = (name: string, place: string) => `${slugify(name)}@${slugify(place)}.example`;

export const schoolId = (lmsId: string, npsn: string) => recordIdOf("school", lmsId, npsn);
export const teamId = (lmsId: string, name: string) => recordIdOf("team", lmsId, name);

const decisionOf = (status: string, at: number, by: Decider, reason: string | null) => {
  const isDecided = ["verified", "rejected", "revision_requested"].includes(status);
  return {
    ...{ reason, decided_by: isDecided ? by.id : null, decided_by_name: isDecided ? by.name : null },
    ...{ decided_at: isDecided ? at + DECIDED_AFTER_MS : null, version: isDecided ? 2 : 1, manage_key_hash: unknownKey() },
    ...{ created_at: at, updated_at: isDecided ? at + DECIDED_AFTER_MS : at },
  };
};

/** Schools' registrations, the oldest first. */
export function schoolRows(lmsId: string, registrations: readonly SeedRegistration[], by: Decider, now: number) {
  const numbers = numbered(lmsId, "school", "SEKOLAH");
  const rows = registrations
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map((seed): Schema["schools"] => {
      const { npsn, name, cityId, ownership } = seed.school;
      const at = now - seed.daysAgo * DAY_MS;
      const city = cityName(cityId);
      const province_id = cityId.slice(0, 2);
      const pic = { name: seed.pic, position: "Wakil kepala sekolah", email: emailOf(seed.pic, name), phone: phoneOf(npsn, "pic") };
      return {
        ...{ lms_id: lmsId, id: schoolId(lmsId, npsn), number: numbers.next(at), npsn, name, type: "SMK", ownership, province_id },
        ...{ city_id: cityId, address: `${seed.address}, ${city}`, postcode: seed.postcode, students: seed.students },
        ...{ majors: JSON.stringify(seed.majors), website: null, letter_id: null, status: seed.status, pic: JSON.stringify(pic) },
        principal: JSON.stringify({ name: seed.principal, nip: null, phone: phoneOf(npsn, "principal") }),
        search_text: searchText(name, npsn, city, provinceName(province_id)),
        ...decisionOf(seed.status, at, by, seed.reason),
      };
    });
  return { rows, counters: numbers.counters() };
}

/** The competition with its teams and their members, the oldest first. */
export function teamRows(lmsId: string, teams: readonly SeedTeam[], by: Decider, now: number) {
  const numbers = numbered(lmsId, "team", "LIGA");
  const { slug, title, closesIn } = teamEvent;
  const event: Schema["team_events"] = { lms_id: lmsId, slug, title, closes_at: now + closesIn * DAY_MS, created_at: now - 30 * DAY_MS };
  const ordered = teams.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const rows = ordered.map((seed): Schema["teams"] => {
    const at = now - seed.daysAgo * DAY_MS;
    const { name, category, programme, idea, school } = seed;
    const coach = { name: seed.coach, phone: phoneOf(name, "coach"), email: emailOf(seed.coach, school.name) };
    return {
      ...{ lms_id: lmsId, id: teamId(lmsId, name), number: numbers.next(at), event_slug: slug, school_id: schoolId(lmsId, school.npsn) },
      ...{ name, name_key: searchText(name), category, programme, idea, coach: JSON.stringify(coach), coach_user_id: null },
      ...{ status: seed.status, join_code: newJoinCode(), join_ends_at: at + JOIN_MS, ...decisionOf(seed.status, at, by, seed.reason) },
    };
  });
  const members = ordered.flatMap(({ name: team, school, status, members: names }) =>
    names.map((name, place): Schema["team_members"] => {
      const contact = { grade: "XI", gender: null, phone: null, email: emailOf(name, school.name) };
      const guardian = { guardianName: `Wali ${name}`, guardianPhone: phoneOf(name, "guardian"), guardianConsent: true };
      return {
        ...{ lms_id: lmsId, team_id: teamId(lmsId, team), event_slug: slug, place, name, is_captain: Number(place === 0), user_id: null },
        // An NISN begins with the year of birth.
        nisn: `009${recordIdOf("nisn", team, name).slice(-7)}`,
        ...{ details: JSON.stringify({ ...contact, ...guardian }), active: Number(status !== "rejected" && status !== "withdrawn") },
      };
    }),
  );
  return { event, rows, members, counters: numbers.counters() };
}
