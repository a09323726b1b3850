import type { z } from "zod";
import type { schoolFields } from "~/lib/school-fields";
import type { teamFields } from "~/lib/team-fields";
import { DAY_MS } from "~/lib/time";
import type { Backend } from "./backend";

let lastNpsn = 20_100_000;
export const generateNpsn = () => String(++lastNpsn);
let lastNisn = 3_000_000_000;
export const generateNisn = () => String(++lastNisn).padStart(10, "0");

export const createSchoolForm = (
  more: Partial<z.input<typeof schoolFields>> = {},
): z.input<typeof schoolFields> => ({
  npsn: generateNpsn(),
  name: "SMK Negeri 2 Cimahi",
  type: "SMK",
  status: "negeri",
  provinceId: "32",
  cityId: "32.77",
  address: "Jalan Kamarung No. 69",
  postcode: "40511",
  students: 1_250,
  majors: ["Animasi", "Kuliner"],
  otherMajors: [],
  principal: {
    name: "Drs. Hendra Wijaya, M.Pd.",
    nip: "197001012000031001",
    phone: "081234567890",
  },
  pic: {
    name: "Rina Kartika",
    position: "Wakil kurikulum",
    email: "Rina@Sekolah.example",
    phone: "+62 812 9876 5432",
  },
  website: "https://smkn2cimahi.example",
  letterUrl: null,
  ...more,
});

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
export async function seedTeamEvents({ database: { db } }: Backend): Promise<void> {
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

export async function assignProvinces(
  { database: { db } }: Backend,
  userId: string,
  tenantId: string,
  provinceIds: string[],
): Promise<void> {
  for (const province_id of provinceIds)
    await db
      .insertInto("region_leads")
      .values({ lms_id: tenantId, user_id: userId, province_id })
      .execute();
}
