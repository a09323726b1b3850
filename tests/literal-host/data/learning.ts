import type { Id, JsonObject } from "../types";
import { GROUP, type MakeId } from "./ids";
import { toSlug } from "./posts";

/** Class states of section 4 are other names of two status labels of section 2. */
export const STATE_ALIASES: Record<string, string> = {
  "coming soon": "coming soon",
  "registration open": "registration open",
  "on registration": "registration open",
  ongoing: "ongoing",
  started: "ongoing",
  ended: "ended",
};

export interface ClassRow {
  id: Id;
  state: string;
  programId: Id;
  isWebinar: boolean;
  shown: JsonObject;
}

export interface ProgramRow {
  id: Id;
  shown: JsonObject;
}

const CLASSES: Array<[name: string, state: string, programIndex: number, isWebinar: boolean]> = [
  ["Dasar Pemrograman Web", "registration open", 1, false],
  ["Teknik Komputer dan Jaringan", "ongoing", 1, false],
  ["Analisis Data dengan Lembar Kerja", "coming soon", 2, false],
  ["Desain Antarmuka untuk Pemula", "ended", 2, false],
  ["Webinar Karier Bidang Teknologi", "registration open", 3, true],
  ["Webinar Menulis Surat Lamaran", "ended", 3, true],
  ["Festival Belajar Bersama", "ongoing", 4, false],
  ["Keamanan Siber Sehari-hari", "coming soon", 4, true],
];

const PROGRAMS: Array<[name: string, summary: string]> = [
  ["Sekolah Penggerak Digital", "Pendampingan guru SMK selama satu semester."],
  ["Desa Cakap Data", "Pelatihan perangkat desa mengolah data kependudukan."],
  ["Beasiswa Rimba Muda", "Beasiswa penuh bagi lulusan SMA dari daerah 3T."],
  ["Kampus Berdaya", "Kelas industri yang diakui sebagai mata kuliah pilihan."],
];

const SCHOOLS = [
  "SMKN 1 Atambua",
  "SMKN 2 Bitung",
  "SMK Bina Karya Larantuka",
  "SMKN 5 Jember",
  "SMK Muhammadiyah 3 Klaten",
  "SMKN 1 Singkawang",
  "SMK Wikrama Bogor",
  "SMKN 4 Padang",
  "SMK Kristen Tomohon",
  "SMKN 1 Wamena",
  "SMK Al-Hikmah Demak",
  "SMKN 3 Banda Aceh",
  "SMKN 7 Samarinda",
];

const LESSONS = ["Pengantar", "Alat dan Persiapan", "Latihan Terbimbing", "Proyek Akhir"];
const BATCHES = ["Angkatan Melati", "Angkatan Cempaka", "Angkatan Kenanga", "Angkatan Wijaya"];
const MENTORS = ["Ratna Dewi Sihombing", "I Made Surya", "Yohanes Kopong", "Nur Aini Lubis"];

export interface LearningData {
  classes: ClassRow[];
  programs: ProgramRow[];
  schools: Array<{ programId: Id; shown: JsonObject }>;
  syllabus: JsonObject[];
  batches: JsonObject[];
  mentors: JsonObject[];
}

function createClasses(makeId: MakeId, withStatus: boolean): ClassRow[] {
  return CLASSES.map(([name, state, programIndex, isWebinar], index) => {
    const shown: JsonObject = {
      name,
      description:
        `<p>Kelas <em>${name}</em> berlangsung empat pekan, setiap pekan dua pertemuan, dengan ` +
        "tugas yang diperiksa mentor dan sertifikat bagi peserta yang lulus proyek akhir.</p>",
      logo: `{files}/kelas-${index + 1}.png`,
      slug: toSlug(name),
    };
    if (withStatus) shown.status = state;
    return {
      id: makeId(GROUP.class, index + 1),
      state,
      programId: makeId(GROUP.program, programIndex),
      isWebinar,
      shown,
    };
  });
}

function createPrograms(makeId: MakeId): ProgramRow[] {
  return PROGRAMS.map(([name, summary], index) => ({
    id: makeId(GROUP.program, index + 1),
    shown: { name, slug: toSlug(name), summary, logo: `{files}/program-${index + 1}.png` },
  }));
}

export function createLearning(makeId: MakeId, withStatus: boolean): LearningData {
  return {
    classes: createClasses(makeId, withStatus),
    programs: createPrograms(makeId),
    schools: SCHOOLS.map((name, index) => ({
      programId: makeId(GROUP.program, index < 11 ? 1 : 2),
      shown: { id: makeId(GROUP.school, index + 1), name },
    })),
    syllabus: LESSONS.map((name, index) => ({
      name: `${index + 1}. ${name}`,
      description: `<p>${name}: <strong>90 menit</strong> tatap muka dan satu tugas.</p>`,
    })),
    batches: BATCHES.map((label, index) => ({
      id: makeId(GROUP.batch, index + 1),
      label,
      date: `2026-0${index + 3}-09`,
    })),
    mentors: MENTORS.map((name, index) => ({
      id: makeId(GROUP.mentor, index + 1),
      name,
      image: `{files}/mentor-${index + 1}.png`,
    })),
  };
}
