import { DAY_MS } from "~/lib/time";
import type { ProgramTables } from "~/server/embedded/database/schema/programs";
import type { HostContext } from "~/server/embedded/kit/context";
import { encryptAppToken } from "~/server/hosts/app-token";
import type { HostName } from "~/server/hosts/contracts";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";
import { APP_SECRET } from "./host-context";

type Db = HostContext["db"];

export function createProgramRow(
  tenantId: string,
  slug: string,
  more: Partial<ProgramTables["programmes"]> = {},
): ProgramTables["programmes"] {
  const now = Date.now();
  return {
    lms_id: tenantId,
    id: `${tenantId}-${slug}`,
    slug,
    name: `Program ${slug}`,
    summary: "Ringkasan",
    description: "<p>Isi</p>",
    logo: null,
    status: "active",
    audience: "Siswa SMK kelas XI",
    benefits: '["Kartu tugas","Sertifikat"]',
    how_to_join: "Sekolah mendaftar sekali.",
    join_as: "school",
    start_at: now - 10 * DAY_MS,
    end_at: now + 60 * DAY_MS,
    created_at: now - 20 * DAY_MS,
    publication: "published",
    sort: 0,
    version: 1,
    ...more,
  };
}

export const createCompanyRow = (tenantId: string, slug: string): ProgramTables["companies"] => ({
  lms_id: tenantId,
  id: `${tenantId}-${slug}`,
  slug,
  name: `PT ${slug}`,
  logo: null,
  city: "Bandung",
  summary: "Ringkasan",
  description: "<p>Isi</p>",
  created_at: Date.now(),
  publication: "published",
  version: 1,
  updated_at: 0,
  created_by: null,
});

export function createJobRow(
  tenantId: string,
  id: string,
  more: Partial<ProgramTables["jobs"]> = {},
): ProgramTables["jobs"] {
  const now = Date.now();
  return {
    lms_id: tenantId,
    id,
    company_id: `${tenantId}-kedai`,
    title: `Pekerjaan ${id}`,
    type: "penuh_waktu",
    mode: "onsite",
    city: "Bandung",
    salary_min: 4_000_000,
    salary_max: 6_000_000,
    summary: "Ringkasan",
    requirements: '["Rapi"]',
    openings: 2,
    status: "open",
    deadline_at: now + 5 * DAY_MS,
    created_at: now,
    updated_at: now,
    version: 1,
    ...more,
  };
}

const createSchoolRow = (programme: string, npsn: string, name: string, city_id: string) => ({
  lms_id: TENANT_ID,
  programme_id: `${TENANT_ID}-${programme}`,
  npsn,
  name,
  city_id,
  province_id: city_id.slice(0, 2),
  students: 30,
});

/** Programs, schools, batches, extensions and one class of two tenants. */
export async function seedPrograms(db: Db): Promise<void> {
  const now = Date.now();
  await db
    .insertInto("programmes")
    .values([
      createProgramRow(TENANT_ID, "sabuk"),
      createProgramRow(TENANT_ID, "depan", {
        status: "coming",
        start_at: now + 9 * DAY_MS,
        end_at: now + 90 * DAY_MS,
      }),
      createProgramRow(TENANT_ID, "lampau", {
        status: "ended",
        start_at: now - 90 * DAY_MS,
        end_at: now - 9 * DAY_MS,
      }),
      createProgramRow(OTHER_TENANT_ID, "sabuk", { name: "Milik mereka" }),
    ])
    .execute();
  await db
    .insertInto("programme_schools")
    .values([
      createSchoolRow("sabuk", "11111111", "SMK Satu", "32.73"),
      createSchoolRow("sabuk", "22222222", "SMK Dua", "35.78"),
      createSchoolRow("lampau", "11111111", "SMK Satu", "32.73"),
      createSchoolRow("lampau", "33333333", "SMK Tiga", "51.71"),
      {
        ...createSchoolRow("sabuk", "99999999", "SMK Mereka", "11.71"),
        lms_id: OTHER_TENANT_ID,
        programme_id: `${OTHER_TENANT_ID}-sabuk`,
      },
    ])
    .execute();
  await db
    .insertInto("programme_syllabus")
    .values(
      ["Mengenal", "Mencoba"].map((title, sort) => ({
        lms_id: TENANT_ID,
        programme_id: `${TENANT_ID}-sabuk`,
        sort,
        title,
      })),
    )
    .execute();
  const batch = (id: string, from: number, until: number) => ({
    lms_id: TENANT_ID,
    id,
    programme_id: `${TENANT_ID}-sabuk`,
    name: `Angkatan ${id}`,
    start_at: now + from * DAY_MS,
    end_at: now + until * DAY_MS,
    quota: 40,
    registered: 12,
    created_at: now,
  });
  await db
    .insertInto("batches")
    .values([
      batch("b-lama", -90, -30),
      batch("b-kini", -5, 30),
      batch("b-nanti", 40, 80),
      {
        ...batch("b-mereka", -5, 30),
        lms_id: OTHER_TENANT_ID,
        programme_id: `${OTHER_TENANT_ID}-sabuk`,
      },
    ])
    .execute();
  await db
    .insertInto("extensions")
    .values([
      { lms_id: TENANT_ID, id: "studio", name: "Studio kode", sort: 1 },
      { lms_id: TENANT_ID, id: "kuis", name: "Kuis daring", sort: 0 },
      { lms_id: OTHER_TENANT_ID, id: "lain", name: "Milik mereka", sort: 0 },
    ])
    .execute();
  await db
    .insertInto("classes")
    .values([
      createClassRow(
        TENANT_ID,
        "web-dasar",
        { start: -5, end: 20 },
        { program_id: `${TENANT_ID}-sabuk` },
      ),
      createClassRow(OTHER_TENANT_ID, "web-dasar", { start: -5, end: 20 }),
    ])
    .execute();
}

/** Status of a raw request, because the client rejects invalid queries. */
export async function getResponseStatus(
  site: Backend,
  host: HostName,
  path: string,
  bearer?: string,
): Promise<number> {
  const AppToken =
    encryptAppToken({ secret: APP_SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "";
  const headers = {
    AppToken,
    "lms-id": TENANT_ID,
    "tenant-id": TENANT_ID,
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  };
  return (await site.sendRaw(host, path, { headers })).status;
}
