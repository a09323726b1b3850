import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { formatCount, parseCount } from "./numbers";
import { formatPhone, normalizePhone } from "./phone";
import {
  createCountField,
  createNameField,
  createPhoneField,
  emailField,
  withoutAddress,
} from "./shared-fields";
import { SMK_PROGRAMS } from "./smk-programs";
import { stripSeparators } from "./typed-text";

export const SCHOOL_TYPES = ["SMK", "SMA", "MA", "SMP", "PKBM", "lain"] as const;
export const SCHOOL_OWNERSHIPS = ["negeri", "swasta"] as const;
/** `draft` is a form in progress; the embedded host stores drafts separately. */
export const SCHOOL_STATUSES = [
  "draft",
  "submitted",
  "revision_requested",
  "verified",
  "rejected",
] as const;
export type SchoolStatus = (typeof SCHOOL_STATUSES)[number];

const getLengthMessage = (what: string, least: number, most: number) =>
  `${what} wajib diisi, ${least}-${most} karakter`;
const createTextField = (what: string, least: number, most: number) =>
  z
    .string({ error: getLengthMessage(what, least, most) })
    .trim()
    .min(least, getLengthMessage(what, least, most))
    .max(most, getLengthMessage(what, least, most));
/** An optional field; empty or missing becomes null. */
const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
      schema.nullable(),
    )
    .prefault(null);

export const npsnField = z
  .string({ error: "NPSN wajib diisi" })
  .transform((value) => stripSeparators(value).toUpperCase())
  .pipe(z.string().regex(/^(?:\d{8}|[PK]\d{7})$/, "NPSN terdiri dari 8 karakter"));

const nipField = z
  .string()
  .transform(stripSeparators)
  .pipe(z.string().regex(/^\d{18}$/, "NIP terdiri dari 18 digit"));

const websiteField = z
  .string()
  .trim()
  .max(2_048, "Alamat situs paling banyak 2.048 karakter")
  .pipe(
    z.url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: "Alamat situs diawali https://",
    }),
  );

export const MAX_OTHER_MAJORS = 10;
/** Omits empty rows. */
const otherMajorField = z
  .string()
  .trim()
  .refine(
    (value) => value === "" || (value.length >= 3 && value.length <= 60),
    "Nama program terdiri dari 3-60 karakter",
  )
  .default("");

/** Ids as the host lists them: the embedded one has "32" and "32.73", others have their own. */
export const REGION_ID_PATTERN = /^[\w.-]{1,20}$/;

/** Schools have numbers of digits only; NPSN with a letter belong to courses and PKBM. */
function checkNpsn(
  { npsn, type }: { npsn: string; type: string },
  report: (name: "npsn", message: string) => void,
): void {
  if (!/^\d/.test(npsn) && type !== "PKBM" && type !== "lain")
    report("npsn", "NPSN sekolah terdiri dari 8 digit");
}

/** Schemas of the form's steps. The host checks that the city is in the province. */
export const schoolSteps = {
  school: withCrossFieldRule(
    z.object({
      npsn: npsnField,
      name: withoutAddress(createTextField("Nama sekolah", 3, 100), "Nama sekolah"),
      type: z.enum(SCHOOL_TYPES, { error: "Pilih jenis sekolah" }),
      status: z.enum(SCHOOL_OWNERSHIPS, { error: "Pilih status sekolah" }),
    }),
    ["npsn", "type"],
    checkNpsn,
  ),
  place: z.object({
    provinceId: z.string({ error: "Pilih provinsi" }).regex(REGION_ID_PATTERN, "Pilih provinsi"),
    cityId: z
      .string({ error: "Pilih kabupaten/kota" })
      .regex(REGION_ID_PATTERN, "Pilih kabupaten/kota"),
    address: createTextField("Alamat", 10, 300),
    postcode: z
      .string({ error: "Kode pos wajib diisi" })
      .transform(stripSeparators)
      .pipe(z.string().regex(/^[1-9]\d{4}$/, "Kode pos terdiri dari 5 digit")),
  }),
  people: z.object({
    principal: z.object({
      name: createNameField("Nama kepala sekolah"),
      nip: emptyToNull(nipField),
      phone: createPhoneField("Nomor HP kepala sekolah"),
    }),
    pic: z.object({
      name: createNameField("Nama penanggung jawab"),
      position: createTextField("Jabatan", 3, 100),
      email: emailField,
      phone: createPhoneField("Nomor HP penanggung jawab"),
    }),
  }),
  details: z.object({
    students: createCountField({ what: "Jumlah siswa", min: 1, max: 20_000 }),
    majors: z
      .preprocess(
        (value: string | string[] | undefined) =>
          typeof value === "string" ? [value] : (value ?? []),
        z.array(z.enum(SMK_PROGRAMS as [string, ...string[]])),
      )
      .transform((majors) => [...new Set(majors)]),
    /** Programmes outside the ministry's list, as free text. */
    otherMajors: z
      .array(otherMajorField)
      .max(MAX_OTHER_MAJORS, `Program lain paling banyak ${MAX_OTHER_MAJORS}`)
      .default([])
      .transform((majors) => [...new Set(majors.filter(Boolean))]),
    website: emptyToNull(websiteField),
    /** Id or link of the letter, as its drive names it. */
    letterUrl: emptyToNull(z.string().max(500)),
  }),
};

