import { beforeAll } from "vitest";
import type { z } from "zod";
import { ROLE } from "~/lib/roles";
import type { teamFields } from "~/lib/team-fields";
import { DAY_MS } from "~/lib/time";
import { teamWithKeySchema } from "~/server/hosts/services/teams";
import { nextClientIp } from "./account-fixture";
import { type Backend, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { assignProvinces, createSchoolForm, generateNpsn } from "./school-fixture";

export const REASON = "NISN dua anggota tidak ditemukan";

let lastNisn = 3_000_000_000;
export const generateNisn = () => String(++lastNisn).padStart(10, "0");

export const createMemberForm = (index: number, more = {}) => ({
  name: "Siswa Ceria",
  nisn: generateNisn(),
  grade: "XI" as const,
  email: `siswa-${index}-${lastNisn}@sekolah.example`,
  guardianName: "Orang Tua",
  guardianPhone: "081311112222",
  guardianConsent: true as const,
  ...more,
});

let teamCount = 0;
export const createTeamForm = (
  schoolNpsn: string,
  more: Partial<z.input<typeof teamFields>> = {},
): z.input<typeof teamFields> => ({
  event: "liga-smk-2026",
  schoolNpsn,
  teamName: `Tim Garuda ${++teamCount}`,
  category: "Gim",
  programme: "Animasi",
  idea: "Gim sejarah",
  coach: { name: "Bu Wulan", phone: "081298765432", email: `wulan-${teamCount}@sekolah.example` },
  members: [0, 1, 2].map((index) => createMemberForm(index)),
  captainIndex: 1,
  ...more,
});

/** Creates an open and a closed event in both tenants. */
async function seedTeamEvents({ database: { db } }: Backend): Promise<void> {
  for (const lms_id of ["lms-ours", "lms-theirs"])
    await db
      .insertInto("team_events")
      .values([
        {
          lms_id,
          slug: "liga-smk-2026",
          title: "Liga SMK 2026",
          closes_at: Date.now() + 30 * DAY_MS,
          created_at: 0,
        },
        {
          lms_id,
          slug: "liga-smk-2025",
          title: "Liga SMK 2025",
          closes_at: Date.now() - DAY_MS,
          created_at: 0,
        },
      ])
      .execute();
}

/** Users of several roles, a registered school, and the calls of visitors and deciders. */
export function createTeamUsers(site: () => Backend) {
  const tokens: Record<string, string> = {};
  let schoolNpsn = "";
  const getSchoolNpsn = () => schoolNpsn;
  const visitor = (caller = {}) => site().createClients({ clientIp: nextClientIp(), ...caller });
  const getAdminHost = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const register = async (more = {}) =>
    teamWithKeySchema.parse(
      (await visitor().services.registerTeam({ body: createTeamForm(schoolNpsn, more) })).data,
    );
  const decide = (
    who: string,
    { id, version }: { id: string; version: number },
    decision: "verify" | "reject" | "revise",
  ) =>
    getAdminHost(who).decideTeam({
      body: { id, version, decision, reason: decision === "verify" ? "" : REASON },
    });

  beforeAll(async () => {
    const { db } = site().database;
    await seedTeamEvents(site());
    for (const [id, role] of Object.entries({
      admin: ROLE.admin,
      "lead-jabar": ROLE.leadRegion,
      "lead-dki": ROLE.leadRegion,
      programme: ROLE.leadProgram,
      student: ROLE.student,
      "student-dua": ROLE.student,
    }))
      tokens[id] = await createSignedInUser(db, id, [{ tenantId: TENANT_ID, role }]);
    await assignProvinces(site(), "lead-jabar", TENANT_ID, ["32"]);
    await assignProvinces(site(), "lead-dki", TENANT_ID, ["31"]);
    schoolNpsn = generateNpsn();
    await visitor().services.registerSchool({ body: createSchoolForm({ npsn: schoolNpsn }) });
  });

  return { getSchoolNpsn, visitor, getAdminHost, register, decide };
}
