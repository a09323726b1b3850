import type { z } from "zod";
import type { schoolFields } from "~/lib/school-fields";
import type { Backend } from "./backend";

let lastNpsn = 20_100_000;
export const generateNpsn = () => String(++lastNpsn);

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
