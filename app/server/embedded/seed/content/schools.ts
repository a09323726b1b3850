import type { SchoolFields, SchoolStatus } from "~/lib/school-fields";
import type { TeamFields, TeamStatus } from "~/lib/team-fields";

/** A fictional school in a real city. */
export interface SeedSchool {
  npsn: string;
  name: string;
  cityId: string;
  ownership: SchoolFields["status"];
}

export interface SeedRegistration {
  school: SeedSchool;
  status: SchoolStatus;
  address: string;
  postcode: string;
  principal: string;
  /** Contact person. */
  pic: string;
  students: number;
  majors: string[];
  /** Days before the seeding day. */
  daysAgo: number;
  /** Reason of revision or rejection. */
  reason: string | null;
}

export interface SeedTeam {
  name: string;
  school: SeedSchool;
  category: TeamFields["category"];
  programme: string;
  idea: string;
  coach: string;
  members: [string, string, string, ...string[]];
  status: TeamStatus;
  daysAgo: number;
  reason: string | null;
}

const school = (
  serial: number,
  name: string,
  cityId: string,
  ownership: SeedSchool["ownership"] = "negeri",
): SeedSchool => ({
  npsn: `69${cityId.slice(0, 2)}${String(serial).padStart(4, "0")}`,
  name,
  cityId,
  ownership,
});

/** Programs refer to them by position. */
export const schools: SeedSchool[] = [
  school(7101, "SMK Tunas Brantas", "35.73"),
  school(7102, "SMK Cakra Buana", "32.03", "swasta"),
  school(7103, "SMK Flobamora", "53.71"),
  school(7104, "SMK Segara Dwipa", "51.03", "swasta"),
  school(7105, "SMK Musi Karya", "16.71"),
  school(7106, "SMK Adiluhung", "33.02", "swasta"),
  school(7107, "SMK Bahari Nusa", "35.78"),
  school(7108, "SMK Siantar Raya", "12.72", "swasta"),
  school(7109, "SMK Bina Garut Mandiri", "32.05"),
  school(7110, "SMK Rinjani Lestari", "52.03"),
  school(7111, "SMK Kapuas Bersemi", "61.71"),
  school(7112, "SMK Toraja Wisata", "73.26"),
  school(7113, "SMK Cenderawasih Muda", "91.71"),
  school(7114, "SMK Tapal Batas", "53.04"),
  school(7115, "SMK Pandan Wangi", "13.75", "swasta"),
  school(7116, "SMK Lentera Aceh", "11.71"),
  school(7117, "SMK Riau Gemilang", "14.71", "swasta"),
  school(7118, "SMK Bukit Barisan", "17.71"),
  school(7119, "SMK Ruwa Jurai", "18.71"),
  school(7120, "SMK Laskar Timah", "19.71", "swasta"),
  school(7121, "SMK Galangan Nusantara", "21.71"),
  school(7122, "SMK Kampung Melayu Jaya", "31.75"),
  school(7123, "SMK Banten Madani", "36.73", "swasta"),
  school(7124, "SMK Menoreh", "34.01"),
  school(7125, "SMK Lawu Kencana", "35.77", "swasta"),
  school(7126, "SMK Palangka Hijau", "62.71"),
  school(7127, "SMK Barito Sejahtera", "63.71"),
  school(7128, "SMK Mahakam Maju", "64.72", "swasta"),
  school(7129, "SMK Tarakan Bestari", "65.71"),
  school(7130, "SMK Bunaken Biru", "71.71", "swasta"),
  school(7131, "SMK Lembah Palu", "72.71"),
  school(7132, "SMK Anoa Kendari", "74.71"),
  school(7133, "SMK Hulondalo", "75.71", "swasta"),
  school(7134, "SMK Mandar Bahari", "76.04"),
  school(7135, "SMK Pattimura Muda", "81.71"),
  school(7136, "SMK Rempah Ternate", "82.71", "swasta"),
  school(7137, "SMK Kasuari", "92.02"),
  school(7138, "SMK Merauke Terang", "93.01"),
  school(7139, "SMK Teluk Nabire", "94.01"),
  school(7140, "SMK Lembah Baliem", "95.01"),
  school(7141, "SMK Raja Laut", "96.71", "swasta"),
  school(7142, "SMK Sungai Penuh Harapan", "15.72"),
];

