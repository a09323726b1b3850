/** A donation to a campaign (designs B6). */
export interface SeedDonation {
  /** Tenant key of the campaign. */
  tenant: string;
  name: string;
  isAnonymous: boolean;
  amount: number;
  message: string;
  method: "qris" | "va_bca" | "va_mandiri" | "va_bni" | "va_bri" | "gopay";
  status: "paid" | "pending" | "expired";
  /** Hours before seeding. */
  hoursAgo: number;
}

type Method = SeedDonation["method"];

const gift = (
  tenant: string,
  name: string,
  amount: number,
  message: string,
  hoursAgo: number,
  method: Method = "qris",
  status: SeedDonation["status"] = "paid",
): SeedDonation => ({
  tenant,
  amount,
  message,
  hoursAgo,
  method,
  status,
  name,
  isAnonymous: name === "",
});

/** Fictional donors; those without a name are anonymous. */
export const donations: SeedDonation[] = [
  gift(
    "campaign-classroom",
    "Keluarga Pak Sastro",
    250_000,
    "Untuk bangku yang tidak goyang.",
    1_300,
    "va_bca",
  ),
  gift(
    "campaign-classroom",
    "Alumni SD Negeri 4 angkatan 1998",
    3_500_000,
    "Kami dulu belajar di bawah atap yang sama bocornya.",
    1_180,
    "va_mandiri",
  ),
  gift("campaign-classroom", "", 100_000, "", 1_020),
  gift(
    "campaign-classroom",
    "Rina dan Bayu",
    500_000,
    "Pengganti suvenir pernikahan kami.",
    900,
    "gopay",
  ),
  gift(
    "campaign-classroom",
    "Tukang Kayu Sumber Rejeki",
    1_000_000,
    "Bila perlu tenaga, kabari juga.",
    760,
    "va_bri",
  ),
  gift("campaign-classroom", "", 50_000, "Semoga anak-anak lekas pindah kelas.", 610),
  gift("campaign-classroom", "Ibu Ningsih", 75_000, "Dari hasil jualan sayur.", 470),
  gift(
    "campaign-classroom",
    "Komunitas Gowes Minggu Pagi",
    2_150_000,
    "Dikumpulkan di setiap warung kopi.",
    330,
    "va_bni",
  ),
  gift("campaign-classroom", "Faisal", 100_000, "", 190, "gopay"),
  gift("campaign-classroom", "", 250_000, "Untuk papan tulisnya.", 96),
  gift("campaign-classroom", "Yosefina Bria", 150_000, "Saya murid sekolah itu tahun 2004.", 28),
  gift("campaign-classroom", "Galih", 50_000, "", 3, "qris", "pending"),
  gift("campaign-classroom", "", 100_000, "", 60, "va_bca", "expired"),
  gift(
    "campaign-scholar",
    "Bu Mulyani",
    300_000,
    "Untuk ongkos angkutan satu bulan.",
    1_150,
    "va_bri",
  ),
  gift(
    "campaign-scholar",
    "Karyawan Lumbung Data",
    4_000_000,
    "Potongan sukarela bulan ini.",
    980,
    "va_mandiri",
  ),
  gift("campaign-scholar", "", 150_000, "Teruslah membaca, Dik.", 830),
  gift(
    "campaign-scholar",
    "Arisan Blok C",
    850_000,
    "Giliran bulan ini kami serahkan.",
    640,
    "va_bca",
  ),
  gift("campaign-scholar", "Teguh", 100_000, "", 520, "gopay"),
  gift(
    "campaign-scholar",
    "Ratna di Hamburg",
    1_200_000,
    "Saya dulu juga dibantu orang yang tidak saya kenal.",
    380,
    "va_bni",
  ),
  gift("campaign-scholar", "", 300_000, "", 240),
  gift("campaign-scholar", "Pak Dharma", 150_000, "Untuk buku matematika.", 110),
  gift("campaign-scholar", "Sinta dan ibu", 100_000, "", 41, "gopay"),
  gift("campaign-scholar", "Willy", 300_000, "", 6, "va_mandiri", "pending"),
  gift("campaign-scholar", "", 50_000, "", 75, "qris", "expired"),
  gift("campaign-books", "Taman Baca Kolong", 200_000, "Dari pembaca untuk pembaca.", 1_240),
  gift("campaign-books", "", 25_000, "Satu buku dulu.", 1_090),
  gift(
    "campaign-books",
    "Kelas 5B",
    475_000,
    "Uang jajan sepekan, dihitung bersama Bu Guru.",
    870,
    "va_bca",
  ),
  gift(
    "campaign-books",
    "Penerbit Rak Kayu",
    5_000_000,
    "Beserta tiga dus buku anak.",
    700,
    "va_mandiri",
  ),
  gift("campaign-books", "Irfan", 75_000, "Tolong kirim yang ada dinosaurusnya.", 560, "gopay"),
  gift("campaign-books", "", 100_000, "", 400),
  gift("campaign-books", "Nenek Saras", 50_000, "Supaya ada yang membacakan cerita.", 260),
  gift("campaign-books", "Perpustakaan Garasi", 350_000, "Hasil pasar buku bekas.", 120, "va_bri"),
  gift("campaign-books", "Lutfi", 25_000, "", 33),
  gift("campaign-books", "Melati", 50_000, "", 5, "gopay", "pending"),
];
