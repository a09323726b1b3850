import type { AppointmentFields } from "~/lib/appointment";
import type { Schema } from "../../database/schema/schema";

export interface SeedAppointment extends Omit<AppointmentFields, "preferredDate"> {
  tenants: string[];
  status: Schema["appointments"]["status"];
  /** Days from the seeding day; Sundays become the following Monday. */
  day: number;
  /** Days between request and seeding. */
  daysAgo: number;
}

/** Appointments in every status. */
export const appointments: SeedAppointment[] = [
  {
    tenants: ["main", "demo"],
    status: "requested",
    day: 5,
    daysAgo: 1,
    name: "Ratna Widyastuti",
    email: "ratna@tunasbrantas.example",
    phone: "+6281200000701",
    institution: "SMK Tunas Brantas",
    segment: "school",
    topic: "Memakai LMS untuk kelas PPLG",
    slot: "09.00",
    message:
      "Kami punya 96 siswa dan satu laboratorium. Ingin tahu apa yang dapat dikerjakan dari ponsel siswa.",
  },
  {
    tenants: ["main", "foundation"],
    status: "confirmed",
    day: 3,
    daysAgo: 6,
    name: "Nyoman Sridana",
    email: "sridana@layanan-mataram.example",
    phone: "+6281200000702",
    institution: "Bagian Organisasi Kota (contoh)",
    segment: "government",
    topic: "Pelatihan inovasi layanan untuk kelurahan",
    slot: "13.30",
    message: "Enam kelurahan, dua orang masing-masing. Anggaran tersedia triwulan depan.",
  },
  {
    tenants: ["main", "business"],
    status: "rescheduled",
    day: 8,
    daysAgo: 4,
    name: "Veronika Halimawan",
    email: "veronika@anyamanjaya.example",
    phone: "+6281200000703",
    institution: "Anyaman Jaya",
    segment: "corporate",
    topic: "Kelas lembar kerja untuk tim gudang",
    slot: "11.00",
    message: "Pindah ke pekan depan karena stok opname.",
  },
  {
    tenants: ["main", "foundation", "asean"],
    status: "done",
    day: -6,
    daysAgo: 14,
    name: "Hafsah Nurdin",
    email: "hafsah@kampus-bone.example",
    phone: "+6281200000704",
    institution: "Fakultas Ekonomi (contoh)",
    segment: "campus",
    topic: "Magang mahasiswa pada program analisis data",
    slot: "15.30",
    message: "",
  },
  {
    tenants: ["main", "business"],
    status: "cancelled",
    day: 2,
    daysAgo: 9,
    name: "Wahyu Prastowo",
    email: "wahyu@kedaitiga.example",
    phone: "+6281200000705",
    institution: "Kedai Tiga",
    segment: "other",
    topic: "Kerja sama bengkel seduh",
    slot: "09.00",
    message: "Dibatalkan, kami belum siap menerima peserta bulan ini.",
  },
];
