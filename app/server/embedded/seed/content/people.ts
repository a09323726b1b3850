import { slugify } from "~/lib/slug";
import { schools } from "./schools";

/** Demo accounts; all share the password of `DEMO_PASSWORD_HASH`. */
export interface SeedPerson {
  email: string;
  name: string;
  /** Role numbers, equal in all tenants. */
  roles: number[];
  /** Tenant keys; null: all. */
  tenants: string[] | null;
  /** Kemendagri code, such as "32.73". */
  cityId: string;
  occupation: "pelajar" | "mahasiswa" | "guru" | "umum";
  /** Age on the seeding day. */
  age: number;
  school: string | null;
  /** Set under 18. */
  guardian: string | null;
  /** Provinces of a region leader. */
  provinces: string[];
  /** Slugs of the classes that a learner takes; default: a random choice. */
  classes?: string[];
}

/** Argon2id of `Pendopo-2026`, the documented demo password. Precomputed: hashing is slow. */
export const DEMO_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$Omixhrc/4QDYMEU9rHVvHA$44VvpuxNzmynejGbuAZucXikhdFg+9uMVfRwIz8JXik";

const EVERYWHERE = { tenants: null, school: null, guardian: null };

const staff = (
  role: number,
  account: string,
  name: string,
  cityId: string,
  age: number,
  more: Partial<SeedPerson> = {},
): SeedPerson => ({
  ...EVERYWHERE,
  email: `${account}@pendopo.example`,
  name,
  roles: [role],
  cityId,
  age,
  occupation: role === 3 ? "guru" : "umum",
  provinces: [],
  ...more,
});

/** One account per role (ENT15), on every tenant. */
const staffAccounts: SeedPerson[] = [
  staff(0, "superadmin", "Sekar Paramita Adiwangsa", "31.74", 41),
  staff(1, "admin", "Bramantyo Wicaksono", "34.71", 36),
  staff(2, "mentor", "Laras Wening Prabandari", "32.73", 34),
  staff(3, "teacher", "Deden Mulyawan", "32.03", 43, { school: "SMK Cakra Buana" }),
  staff(4, "student", "Naufal Rizki Ananda", "35.73", 19, {
    occupation: "pelajar",
    school: "SMK Tunas Brantas",
  }),
  staff(5, "industry", "Veronika Halimawan", "35.78", 45),
  staff(6, "writer", "Nadia Puspitaloka", "31.71", 38),
  staff(7, "lead-program", "Felix Tjandranegara", "61.72", 47),
  staff(8, "partner", "Hasanuddin Tolleng", "73.71", 50),
  staff(9, "lead-region", "Hendrikus Bele", "53.04", 44, { provinces: ["53", "52", "35"] }),
  // Large payouts need two approvers.
  staff(1, "admin-kedua", "Wening Pramudita", "33.74", 39),
];

/** Learners belong to the main site and these tenants. */
const learner = (
  name: string,
  cityId: string,
  occupation: SeedPerson["occupation"],
  age: number,
  tenants: string,
  more: Partial<SeedPerson> = {},
): SeedPerson => ({
  email: `${slugify(name)}@peserta.example`,
  name,
  roles: [4],
  cityId,
  occupation,
  age,
  school: null,
  guardian: null,
  provinces: [],
  tenants: ["main", ...tenants.split(" ")],
  ...more,
});

