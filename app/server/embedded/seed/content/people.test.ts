import { expect, test } from "vitest";
import { MIN_DONATION } from "~/lib/donation";
import { ROLES } from "~/lib/roles";
import { schoolFields } from "~/lib/school-fields";
import {
  aspirationFields,
  bookReviewFields,
  SUBMISSION_STATUSES,
  testimonyFields,
} from "~/lib/submissions";
import { teamFields } from "~/lib/team-fields";
import { getCityName, validateRegion } from "../../domain/regions/regions";
import { verifyPassword } from "../../kit/password-hash";
import { toUserRows } from "../people-seeds";
import { toSchoolRows, toTeamRows } from "../school-seeds";
import { companies } from "./companies";
import * as content from "./index";
import { DEMO_PASSWORD_HASH } from "./people";
import { extensions, programs } from "./programs";
import { schools } from "./schools";

const { people, registrations, teams, tenants, classes, appointments } = content;
const BY = { id: "1", name: "Bramantyo Wicaksono" };
const NOW = Date.parse("2026-11-21T03:00:00Z");
const unique = (values: readonly string[]) => new Set(values).size === values.length;

test("every role has an account on every tenant; seventy learners share the demo password", async () => {
  for (const { kind } of ROLES)
    expect(people.some(({ roles, tenants: where }) => roles.includes(kind) && where === null)).toBe(
      true,
    );
  expect(
    people.filter(({ roles, tenants: where }) => roles.includes(4) && where !== null),
  ).toHaveLength(70);
  expect(unique(people.map(({ email }) => email))).toBe(true);
  expect(await verifyPassword(DEMO_PASSWORD_HASH, "Pendopo-2026")).toBe(true);
});

test("people have real regions, ages that match, and a guardian under 18 [B1]", () => {
  const keys = tenants.map(({ key }) => key);

  for (const { cityId, age, guardian, tenants: where } of people) {
    expect(validateRegion(cityId.slice(0, 2), cityId)).toEqual({});
    expect(guardian === null).toBe(age >= 18);
    for (const key of where ?? []) expect(keys).toContain(key);
  }
  for (const [at, { birth_date }] of toUserRows(people, NOW).profiles.entries()) {
    const years = (NOW - Date.parse(birth_date ?? "")) / (365.25 * 86_400_000);
    expect(Math.floor(years)).toBe(people[at]?.age);
  }
});

test("schools have unique NPSNs and real cities; registrations cover every status", () => {
  expect(unique(schools.map(({ npsn }) => npsn))).toBe(true);
  for (const { npsn, cityId } of schools) {
    expect(npsn).toMatch(/^\d{8}$/);
    expect(getCityName(cityId)).not.toBe("");
  }
  expect(new Set(registrations.map(({ status }) => status))).toEqual(
    new Set(["submitted", "revision_requested", "verified", "rejected"]),
  );
  expect(new Set(teams.map(({ status }) => status))).toEqual(
    new Set(["submitted", "revision_requested", "verified", "rejected", "withdrawn"]),
  );
  expect(new Set(appointments.map(({ status }) => status)).size).toBe(5);
});

test("seeded registrations pass the form validation", () => {
  for (const row of toSchoolRows("lms-main", registrations, BY, NOW).rows) {
    const form = {
      ...row,
      status: row.ownership,
      provinceId: row.province_id,
      cityId: row.city_id,
      letterUrl: null,
    };
    const parts = {
      principal: JSON.parse(row.principal),
      pic: JSON.parse(row.pic),
      majors: JSON.parse(row.majors),
    };
    expect(schoolFields.safeParse({ ...form, ...parts }).error).toBeUndefined();
  }

  const { rows, members, event } = toTeamRows("lms-main", teams, BY, NOW);

  for (const row of rows) {
    const own = members
      .filter(({ team_id }) => team_id === row.id)
      .map((one) => ({ ...JSON.parse(one.details), name: one.name, nisn: one.nisn }));
    const form = {
      ...row,
      event: event.slug,
      teamName: row.name,
      coach: JSON.parse(row.coach),
      members: own,
      captainIndex: 0,
    };
    const npsn = teams.find(({ name }) => name === row.name)?.school.npsn;
    expect(teamFields.safeParse({ ...form, schoolNpsn: npsn }).error).toBeUndefined();
  }
});

test("teams belong to registered schools, and no student is in two", () => {
  const known = registrations
    .filter(({ status }) => status !== "rejected")
    .map(({ school }) => school.npsn);

  for (const { school } of teams) expect(known).toContain(school.npsn);
  expect(unique(toTeamRows("lms-main", teams, BY, NOW).members.map(({ nisn }) => nisn))).toBe(true);
});

test("there are twelve programs with schools and known classes, and thirty jobs at twelve companies", () => {
  expect(programs).toHaveLength(12);

  const known = classes.map(({ slug }) => slug);

  for (const {
    classes: own,
    schools: [first, count],
    syllabus,
    tenants: where,
  } of programs) {
    for (const slug of own) expect(known).toContain(slug);
    expect(schools.slice(first, first + count)).toHaveLength(count);
    expect(syllabus.length).toBeGreaterThanOrEqual(4);
    for (const key of where) expect(tenants.map((one) => one.key)).toContain(key);
  }
  expect(companies).toHaveLength(12);
  expect(companies.flatMap(({ jobs }) => jobs)).toHaveLength(30);
  for (const { tenants: where } of companies)
    for (const key of where) expect(tenants.map((one) => one.key)).toContain(key);
  expect(extensions.length).toBeGreaterThan(3);
});

test("invoices belong to learners and paid classes; donations are within the form limits", () => {
  for (const { learner, classSlug } of content.invoices) {
    expect(people.map(({ email }) => email)).toContain(`${learner}@peserta.example`);
    expect(classes.find(({ slug }) => slug === classSlug)?.price).toBeGreaterThan(0);
  }
  for (const { amount, message, name, isAnonymous } of content.donations) {
    expect(amount).toBeGreaterThanOrEqual(MIN_DONATION);
    expect(message.length).toBeLessThanOrEqual(160);
    expect(name === "").toBe(isAnonymous);
  }
});

test("submissions pass their forms and cover every moderation status", () => {
  for (const { name, rating, comment } of content.reviews)
    expect(bookReviewFields.safeParse({ name, rating, comment }).error).toBeUndefined();
  for (const { name, role, topic, message } of content.aspirations)
    expect(aspirationFields.safeParse({ name, role, topic, message }).error).toBeUndefined();
  for (const { name, role, institution, message, rating } of content.testimonies)
    expect(
      testimonyFields.safeParse({ name, role, institution, message, rating, consent: true }).error,
    ).toBeUndefined();
  for (const list of [content.reviews, content.aspirations])
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(SUBMISSION_STATUSES));
});
