import type { z } from "zod";
import type { schoolFields } from "~/lib/school-fields";
import type { teamFields } from "~/lib/team-fields";
import type { Site } from "./site";

let number = 20_100_000;
export const newNpsn = () => String(++number);
let student = 3_000_000_000;
export const newNisn = () => String(++student).padStart(10, "0");

export const schoolForm = (more: Partial<z.input<typeof schoolFields>> = {}): z.input<typeof schoolFields> => ({
  ...{ npsn: newNpsn(), name: "SMK Negeri 2 Cimahi", type: "SMK", status: "negeri", provinceId: "32", cityId: "32.77" },
  ...{ address: "Jalan Kamarung No. 69", postcode: "40511", students: 1_250, majors: ["Animasi", "Kuliner"], otherMajors: [] },
  principal: { name: "Drs. Hendra Wijaya, M.Pd.", nip: "197001012000031001", phone: "081234567890" },
  pic: { name: "Rina Kartika", position: "Wakil kurikulum", email: "Rina@Sekolah.example", phone: "+62 812 9876 5432" },
  ...{ website: "https://smkn2cimahi.example", letterUrl: null },
  ...more,
});

export const memberForm = (index: number, more = {}) => ({
  ...{ name: "Siswa Ceria", nisn: newNisn(), grade: "XI" as const, email: `siswa-${index}-${student}@sekolah.example` },
  ...{ guardianName: "Orang Tua", guardianPhone: "081311112222", guardianConsent: true as const },
  ...more,
});

let team = 0;
export const teamForm = (schoolNpsn: string, more: Partial<z.input<typeof teamFields>> = {}): z.input<typeof teamFields> => ({
  ...{ event: "liga-smk-2026", schoolNpsn, teamName: `Tim Garuda ${++team}`, category: "Gim", programme: "Animasi", idea: "Gim sejarah" },
  coach: { name: "Bu Wulan", phone: "081298765432", email: `wulan-${team}@sekolah.example` },
  members: [0, 1, 2].map((index) => memberForm(index)),
  captainIndex: 1,
  ...more,
});

const DAY = 86_400_000;

/** A competition that is open in both tenants, and one that has closed. */
export async function insertEvents({ database: { db } }: Site): Promise<void> {
  for (const lms_id of ["lms-ours", "lms-theirs"])
    await db
      .insertInto("team_events")
      .values([
        { lms_id, slug: "liga-smk-2026", title: "Liga SMK 2026", closes_at: Date.now() + 30 * DAY, created_at: 0 },
        { lms_id, slug: "liga-smk-2025", title: "Liga SMK 2025", closes_at: Date.now() - DAY, created_at: 0 },
      ])
      .execute();
}

/** A region's leader of these provinces. */
export async function leadRegion({ database: { db } }: Site, userId: string, lmsId: string, provinceIds: string[]): Promise<void> {
  for (const province_id of provinceIds)
    await db.insertInto("region_leads").values({ lms_id: lmsId, user_id: userId, province_id }).execute();
}