/** Fictional. */
const learners: SeedPerson[] = [
  learner("Aulia Rahmadani", "13.71", "mahasiswa", 20, "coding demo"),
  learner("Bintang Maheswara", "35.73", "pelajar", 17, "coding pesilat", {
    school: "SMK Tunas Brantas",
    guardian: "Sugeng Maheswara",
  }),
  learner("Cut Meutia Zahra", "11.71", "umum", 27, "business acceleration"),
  learner("Daniel Hutabarat", "12.71", "mahasiswa", 21, "coding scholarship"),
  learner("Elok Setyaningrum", "33.72", "umum", 33, "coffee campaign-books"),
  learner("Fransiskus Boli", "53.06", "guru", 29, "group foundation"),
  learner("Gita Ayu Lestari", "51.71", "umum", 25, "creative media"),
  learner("Hilman Nugraha", "32.05", "pelajar", 18, "pesilat coding", {
    school: "SMK Bina Garut Mandiri",
  }),
  learner("Intan Permatasari Dewi", "32.73", "mahasiswa", 22, "creative acceleration"),
  learner("Jamaludin Rente", "74.71", "umum", 31, "innovation business"),
  learner("Kristina Wamafma", "91.71", "mahasiswa", 20, "asean scholarship"),
  learner("Lukman Setiabudi", "36.71", "umum", 35, "business coding"),
  learner("Mutiara Kasih Tampubolon", "12.72", "pelajar", 16, "fun pesilat", {
    school: "SMK Siantar Raya",
    guardian: "Rosmaida Tampubolon",
  }),
  learner("Nanda Oktaviano", "31.75", "umum", 26, "alpha coding"),
  learner("Oktavia Rambu Ana", "53.71", "guru", 38, "foundation group"),
  learner("Prasetyo Adi Nugroho", "34.04", "mahasiswa", 21, "coding alpha demo"),
  learner("Qonita Salsabila", "32.76", "mahasiswa", 19, "scholarship default"),
  learner("Rangga Aditya Putra", "35.78", "pelajar", 17, "pesilat coding", {
    school: "SMK Bahari Nusa",
    guardian: "Endang Sulastri",
  }),
  learner("Salma Nur Azizah", "33.74", "umum", 24, "aksara personal"),
  learner("Teuku Ryan Maulana", "11.73", "umum", 28, "coffee business"),
  learner("Ursula Embun Sari", "61.71", "umum", 30, "campaign-scholar default"),
  learner("Vino Alfarizi", "16.71", "pelajar", 18, "coding fun", { school: "SMK Musi Karya" }),
  learner("Wayan Ardika Yasa", "51.04", "umum", 23, "creative coffee"),
  learner("Xaveria Tokan", "53.06", "guru", 41, "group campaign-classroom"),
  learner("Yogi Firmansyah", "18.71", "umum", 32, "business acceleration"),
  learner("Zahra Aqila Putri", "73.71", "mahasiswa", 20, "coding innovation"),
  learner("Adrianus Kerong", "53.71", "pelajar", 17, "pesilat asean", {
    school: "SMK Flobamora",
    guardian: "Maria Goreti Kerong",
  }),
  learner("Betty Nainggolan", "14.71", "umum", 36, "foundation default"),
  learner("Candra Wijayakusuma", "32.78", "umum", 29, "alpha coding"),
  learner("Dian Puspa Ningsih", "35.07", "guru", 34, "fun campaign-books"),
  learner("Evan Lumempouw", "71.71", "mahasiswa", 22, "asean acceleration"),
  learner("Fitri Handayani Ahmad", "75.71", "umum", 27, "innovation group"),
  learner("Galuh Prameswari", "33.02", "pelajar", 18, "scholarship creative", {
    school: "SMK Adiluhung",
  }),
  learner("Haryo Bimo Saputro", "33.72", "umum", 45, "aksara coffee"),
  learner("Ismail Latukau", "81.71", "umum", 30, "foundation innovation"),
  learner("Junita Sarira", "73.73", "umum", 26, "acceleration scholarship"),
  learner("Komang Trisna Dewi", "51.71", "mahasiswa", 21, "media personal"),
  learner("Latifah Hanum", "63.71", "umum", 39, "business campaign-classroom"),
  learner("Muhammad Faisal Rahim", "73.72", "mahasiswa", 20, "coding demo"),
  learner("Ni Putu Sekarini", "51.03", "pelajar", 16, "fun pesilat", {
    school: "SMK Segara Dwipa",
    guardian: "Ketut Sumadi",
  }),
];

const PUPIL_NAMES = [
  "Ahmad Zidan Maulana",
  "Bening Larasati",
  "Christian Manalu",
  "Desi Ratna Komala",
  "Elvira Noviyanti",
  "Fajar Setyo Wibowo",
  "Gregorius Seran",
  "Hasna Khairunnisa",
  "Iqbal Ramadhan",
  "Jelita Marpaung",
  "Krisna Bayu Aji",
  "Lidwina Keraf",
  "Maulida Rahmah",
  "Nyoman Gede Artawan",
  "Olivia Pattiasina",
  "Putra Bima Sakti",
  "Rahel Sembiring",
  "Satria Nugraha",
  "Tiara Anggun Puspita",
  "Umar Bachmid",
  "Vania Kusuma Dewi",
  "Wahyu Tri Hartono",
  "Yohanes Wonda",
  "Zulaikha Amelia",
  "Arif Budi Santoso",
  "Bunga Citra Maharani",
  "Damar Prakoso",
  "Euis Komariah",
  "Firman Hidayat",
  "Gusti Ayu Pratiwi",
];

/** Pupils of the program's schools, so that its leaderboard has something to compare. */
const pupils: SeedPerson[] = PUPIL_NAMES.map((name, at) => {
  const { name: school, cityId } = schools[(at * 5) % 24] ?? {};
  if (!school || !cityId) throw new Error(`there is no school for ${name}`);
  return {
    ...learner(name, cityId, "pelajar", 18, "main", { school }),
    classes: ["sabuk-putih-keterampilan-digital"],
  };
});

export const people: SeedPerson[] = [...staffAccounts, ...learners, ...pupils];
