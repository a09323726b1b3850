import { QUESTION_TYPES, type QuestionLevel, type QuestionType } from "./questions";

interface TypeTexts {
  label: string;
  /** In CSV files and, with dashes, in addresses. */
  name: string;
  description: string;
}

export const QUESTION_TYPE: Record<QuestionType, TypeTexts> = {
  single: { label: "Pilihan", name: "pilihan", description: "Satu jawaban dari beberapa pilihan." },
  multiple: {
    label: "Pilihan ganda",
    name: "pilihan ganda",
    description: "Beberapa jawaban benar; pilihan yang salah mengurangi nilai.",
  },
  true_false: {
    label: "Benar atau salah",
    name: "benar salah",
    description: "Satu pernyataan yang benar atau salah.",
  },
  short: {
    label: "Isian singkat",
    name: "isian",
    description: "Jawaban diketik; huruf besar dan spasi ganda tidak dibedakan.",
  },
  number: {
    label: "Angka",
    name: "angka",
    description: "Satu angka, bila perlu dengan toleransi.",
  },
  matching: {
    label: "Pasangan",
    name: "pasangan",
    description: "Setiap baris kiri dipasangkan dengan isi kanan.",
  },
  order: { label: "Urutan", name: "urutan", description: "Langkah-langkah yang harus diurutkan." },
  essay: { label: "Uraian", name: "uraian", description: "Jawaban panjang yang dinilai pengajar." },
};

export const LEVEL_LABELS: Record<QuestionLevel, string> = {
  mudah: "Mudah",
  sedang: "Sedang",
  sulit: "Sulit",
};

const toSegment = (type: QuestionType) => QUESTION_TYPE[type].name.replaceAll(" ", "-");

/** Type by the segment of an address; undefined for any other text. */
export const findQuestionType = (segment: string): QuestionType | undefined =>
  QUESTION_TYPES.find((type) => toSegment(type) === segment);

export const BANK_PATH = "/Dashboard/Soal";
export const newQuestionPath = (type: QuestionType) => `${BANK_PATH}/Baru/${toSegment(type)}`;
export const bankQuestionPath = (id: string) => `${BANK_PATH}/${encodeURIComponent(id)}`;