const PPLG = "Pengembangan Perangkat Lunak dan Gim";
const TJKT = "Teknik Jaringan Komputer dan Telekomunikasi";
const DKV = "Desain Komunikasi Visual";

const registered = (
  at: number,
  status: SchoolStatus,
  daysAgo: number,
  [address, postcode]: [string, string],
  [principal, pic]: [string, string],
  students: number,
  majors: string[],
  reason: string | null = null,
): SeedRegistration => {
  const own = schools[at];
  if (!own) throw new Error(`there is no school ${at}`);
  return {
    school: own,
    status,
    daysAgo,
    address,
    postcode,
    principal,
    pic,
    students,
    majors,
    reason,
  };
};

/** Registrations in every status. */
export const registrations: SeedRegistration[] = [
  registered(
    0,
    "verified",
    58,
    ["Jalan Kali Brantas 14", "65115"],
    ["Sutrisno Hadi", "Ratna Widyastuti"],
    1_180,
    [PPLG, TJKT, DKV],
  ),
  registered(
    1,
    "verified",
    55,
    ["Jalan Raya Cugenang 88", "43252"],
    ["Cucu Sukmawati", "Deden Mulyawan"],
    640,
    [PPLG, "Akuntansi dan Keuangan Lembaga"],
  ),
  registered(
    2,
    "verified",
    51,
    ["Jalan Timor Raya 201", "85228"],
    ["Yosef Manek", "Agustina Rohi"],
    820,
    [TJKT, "Usaha Layanan Pariwisata"],
  ),
  registered(
    3,
    "verified",
    47,
    ["Jalan Pantai Berawa 9", "80361"],
    ["Ketut Suastika", "Luh Gede Armini"],
    510,
    ["Perhotelan", "Kuliner", DKV],
  ),
  registered(
    4,
    "verified",
    44,
    ["Jalan Seberang Ulu 27", "30255"],
    ["Zulkarnain Effendi", "Maryam Sholihah"],
    760,
    ["Teknik Otomotif", TJKT],
  ),
  registered(
    5,
    "verified",
    40,
    ["Jalan Gerilya Barat 5", "53141"],
    ["Sri Mulyati", "Galih Pamungkas"],
    480,
    [DKV, "Animasi", "Busana"],
  ),
  registered(
    6,
    "verified",
    36,
    ["Jalan Tanjung Perak 112", "60165"],
    ["Mochamad Arifin", "Dwi Astutik"],
    1_040,
    ["Nautika Kapal Niaga", TJKT],
  ),
  registered(
    7,
    "verified",
    29,
    ["Jalan Merdeka 31", "21117"],
    ["Jonner Silalahi", "Rospita Damanik"],
    690,
    ["Manajemen Perkantoran dan Layanan Bisnis", PPLG],
  ),
  registered(
    8,
    "submitted",
    6,
    ["Jalan Ciledug 45", "44112"],
    ["Asep Ridwan", "Neng Yuliani"],
    560,
    [TJKT, "Teknik Mesin"],
  ),
  registered(
    9,
    "submitted",
    3,
    ["Jalan Raya Masbagik 7", "83661"],
    ["Lalu Suparman", "Baiq Nurhayati"],
    430,
    ["Agribisnis Tanaman", PPLG],
  ),
  registered(
    13,
    "submitted",
    1,
    ["Jalan Lintas Batas 2", "85711"],
    ["Dominikus Bere", "Emerensiana Hoar"],
    310,
    [TJKT],
  ),
  registered(
    10,
    "revision_requested",
    9,
    ["Jalan Sungai Jawi Dalam 60", "78113"],
    ["Bujang Hamid", "Fransiska Lim"],
    520,
    ["Teknik Logistik"],
    "Nama kepala sekolah berbeda dengan surat tugas yang dilampirkan. Mohon samakan, lalu kirim kembali.",
  ),
  registered(
    14,
    "rejected",
    20,
    ["Jalan Birugo 18", "26138"],
    ["Syafril Tanjung", "Yulia Febrina"],
    240,
    ["Kuliner"],
    "NPSN yang dikirim milik sekolah lain. Silakan mendaftar kembali dengan NPSN sekolah sendiri.",
  ),
];

