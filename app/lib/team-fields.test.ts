import { expect, test } from "vitest";
import { teamFields, teamForm } from "./team-fields";

const MEMBER = {
  name: "Siswa Ceria",
  grade: "XI",
  guardianName: "Orang Tua",
  guardianPhone: "081311112222",
  guardianConsent: true,
};
const createMember = (at: number) => ({
  ...MEMBER,
  nisn: `001234567${at}`,
  email: `siswa-${at}@sekolah.example`,
});
const TEAM = {
  event: "liga-smk-2026",
  schoolNpsn: "20212345",
  teamName: "Tim Garuda",
  category: "Gim",
  coach: { name: "Bu Wulan", phone: "081298765432", email: "wulan@sekolah.example" },
  members: [createMember(0), createMember(1), createMember(2)],
  captainIndex: 1,
  consent: true,
};
const listErrors = (schema: typeof teamForm | typeof teamFields, team: unknown) =>
  (schema.safeParse(team).error?.issues ?? []).map(({ path }) => path.join("."));

test("teamForm leaves out empty rows at the end and asks for the first three", () => {
  const members = [...TEAM.members, { name: " ", nisn: "" }, undefined];

  expect(teamForm.parse({ ...TEAM, members }).members).toHaveLength(3);
  expect(listErrors(teamForm, { ...TEAM, members: [createMember(0)] })).toEqual(
    [1, 2].flatMap((row) =>
      ["name", "nisn", "grade", "email", "guardianName", "guardianPhone", "guardianConsent"].map(
        (name) => `members.${row}.${name}`,
      ),
    ),
  );
  expect(listErrors(teamForm, { ...TEAM, members: [...members, createMember(5)] })).toContain(
    "members",
  );
});

test("teamFields reports twins beside other errors, and survives what is no team", () => {
  const [first, second, third] = TEAM.members;
  const members = [first, { ...second, name: "S" }, { ...third, nisn: first?.nisn }];

  expect(listErrors(teamFields, { ...TEAM, members, captainIndex: 3 })).toEqual([
    "members.1.name",
    "captainIndex",
    "members.2.nisn",
  ]);
  for (const team of [null, [], "", { members: "x" }, { members: [null, 1] }])
    expect(teamFields.safeParse(team).success).toBe(false);
});
