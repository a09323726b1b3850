import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { appointmentDecisionForm } from "./appointment";
import { createDecisionSchema } from "./assignment-fields";
import { campaignFormSchema } from "./campaign-fields";
import { classDecisionSchema, classFormSchema } from "./class-desk-fields";
import { decisionFields } from "./decision-fields";
import { inboxUpdateForm } from "./inbox";
import { approveSchema } from "./payout-fields";
import { deskDecisionSchema } from "./post-decision-fields";
import { postFormSchema } from "./post-fields";
import { createQuestionSchema } from "./question-form";
import { schoolFields } from "./school-fields";
import {
  createCountField,
  createDateField,
  createOptionalField,
  createRupiahField,
  personNameField,
  phoneField,
  versionField,
  withoutAddress,
} from "./shared-fields";
import { identitySchema } from "./site-fields";
import { classReviewFields } from "./submissions";
import { chapterFormSchema, newModuleSchema, syllabusButtonSchema } from "./syllabus-fields";

import { teamFields } from "./team-fields";

const VERSIONED_FORMS = {
  approvePayout: approveSchema,
  appointmentDecision: appointmentDecisionForm,
  campaign: campaignFormSchema,
  chapter: chapterFormSchema,
  class: classFormSchema,
  classDecision: classDecisionSchema,
  classReview: classReviewFields,
  handIn: createDecisionSchema([]),
  inboxUpdate: inboxUpdateForm,
  newModule: newModuleSchema,
  post: postFormSchema,
  postDecision: deskDecisionSchema,
  question: createQuestionSchema("essay"),
  registration: decisionFields,
  site: identitySchema,
  syllabusButton: syllabusButtonSchema,
};

const isName = (value: string) => personNameField.safeParse(value).success;

test.each([
  "Rina Dewanti, S.Pd., M.Kom.",
  "Drs. H. Budi Santoso, M.Si",
  "R.A. Kartini",
  "Muh. Idris",
  "Sri Wahyuni, S.Com",
])("personNameField accepts %s", (name) => expect(isName(name)).toBe(true));

// Without a bound, the search for addresses takes a minute for text of this length.
test("personNameField rejects a name of 200,000 letters by its length", () => {
  const { error } = personNameField.safeParse("a".repeat(200_000));

  expect(error?.issues.map(({ message }) => message)).toEqual(["Nama wajib diisi, 3-100 karakter"]);
});

test.each(["Buka evil.example", "www.jahat", "klaim-hadiah.my.id", "Promo bit.ly"])(
  "personNameField rejects the address in %s",
  (name) => expect(isName(name)).toBe(false),
);

test.each([
  "SMK Harapan buka https://evil.example/klaim",
  "SMK Harapan (evil.example)",
  "SMK jahat.co.id",
])("names of schools and teams reject %s", (name) => {
  const messages = [schoolFields, teamFields].map((schema) =>
    (schema.safeParse({ name, teamName: name.slice(0, 31) }).error?.issues ?? [])
      .filter(({ path }) => ["name", "teamName"].includes(String(path[0])))
      .map(({ message }) => message),
  );
  expect(messages[0]).toEqual(["Nama sekolah tidak boleh berisi alamat situs"]);
});

test("withoutAddress accepts usual names of schools", () => {
  const field = withoutAddress(personNameField, "Nama sekolah");
  for (const name of ["SMK St. Yosef", "SMK Taruna Bangsa, Kab. Bandung", "MAN Insan Cendekia"])
    expect(field.safeParse(name).success).toBe(true);
});

/** What a posted text becomes, or its error. */
function submit(schema: z.ZodType, text: string) {
  const form = new FormData();
  form.set("field", text);
  const submission = parseWithZod(form, { schema: z.object({ field: schema }) });
  return submission.status === "success" ? submission.value.field : submission.error?.field;
}

describe("createCountField", () => {
  const field = createCountField({ what: "Jumlah siswa", min: 1, max: 20_000 });

  test.each([
    ["1.250", 1_250],
    ["1,2 rb", 1_200],
    ["", ["Jumlah siswa wajib diisi"]],
    ["banyak", ["Jumlah siswa berupa angka bulat, misalnya 1.250"]],
    ["1.5", ["Maksud Anda 1.500 atau 1.500.000? Tulis angkanya dengan lengkap"]],
    ["0", ["Jumlah siswa paling sedikit 1"]],
    ["20.001", ["Jumlah siswa paling banyak 20.000"]],
  ])("makes %j %j", (text, value) => expect(submit(field, text)).toEqual(value));

  test("accepts a number from a host's caller, and only a whole one", () => {
    expect(field.parse(1_250)).toBe(1_250);
    expect(field.safeParse(1.5).success).toBe(false);
    expect(field.safeParse(1e21).success).toBe(false);
    expect(field.safeParse(null).success).toBe(false);
  });
});

describe("createRupiahField", () => {
  const field = createRupiahField({ what: "Pencairan", min: 50_000, max: 100_000_000 });

  test.each([
    ["Rp75.000,-", 75_000],
    ["1,2 juta", 1_200_000],
    ["", ["Jumlah wajib diisi"]],
    ["tujuh", ["Tulis jumlah dalam rupiah utuh, misalnya 250.000 atau 250 ribu"]],
    ["1,25", ["Maksud Anda Rp1.250 atau Rp1.250.000? Tulis angkanya dengan lengkap"]],
    ["49.999", ["Pencairan paling sedikit Rp50.000"]],
    ["1 miliar", ["Pencairan paling banyak Rp100.000.000"]],
  ])("makes %j %j", (text, value) => expect(submit(field, text)).toEqual(value));
});

describe("createDateField", () => {
  const field = createDateField("tanggal lahir");

  test.each([
    ["31 Des 2010", "2010-12-31"],
    ["2010-12-31", "2010-12-31"],
    ["", ["Pilih tanggal lahir"]],
    ["31/02/2010", ["Tulis tanggal lahir seperti 31/12/2026"]],
  ])("makes %j %j", (text, value) => expect(submit(field, text)).toEqual(value));
});

describe("createOptionalField", () => {
  test.each(["", "  ", "\u00a0", null, undefined])("takes %j for a missing value", (value) => {
    expect(createOptionalField(phoneField).parse(value)).toBeUndefined();
  });

  test("checks a value that is there", () => {
    expect(createOptionalField(phoneField).parse("0812 3456 7890")).toBe("+6281234567890");
    expect(createOptionalField(phoneField).safeParse("0").success).toBe(false);
  });
});

describe("versionField", () => {
  const read = (version?: string) => {
    const form = new FormData();
    if (version !== undefined) form.set("version", version);
    const submission = parseWithZod(form, { schema: z.object({ version: versionField }) });
    return submission.status === "success" ? submission.value.version : submission.error;
  };

  test("reads the version of a form", () => expect(read("12")).toBe(12));

  test.each([undefined, "", "abc", "-1", "1.5", "9".repeat(20)])("reads %j as 0", (version) =>
    expect(read(version)).toBe(0),
  );

  test.each(Object.entries<z.ZodType>(VERSIONED_FORMS))(
    "%s accepts a form without version",
    (_, schema) => {
      const submission = parseWithZod(new FormData(), { schema });
      const errors = submission.status === "success" ? null : submission.error;

      expect(Object.keys(errors ?? {})).not.toContain("version");
    },
  );
});
