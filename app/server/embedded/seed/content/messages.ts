import type { Schema } from "../../database/schema/schema";

type RequestFields = Pick<
  Schema["service_requests"],
  "kind" | "company" | "pic" | "email" | "phone" | "need" | "headcount" | "budget_range" | "notes"
>;

export interface SeedRequest extends RequestFields {
  tenants: string[];
  /** Days between request and seeding. */
  daysAgo: number;
  /** Days from the seeding day to the wanted start; null if undecided. */
  startsIn: number | null;
}

export interface SeedDemoRequest {
  tenants: string[];
  daysAgo: number;
  email: string;
}

/** Companies that ask for training or staff. */
export const requests: SeedRequest[] = [
  {
    tenants: ["main", "business"],
    daysAgo: 2,
    startsIn: 40,
    kind: "training",
    company: "Koperasi Tenun Sumba Lestari",
    pic: "Yohana Dima",
    email: "yohana@tenunsumba.example",
    phone: "+6281200000711",
    need: "Pelatihan lembar kerja untuk pengurus yang mencatat stok benang dan pesanan.",
    headcount: 14,
    budget_range: "Rp5–8 juta",
    notes: "Sebagian peserta hanya memakai ponsel.",
  },
  {
    tenants: ["main"],
    daysAgo: 5,
    startsIn: null,
    kind: "talent",
    company: "Bengkel Cetak Rimba",
    pic: "Teguh Santosa",
    email: "teguh@cetakrimba.example",
    phone: "+6281200000712",
    need: "Dua lulusan desain grafis untuk magang enam bulan di percetakan.",
    headcount: 2,
    budget_range: "",
    notes: "",
  },
];

export const demoRequests: SeedDemoRequest[] = [
  { tenants: ["main", "demo"], daysAgo: 1, email: "kurikulum@smkpelitalaut.example" },
];
