import { describe, expect, test } from "vitest";
import { questionDraftSchema } from "~/lib/question-draft";
import { importQuestionCsv, QUESTION_CSV_HEADER, toQuestionCsvRow } from "./question-csv";

describe("importQuestionCsv", () => {
  test("reads a spreadsheet's semicolons, decimal commas and columns in any order", () => {
    const file =
      'Soal;Tipe;Jawaban;Toleransi;tag\r\n"Panjang; dalam\nmeter";angka;3,5;0,1;Fisika, Dasar\r\n\r\nBumi bulat;benar salah;Benar;;\r\n';

    const { items, problems } = importQuestionCsv(file);

    expect(problems).toEqual([]);
    expect(items).toMatchObject([
      {
        line: 2,
        draft: {
          prompt: "Panjang; dalam\nmeter",
          tags: ["dasar", "fisika"],
          level: "sedang",
          body: { value: 3.5, tolerance: 0.1 },
        },
      },
      { line: 5, draft: { body: { type: "true_false", value: true } } },
    ]);
  });

  test("names line and remedy of what it cannot read, and reads the rest", () => {
    const rows = [
      "tipe,soal,opsi_1,opsi_2,pasangan_1,jawaban,toleransi,tingkat",
      "pilihan,Baik,a,b,,1,,mudah",
      "tebakan,Tipe,,,,,,",
      "pilihan,Nomor,a,b,,3,,",
      "angka,Dua arti,,,,1.250,,",
      "angka,Bukan angka,,,,banyak,,",
      "benar salah,Truth,,,,mungkin,,",
      "pasangan,Tanpa kanan,a,b,x,,,",
      "isian,Tanpa jawaban,,,,,,",
      "isian,Tingkat,a,,,,,berat",
      "isian,,a,,,,,",
    ];

    const { items, problems } = importQuestionCsv(rows.join("\n"));

    expect(items.map(({ draft }) => draft.prompt)).toEqual(["Baik"]);
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "3 Tulis tipe: pilihan, pilihan ganda, benar salah, isian, angka, pasangan, urutan, uraian",
      "4 Isi jawaban dengan nomor opsi yang benar, misalnya 1 atau 1, 3",
      "5 Isi jawaban dengan angka yang jelas: 1250 atau 1,25",
      "6 Isi jawaban dengan angka, misalnya 12 atau 3,5",
      "7 Isi jawaban dengan benar atau salah",
      '8 Isi pasangan_2 untuk "b"',
      "9 Tulis paling sedikit satu jawaban",
      "10 Tulis tingkat: mudah, sedang, atau sulit",
      "11 Soal tidak boleh kosong",
    ]);
    expect(importQuestionCsv("nama,nilai\na,b").problems).toEqual([
      {
        line: 1,
        message: "Baris pertama harus berisi nama kolom; yang belum ada: tipe, soal",
      },
    ]);
  });

  test("reads what comes before a quote that is never closed, and names its line", () => {
    const { items, problems } = importQuestionCsv(
      'tipe;soal;opsi_1\nisian;"Dua\nbaris";a\nisian;"Rusak;b\nisian;Ditelan;c',
    );

    expect(items.map(({ line, draft }) => [line, draft.prompt])).toEqual([[2, "Dua\nbaris"]]);
    expect(problems).toEqual([
      { line: 4, message: "Mulai baris ini ada tanda kutip yang tidak ditutup" },
    ]);
  });

  test("toQuestionCsvRow keeps spreadsheets from evaluating a text", () => {
    const draft = questionDraftSchema.parse({
      prompt: '=HYPERLINK("http://x")',
      explanation: "",
      level: "mudah",
      tags: [],
      body: { type: "short", accept: ["+1", "'=2"] },
    });

    const row = toQuestionCsvRow(draft);

    expect(row).toContain(`"'=HYPERLINK(""http://x"")",'+1,''=2,`);
    expect(QUESTION_CSV_HEADER).toMatch(/^\uFEFFtipe,soal,opsi_1,/);
  });
});