export const teamEvent = { slug: "liga-smk-nusantara", title: "Liga SMK Nusantara", closesIn: 38 };

const team = (
  at: number,
  name: string,
  category: SeedTeam["category"],
  programme: string,
  idea: string,
  people: string,
  more: Pick<SeedTeam, "status" | "daysAgo"> & { reason?: string },
): SeedTeam => {
  const own = schools[at];
  const [coach = "", first = "", second = "", third = "", ...rest] = people.split(", ");
  if (!own) throw new Error(`there is no school ${at}`);
  return {
    name,
    category,
    programme,
    idea,
    school: own,
    coach,
    members: [first, second, third, ...rest],
    reason: null,
    ...more,
  };
};

/** Teams in every status. */
export const teams: SeedTeam[] = [
  team(
    0,
    "Brantas Bersih",
    "IoT dan Jaringan",
    TJKT,
    "Pengukur kekeruhan sungai yang mengirim kabar ke papan di gerbang sekolah setiap jam.",
    "Ratna Widyastuti, Bintang Maheswara, Alifia Zulfa, Rendra Wahyu, Putri Melati",
    { status: "verified", daysAgo: 25 },
  ),
  team(
    2,
    "Kartu Tenun",
    "Web dan Aplikasi",
    TJKT,
    "Kartu asal-usul kain tenun: motif, penenun, dan bahan, dibuka dari kode di label.",
    "Agustina Rohi, Adrianus Kerong, Melania Taneo, Yufentus Lay",
    { status: "verified", daysAgo: 19 },
  ),
  team(
    5,
    "Wayang Enam Bingkai",
    "Desain dan Konten",
    "Animasi",
    "Cerita wayang pendek tentang memilah sampah, dibuat dari enam bingkai yang dapat dicetak.",
    "Galih Pamungkas, Galuh Prameswari, Tegar Satrio, Anindya Kusuma",
    { status: "submitted", daysAgo: 5 },
  ),
  team(
    6,
    "Dermaga Tepat Waktu",
    "Data dan AI",
    TJKT,
    "Ramalan antrean penyeberangan dari catatan tiket tiga tahun, dengan batas keyakinannya.",
    "Dwi Astutik, Rangga Aditya Putra, Nabila Hasna, Fajar Ramadhan",
    {
      status: "revision_requested",
      daysAgo: 8,
      reason: "Surat izin orang tua untuk satu anggota belum ditandatangani.",
    },
  ),
  team(
    7,
    "Siantar Berdagang",
    "Kewirausahaan Digital",
    PPLG,
    "Buku utang digital untuk kios pasar yang tetap berjalan tanpa jaringan.",
    "Rospita Damanik, Mutiara Kasih Tampubolon, Yosua Purba, Grace Saragih",
    {
      status: "rejected",
      daysAgo: 15,
      reason: "Dua anggota terdaftar di sekolah yang berbeda; satu tim berasal dari satu sekolah.",
    },
  ),
  team(
    3,
    "Dapur Tanpa Sisa",
    "Kewirausahaan Digital",
    "Kuliner",
    "Menu harian dari sisa bahan hotel yang masih layak, dengan hitungan gizinya.",
    "Luh Gede Armini, Ni Putu Sekarini, Kadek Surya, Made Laksmi",
    { status: "withdrawn", daysAgo: 12 },
  ),
];