interface Majors {
  majors: string[];
  otherMajors: string[];
}

/** A vocational school teaches at least one programme. */
function checkMajors(
  { type, majors, otherMajors }: Majors & { type: unknown },
  report: (name: "majors", message: string) => void,
): void {
  if (type === "SMK" && majors.length + otherMajors.length === 0)
    report("majors", "Pilih paling sedikit satu program keahlian");
}

/** Schema of a step, given what the earlier steps say. @param values not validated */
export function getStepSchema(step: keyof typeof schoolSteps, values: Record<string, unknown>) {
  return step === "details" ? createDetailsSchema(values.type) : schoolSteps[step];
}

/** @param type of the school, from the first step; not validated */
export const createDetailsSchema = (type: unknown) =>
  withCrossFieldRule(schoolSteps.details, ["majors", "otherMajors"], (lists, report) =>
    checkMajors({ ...lists, type }, report),
  );

/** A school's registration (designs B8): shared by the browser, the action and the host. */
export const schoolFields = withCrossFieldRule(
  withCrossFieldRule(
    z.object({
      ...schoolSteps.school.shape,
      ...schoolSteps.place.shape,
      ...schoolSteps.people.shape,
      ...schoolSteps.details.shape,
    }),
    ["npsn", "type"],
    checkNpsn,
  ),
  ["type", "majors", "otherMajors"],
  checkMajors,
);
export type SchoolFields = z.output<typeof schoolFields>;

interface SchoolFactsInput {
  /** Form values by field name, not validated. */
  values: Record<string, unknown>;
  province: string | null;
  city: string | null;
}

/** Labelled values of a step as read back to its sender and to those who decide. */
export function getSchoolFacts(
  step: keyof typeof schoolSteps,
  { values, province, city }: SchoolFactsInput,
): { label: string; value: string }[] {
  const [principal, pic] = [getGroup(values, "principal"), getGroup(values, "pic")];
  if (step === "school")
    return [
      { label: "NPSN", value: formatText(values.npsn) },
      { label: "Nama", value: formatText(values.name) },
      { label: "Jenis", value: formatSchoolType(values.type, values.status) },
    ];
  if (step === "place")
    return [
      { label: "Alamat", value: formatText(values.address) },
      { label: "Kabupaten/kota", value: `${city ?? "–"}, ${province ?? "–"}` },
      { label: "Kode pos", value: formatText(values.postcode) },
    ];
  if (step === "people")
    return [
      {
        label: "Kepala sekolah",
        value: `${formatText(principal.name)}, ${formatPhoneValue(principal.phone)}`,
      },
      { label: "NIP", value: formatText(principal.nip) },
      { label: "Penanggung jawab", value: `${formatText(pic.name)}, ${formatText(pic.position)}` },
      { label: "Hubungi di", value: `${formatText(pic.email)}, ${formatPhoneValue(pic.phone)}` },
    ];
  return [
    { label: "Jumlah siswa", value: formatStudents(values.students) },
    {
      label: "Program keahlian",
      value: [values.majors, values.otherMajors].flat(2).filter(Boolean).join(", ") || "–",
    },
    { label: "Situs", value: formatText(values.website) },
  ];
}

const formatText = (value: unknown) => (typeof value === "string" && value !== "" ? value : "–");
const formatStudents = (value: unknown) => {
  const count = parseCount(String(value));
  return count.kind === "number" ? formatCount(count.value) : formatText(value);
};
const formatPhoneValue = (value: unknown) => {
  const e164 = typeof value === "string" ? normalizePhone(value) : null;
  return e164 ? formatPhone(e164) : formatText(value);
};
/** "SMK negeri"; other kinds are "Sekolah lain, swasta". */
const formatSchoolType = (type: unknown, ownership: unknown): string =>
  type === "lain"
    ? `Sekolah lain, ${formatText(ownership)}`
    : `${formatText(type)} ${formatText(ownership)}`;
const getGroup = (values: Record<string, unknown>, name: string) =>
  (values[name] as Record<string, unknown> | undefined) ?? {};

export const SCHOOL_EXISTS_MESSAGE = "Sekolah ini sudah terdaftar, hubungi penanggung jawab";
