import { TALENT_PATH, TRAINING_PATH } from "~/lib/paths";
import type { ServiceKind } from "~/lib/service-request-fields";

export interface ServiceTexts {
  key: "Talent-Hiring" | "Training-Services";
  path: string;
  title: string;
  lead: string;
  steps: readonly string[];
  needLabel: string;
  needHint: string;
  headcountLabel: string;
  budgetHint: string;
}

const RECEIVED = "Anda menerima email dengan nomor permintaan.";

export const SERVICE_TEXTS: Record<ServiceKind, ServiceTexts> = {
  talent: {
    key: "Talent-Hiring",
    path: TALENT_PATH,
    title: "Rekrut talenta",
    lead: "Temukan lulusan yang sudah kami kenal cara kerjanya, dari magang sampai karyawan tetap.",
    steps: [
      RECEIVED,
      "Paling lambat dua hari kerja lagi kami bertanya tentang pekerjaan dan timnya.",
      "Kami mengirim profil lulusan yang cocok, dengan karya mereka.",
      "Anda mewawancarai dan memutuskan sendiri.",
    ],
    needLabel: "Pekerjaan dan keahlian",
    needHint: "Pekerjaan apa, di kota mana, dan keahlian yang wajib dikuasai.",
    headcountLabel: "Jumlah orang",
    budgetHint: "Kisaran gaji sebulan, misalnya Rp5–8 juta.",
  },
  training: {
    key: "Training-Services",
    path: TRAINING_PATH,
    title: "Layanan pelatihan",
    lead: "Latih karyawan Anda dengan materi yang disusun dari pekerjaan mereka sehari-hari.",
    steps: [
      RECEIVED,
      "Paling lambat dua hari kerja lagi kami bertanya tentang peserta dan tujuannya.",
      "Kami mengirim silabus, jadwal, dan penawaran.",
      "Pelatihan berjalan di tempat Anda atau daring, dengan laporan setiap peserta.",
    ],
    needLabel: "Kebutuhan pelatihan",
    needHint: "Apa yang harus bisa dikerjakan peserta sesudahnya.",
    headcountLabel: "Jumlah peserta",
    budgetHint: "Untuk seluruh pelatihan, misalnya Rp20–30 juta.",
  },
};
