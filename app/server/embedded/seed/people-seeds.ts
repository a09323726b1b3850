import { isoDate } from "~/lib/dates";
import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import { chance } from "./chance";
import { DEMO_PASSWORD_HASH, type SeedPerson } from "./content/people";
import type { SeedTenant } from "./content/types";

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

export const userId = (email: string) => recordIdOf("user", email);

/** Since when somebody has had the account: learners for 20 to 200 days, the others longer. @param now UTC ms */
const joinedAt = ({ email, tenants }: SeedPerson, now: number) =>
  now - ((tenants === null ? 220 : 20) + chance(180, "joined", email)) * DAY_MS;

/** Accounts with their profiles; they belong to no tenant. */
export function userRows(people: readonly SeedPerson[], now: number) {
  const users: Schema["users"][] = people.map((person) => ({
    ...{ id: userId(person.email), email: person.email, name: person.name, password_hash: DEMO_PASSWORD_HASH },
    created_at: joinedAt(person, now),
  }));
  const profiles: Schema["user_profiles"][] = people.map((person, at) => {
    const { email, cityId, age, occupation, school, guardian } = person;
    return {
      ...{ user_id: userId(email), phone: phoneOf(at), avatar: null, occupation, school },
      // Between two birthdays, so that the age holds for weeks to come.
      birth_date: isoDate(now - age * YEAR_MS - (30 + chance(250, "birthday", email)) * DAY_MS),
      ...{ province_id: cityId.slice(0, 2), city_id: cityId, consent_at: joinedAt(person, now) },
      guardian: guardian && JSON.stringify({ name: guardian, phone: phoneOf(at + 500) }),
    };
  });
  return { users, profiles };
}

/** Numbers that look right and that nobody was given. */
const phoneOf = (at: number) => `+6281200000${String(at).padStart(3, "0")}`;

export const isIn = ({ tenants }: SeedPerson, key: string) => tenants === null || tenants.includes(key);

/** What they may do in a tenant. */
export function roleRows({ key, lmsId }: SeedTenant, people: readonly SeedPerson[]) {
  const here = people.filter((person) => isIn(person, key));
  return {
    roles: here.flatMap(({ email, roles }) => roles.map((role) => ({ lms_id: lmsId, user_id: userId(email), role }))),
    leads: here.flatMap(({ email, provinces }) => provinces.map((province_id) => ({ lms_id: lmsId, user_id: userId(email), province_id }))),
  };
}
