import { expect, test } from "vitest";
import { getSchoolFacts } from "./school-fields";

const draft = { province: "Jawa Barat", city: "Kota Cimahi" };

test("getSchoolFacts reads back typed values as they will be stored", () => {
  const values = {
    students: "1250",
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
