import { formatIsoDate } from "~/lib/dates";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import { DEMO_PASSWORD_HASH, type SeedPerson } from "./content/people";
import type { SeedClass, SeedTenant } from "./content/types";
import { deterministicRandom } from "./deterministic-random";

const YEAR_MS = 365.25 * DAY_MS;

export const getUserId = (email: string) => deriveRecordId("user", email);

/** Learners joined 20 to 200 days ago, others earlier. @param now UTC ms */
const getJoinedAt = ({ email, tenants }: SeedPerson, now: number) =>
  now - ((tenants === null ? 220 : 20) + deterministicRandom(180, "joined", email)) * DAY_MS;

export function toUserRows(people: readonly SeedPerson[], now: number) {
  const users: Schema["users"][] = people.map((person) => ({
    id: getUserId(person.email),
    email: person.email,
    name: person.name,
    password_hash: DEMO_PASSWORD_HASH,
    created_at: getJoinedAt(person, now),
  }));
  const profiles: Schema["user_profiles"][] = people.map((person, index) => {
    const { email, cityId, age, occupation, school, guardian } = person;
    return {
      user_id: getUserId(email),
      phone: getSeedPhone(index),
      avatar: null,
      occupation,
      school,
      // Far from the birthday, so that the age stays correct for weeks.
      birth_date: formatIsoDate(
        now - age * YEAR_MS - (30 + deterministicRandom(250, "birthday", email)) * DAY_MS,
      ),
      province_id: cityId.slice(0, 2),
      city_id: cityId,
      consent_at: getJoinedAt(person, now),
      guardian: guardian && JSON.stringify({ name: guardian, phone: getSeedPhone(index + 500) }),
    };
  });
  return { users, profiles };
}

/** Unassigned numbers. */
const getSeedPhone = (index: number) => `+6281200000${String(index).padStart(3, "0")}`;

export const isTenantMember = ({ tenants }: SeedPerson, key: string) =>
  tenants === null || tenants.includes(key);

export function toRoleRows({ key, tenantId }: SeedTenant, people: readonly SeedPerson[]) {
  const members = people.filter((person) => isTenantMember(person, key));
  return {
    roles: members.flatMap(({ email, roles }) =>
      roles.map((role) => ({ lms_id: tenantId, user_id: getUserId(email), role })),
    ),
    leads: members.flatMap(({ email, provinces }) =>
      provinces.map((province_id) => ({
        lms_id: tenantId,
        user_id: getUserId(email),
        province_id,
      })),
    ),
  };
}

/** Every mentor and teacher of a tenant teaches some of its classes. */
export const toStaffRows = (
  { key, tenantId }: SeedTenant,
  classes: readonly SeedClass[],
  people: readonly SeedPerson[],
): Schema["class_staff"][] =>
  people
    .filter((person) => isTenantMember(person, key) && person.roles.some(isTeaching))
    .flatMap(({ email }) =>
      classes
        .filter(({ slug }) => deterministicRandom(3, "teaches", email, slug) === 0)
        .map(({ slug }) => ({
          lms_id: tenantId,
          class_id: deriveRecordId("class", tenantId, slug),
          user_id: getUserId(email),
        })),
    );

const isTeaching = (role: number) => role === ROLE.mentor || role === ROLE.teacher;
