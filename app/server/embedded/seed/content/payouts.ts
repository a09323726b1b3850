/** Final or current state of a payout. */
export type PayoutFate =
  | "queued"
  | "held"
  | "half-approved"
  | "approved"
  | "processed"
  | "completed"
  | "failed"
  | "reversed"
  | "rejected"
  | "cancelled";

export interface SeedPayout {
  tenants: string[];
  /** Local part of the requester's email, such as `mentor`. */
  requester: string;
  amount: number;
  bankCode: string;
  accountNumber: string;
  notes: string;
  daysAgo: number;
  fate: PayoutFate;
  /** Reason of rejection, failure or reversal. */
  reason: string | null;
}

const payout = (
  tenants: string,
  requester: string,
  amount: number,
  [bankCode, accountNumber]: [string, string],
  notes: string,
  daysAgo: number,
  fate: PayoutFate,
  reason: string | null = null,
): SeedPayout => ({
  tenants: tenants.split(" "),
  requester,
  amount,
  bankCode,
  accountNumber,
  notes,
  daysAgo,
  fate,
  reason,
});

/** Unassigned account numbers. The sandbox rejects those ending in 0000 and reverses 9999. */
const LARAS: [string, string] = ["014", "7700112201"];
const DEDEN: [string, string] = ["002", "770011220200003"];
const NADIA: [string, string] = ["GOPAY", "+6281200000006"];
const FELIX: [string, string] = ["009", "7700112204"];
const HASAN: [string, string] = ["008", "7700112205006"];
const HENDRIKUS: [string, string] = ["451", "7700112207"];

/** Payouts in every status (designs B5). */
export const payouts: SeedPayout[] = [
  payout(
    "main coding",
    "mentor",
    2_400_000,
    LARAS,
    "Honor Python dari Nol, angkatan lalu",
    58,
    "completed",
  ),
  payout("main coding", "mentor", 1_850_000, LARAS, "Ulasan kode pekan 1-4", 41, "completed"),
  payout("main coding", "mentor", 2_100_000, LARAS, "Ulasan kode pekan 5-8", 17, "completed"),
  payout("main coding", "mentor", 950_000, LARAS, "Webinar Membaca Galat", 2, "queued"),
  payout("main coding", "mentor", 1_200_000, ["542", "770011228811"], "Pindah rekening", 0, "held"),
  payout("main", "teacher", 600_000, DEDEN, "Penguji sabuk putih", 49, "completed"),
  payout(
    "main pesilat",
    "teacher",
    750_000,
    DEDEN,
    "Penguji sabuk putih, gelombang dua",
    22,
    "completed",
  ),
  payout("main pesilat", "teacher", 350_000, DEDEN, "Transportasi ujian", 6, "approved"),
  payout("main media", "writer", 450_000, NADIA, "Empat tulisan blog", 52, "completed"),
  payout("main media", "writer", 300_000, NADIA, "Penyuntingan siniar", 35, "cancelled"),
  payout("main media", "writer", 450_000, NADIA, "Empat tulisan blog", 27, "completed"),
  payout("main media", "writer", 500_000, ["OVO", "+6281200000010"], "Tiga wawancara", 1, "queued"),
  payout(
    "main foundation",
    "lead-program",
    18_500_000,
    FELIX,
    "Pelaksanaan Tim Serumpun, tahap satu",
    45,
    "completed",
  ),
  payout(
    "main foundation",
    "lead-program",
    12_750_000,
    FELIX,
    "Pelaksanaan Tim Serumpun, tahap dua",
    3,
    "half-approved",
  ),
  payout(
    "main foundation",
    "lead-program",
    4_000_000,
    FELIX,
    "Konsumsi pameran",
    30,
    "rejected",
    "Kuitansi konsumsi belum dilampirkan. Silakan ajukan kembali beserta kuitansinya.",
  ),
  payout(
    "main foundation",
    "partner",
    9_250_000,
    HASAN,
    "Bagi hasil program Dapur Berdaya",
    38,
    "completed",
  ),
  payout("main foundation", "partner", 7_400_000, HASAN, "Bagi hasil triwulan", 5, "processed"),
  payout(
    "main",
    "partner",
    2_000_000,
    ["008", "7700112290000"],
    "Sewa balai",
    24,
    "failed",
    "Rekening tujuan tidak ditemukan",
  ),
  payout(
    "main foundation",
    "lead-region",
    1_650_000,
    HENDRIKUS,
    "Perjalanan pendampingan Belu",
    55,
    "completed",
  ),
  payout(
    "main",
    "lead-region",
    1_100_000,
    HENDRIKUS,
    "Perjalanan pendampingan Malaka",
    20,
    "reversed",
    "Bank mengembalikan dana: rekening tidak aktif",
  ),
  payout(
    "main",
    "lead-region",
    1_100_000,
    HENDRIKUS,
    "Perjalanan pendampingan Malaka, ulang",
    12,
    "completed",
  ),
  payout(
    "main",
    "admin-kedua",
    800_000,
    ["535", "770011220909"],
    "Penggantian ongkos kirim buku",
    15,
    "completed",
  ),
  payout(
    "main",
    "mentor",
    5_000_000,
    LARAS,
    "Uang muka studio rekam",
    33,
    "rejected",
    "Uang muka diajukan lewat anggaran program, bukan pencairan honor.",
  ),
];
