import { describe, expect, test } from "vitest";
import { getSchoolFacts, getStepSchema } from "./school-fields";

const draft = { province: "Jawa Barat", city: "Kota Cimahi" };

test("getSchoolFacts reads back typed values as they will be stored", () => {
  const values = {
    students: "1,25 rb",
    majors: ["Animasi"],
    otherMajors: ["IPA", ""],
    website: "https://smk.example",
    principal: { name: "Hendra", phone: "0812 3456 7890" },
    pic: { name: "Rina", position: "Wakil", email: "rina@smk.example", phone: "+6281298765432" },
  };

  expect(getSchoolFacts("details", { ...draft, values })).toEqual([
    { label: "Jumlah siswa", value: "1.250" },
    { label: "Program keahlian", value: "Animasi, IPA" },
    { label: "Situs", value: "https://smk.example" },
  ]);
  expect(getSchoolFacts("people", { ...draft, values })).toContainEqual({
    label: "Kepala sekolah",
    value: "Hendra, 0812-3456-7890",
  });
});

test("getSchoolFacts shows a dash for what is not filled in", () => {
  const steps = ["school", "place", "people", "details"] as const;
  const facts = steps.flatMap((step) =>
    getSchoolFacts(step, { values: {}, province: null, city: null }),
  );

  expect(facts.map(({ value }) => value).join(" ")).not.toMatch(/undefined|null|NaN/);
});

describe("getStepSchema", () => {
  const getErrors = (step: "school" | "details", fields: object, values = {}) =>
    (getStepSchema(step, values).safeParse(fields).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]);

  test("reports a number that does not suit the kind of school beside a missing name", () => {
    expect(getErrors("school", { npsn: "P1234567", type: "SMK", status: "negeri" })).toEqual([
      ["name", "Nama sekolah wajib diisi, 3-100 karakter"],
      ["npsn", "NPSN sekolah terdiri dari 8 digit"],
    ]);
  });

  test("requires a programme of an SMK only, beside other errors of the step", () => {
    const MISSING = ["majors", "Pilih paling sedikit satu program keahlian"];

    expect(getErrors("details", { students: "1.5" }, { type: "SMK" })).toEqual([
      ["students", "Maksud Anda 1.500 atau 1.500.000? Tulis angkanya dengan lengkap"],
      MISSING,
    ]);
    expect(getErrors("details", { students: "420" }, { type: "SMA" })).toEqual([]);
    expect(
      getErrors("details", { students: "420", otherMajors: ["IPA"] }, { type: "SMK" }),
    ).toEqual([]);
  });
});
