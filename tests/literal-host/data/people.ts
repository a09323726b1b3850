import type { Id, JsonObject } from "../types";
import { GROUP, type MakeId } from "./ids";
import { toSlug } from "./posts";

const CAREERS = [
  "Pengembang Perangkat Lunak",
  "Pengajar Lapangan",
  "Analis Data",
  "Perancang Antarmuka",
  "Pengelola Komunitas",
  "Penulis Naskah Belajar",
];
const JOB_LEVELS = ["Pemula", "Madya"];

/** Words taken from the payout actions of section 4; the product description names no status. */
export const PAYOUT_STATUSES = ["requested", "approved", "rejected"];

const BANKS = ["Bank Contoh Nusantara", "Bank Contoh Bahari", "Bank Contoh Syariah"];

const REGIONS: Array<[province: string, cities: string[]]> = [
  ["Aceh", ["Banda Aceh", "Sabang", "Lhokseumawe"]],
  ["Jawa Tengah", ["Semarang", "Surakarta", "Magelang"]],
  ["Jawa Timur", ["Surabaya", "Malang", "Kediri"]],
  ["Kalimantan Barat", ["Pontianak", "Singkawang"]],
  ["Nusa Tenggara Timur", ["Kupang", "Ende", "Lembata"]],
  ["Papua Barat Daya", ["Sorong", "Raja Ampat"]],
];

/** Role kinds of section 6, by number. */
export const ROLE_KINDS = [
  "superadmin",
  "admin",
  "mentor",
  "teacher",
  "student",
  "industry",
  "writer",
  "lead_program",
  "partner",
  "lead_region",
];

const USER_NAMES = [
  "Sri Wahyuni",
  "Bagus Pramono",
  "Ratna Dewi Sihombing",
  "Yohanes Kopong",
  "Siti Maryam",
  "Hendra Wijaya",
  "Laras Ayu",
  "Markus Rumbino",
  "Dian Paramita",
  "Ahmad Fauzi",
];

/** Access token of a role kind; `access-none` is a user whose role number gives no kind. */
export function accessToken(roleKind: string): string {
  return `access-${roleKind}`;
}

/** Role number of an access token, 99 for `access-none`, null when the token is unknown. */
export function roleOfToken(token: string): number | null {
  if (token === accessToken("none")) return 99;
  const role = ROLE_KINDS.findIndex((kind) => accessToken(kind) === token);
  return role === -1 ? null : role;
}

export interface PeopleData {
  users: Map<number, JsonObject>;
  careers: JsonObject[];
  jobs: Array<{ careerId: Id; shown: JsonObject }>;
  payouts: JsonObject[];
  banks: JsonObject[];
  balance: number;
  provinces: JsonObject[];
  cities: Array<{ provinceId: Id; shown: JsonObject }>;
}

function createUsers(makeId: MakeId): Map<number, JsonObject> {
  const names = new Map([...USER_NAMES.entries(), [99, "Tamu Tanpa Peran"] as const]);
  const rows = [...names].map(([role, name]): [number, JsonObject] => [
    role,
    { id: makeId(GROUP.user, role + 1), name, role },
  ]);
  return new Map(rows);
}

function createJobs(makeId: MakeId): PeopleData["jobs"] {
  return CAREERS.flatMap((career, index) =>
    JOB_LEVELS.map((level, levelIndex) => ({
      careerId: makeId(GROUP.career, index + 1),
      shown: {
        id: makeId(GROUP.job, index * 10 + levelIndex + 1),
        title: `${career} ${level}`,
        summary: `Penempatan di Yogyakarta, tingkat ${level.toLowerCase()}, kontrak satu tahun.`,
      },
    })),
  );
}

function createPayouts(makeId: MakeId): JsonObject[] {
  return Array.from({ length: 12 }, (_, index) => ({
    id: makeId(GROUP.payout, index + 1),
    bank: BANKS[index % BANKS.length] ?? "",
    amount: 250_000 + index * 175_000,
    status: PAYOUT_STATUSES[index % PAYOUT_STATUSES.length] ?? "",
  }));
}

export function createPeople(makeId: MakeId): PeopleData {
  return {
    users: createUsers(makeId),
    careers: CAREERS.map((title, index) => ({
      id: makeId(GROUP.career, index + 1),
      slug: toSlug(title),
      title,
      summary: `Bergabung sebagai ${title.toLowerCase()} di kantor Yogyakarta atau jarak jauh.`,
    })),
    jobs: createJobs(makeId),
    payouts: createPayouts(makeId),
    banks: BANKS.map((name, index) => ({ id: makeId(GROUP.bank, index + 1), name })),
    balance: 7_450_000,
    provinces: REGIONS.map(([name], index) => ({ id: makeId(GROUP.province, index + 1), name })),
    cities: REGIONS.flatMap(([, cities], index) =>
      cities.map((name, cityIndex) => ({
        provinceId: makeId(GROUP.province, index + 1),
        shown: { id: makeId(GROUP.city, index * 100 + cityIndex + 1), name },
      })),
    ),
  };
}
