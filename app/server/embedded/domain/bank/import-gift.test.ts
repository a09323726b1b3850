import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importGift } from "./import-gift";

const readFixture = (name: string) =>
  readFileSync(new URL(`../../../../../tests/fixtures/bank/${name}`, import.meta.url), "utf8");

describe("importGift", () => {
  const { items, problems, notes } = importGift(readFixture("moodle.gift"));
  const find = (prompt: string) =>
    items.find(({ draft }) => draft.prompt.startsWith(prompt))?.draft;

  test("reads every form of the documentation", () => {
    expect(problems).toEqual([]);
    expect(items.map(({ draft }) => draft.body.type)).toEqual([
      "single",
      "single",
      "multiple",
      "true_false",
      "true_false",
      "short",
      "number",
      "number",
      "number",
      "matching",
      "order",
      "essay",
      "essay",
      "single",
    ]);
    expect(items[0]?.line).toBe(5);
  });

  test("keeps feedback in the explanation and says what it does to weights", () => {
    expect(find("Siapa yang dimakamkan")).toMatchObject({
      explanation:
        "Grant dan istrinya dimakamkan di sana.\nGrant: Tepat.\ntidak seorang pun: Itu benar untuk 12 tahun, sekarang tidak.",
      tags: ["sejarah-dunia"],
      level: "sedang",
    });
    expect(find("Matahari")?.explanation).toBe(
      "Bumi berputar ke timur.\nJawaban salah: Salah, di timur.\nJawaban benar: Tepat.",
    );
    expect(notes).toEqual([
      { line: 5, message: expect.stringContaining("Bobot sebagian") },
      { line: 38, message: expect.stringContaining("di bawah 100%") },
    ]);
  });

  test("marks the place of a missing word", () => {
    expect(find("Jamestown")?.prompt).toBe("Jamestown didirikan oleh _____ pada abad ke-17.");
    expect(find("Dua tambah dua")).toMatchObject({
      prompt: "Dua tambah dua sama dengan _____.",
      body: { accept: ["empat", "4"] },
    });
  });

  test("reads numbers with a tolerance, a range, or several answers", () => {
    expect(find("Kapan Ulysses")?.body).toEqual({ type: "number", value: 1822, tolerance: 5 });
    expect(find("Berapa panjangnya")?.body).toEqual({
      type: "number",
      value: 2.1415,
      tolerance: 0.0005,
    });
    expect(find("Kapan ia lahir")?.body).toEqual({ type: "number", value: 1822, tolerance: 0 });
  });

  test("reads pairs with a distractor, and steps by their numbers", () => {
    expect(find("Pasangkan")?.body).toMatchObject({
      pairs: [
        { left: "Kanada", right: "Ottawa" },
        { left: "Italia", right: "Roma" },
        { left: "Jepang", right: "Tokyo" },
        { left: null, right: "New Delhi" },
      ],
    });
    expect(find("Urutkan")).toMatchObject({
      tags: ["proses"],
      level: "sulit",
      body: { type: "order", items: ["tidur", "bangun", "mandi"] },
    });
  });

  test("turns formats into plain text, and takes backslashes away", () => {
    expect(find("Tulis riwayat")?.prompt).toBe("Tulis riwayat hidup Dag Hammarskjöld & Grant.");
    expect(find("Jelaskan *mengapa*.")?.body).toEqual({
      type: "essay",
      rubric: ["menyebut tahun", "satu sudut ] pandang"],
    });
    expect(find("Manakah")).toMatchObject({
      prompt: "Manakah yang bernilai 5:\n1 + 1 = 2?",
      body: {
        options: [
          { text: "{ x = 5 }", isRight: true },
          { text: "~ 4 # empat", isRight: false },
        ],
      },
    });
  });

  test("names line and remedy of what it cannot read, and reads the rest", () => {
    const broken = importGift(readFixture("broken.gift"));

    expect(broken.items.map(({ draft }) => draft.prompt)).toEqual([
      "Soal baik",
      "Soal baik terakhir",
    ]);
    expect(broken.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "3 Tulis jawabannya di antara { dan }, pada baris yang bersambung dengan soalnya",
      "5 Tutup jawabannya dengan }, tanpa baris kosong di dalamnya",
      "7 Pisahkan soal dengan baris kosong; { dan } di dalam teks ditulis \\{ dan \\}",
      "9 Awali setiap jawaban dengan = bila benar atau ~ bila salah",
      "11 Tandai paling sedikit satu jawaban benar",
      "13 Tulis angkanya seperti 3, 3.5:0.1 (toleransi), atau 1..5 (rentang)",
      "15 Tulis setiap pasangan sebagai = kiri -> kanan",
      "18 Nomori langkahnya dari 1 sampai 2, masing-masing sekali",
      "20 Tutup judulnya dengan ::",
      "22 Ada dua pilihan yang sama",
    ]);
  });
});
