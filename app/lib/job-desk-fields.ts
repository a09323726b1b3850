import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "./job-fields";
import { getKeys } from "./options";
import { pictureField } from "./picture-fields";
import {
  createCountField,
  createDateField,
  createOptionalField,
  createRupiahField,
  createTextField,
  versionField,
} from "./shared-fields";
import {
  createLinesField,
  createStoredLines,
  MAX_HTML_LENGTH,
  markdownField,
} from "./text-block-fields";
import type { StatusView } from "./views";

const MAX_REQUIREMENTS = 12;
const MAX_SALARY = 1_000_000_000;
const MAX_OPENINGS = 999;

export const JOB_STATUSES = ["draft", "review", "open", "closed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_STATUS: Record<JobStatus, StatusView> = {
  draft: { label: "Draf", tone: "neutral" },
  review: { label: "Menunggu persetujuan", tone: "orange" },
  open: { label: "Dibuka", tone: "green" },
  closed: { label: "Ditutup", tone: "neutral" },
};

/** `submit` and `close` are also for the company's own people, the others for roles 0 and 1. */
export const JOB_DECISIONS = ["submit", "open", "return", "close"] as const;
export type JobDecision = (typeof JOB_DECISIONS)[number];

const nameField = createTextField("Nama perusahaan", 2, 120);
const cityField = createTextField("Kota", 2, 80);
const summaryField = createTextField("Ringkasan", 10, 300);
const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{3,90}$/, "Alamat berisi 3-90 huruf kecil, angka, atau tanda hubung");

/** The form of a new or an existing company. */
export const companyFormSchema = z.object({
  name: nameField,
  /** Of a new company only: addresses of companies stay. */
  slug: createOptionalField(slugField),
  city: cityField,
  summary: summaryField,
  description: markdownField,
  logo: pictureField,
  version: versionField,
});
export type CompanyFormOutput = z.output<typeof companyFormSchema>;

/** What the host stores of a company. */
export const companySettingsSchema = z.object({
  name: nameField,
  city: cityField,
  summary: summaryField,
  /** HTML; the host sanitises it. */
  description: z.string().max(MAX_HTML_LENGTH),
  logo: z.string().max(2048).nullable(),
});
export type CompanySettings = z.output<typeof companySettingsSchema>;
export const newCompanySchema = companySettingsSchema.extend({ slug: slugField.optional() });

const titleField = createTextField("Nama pekerjaan", 3, 120);
const jobSummaryField = createTextField("Ringkasan pekerjaan", 10, 500);
const typeField = z.enum(getKeys(JOB_TYPE_LABELS), "Pilih jenis pekerjaan");
const modeField = z.enum(getKeys(JOB_MODE_LABELS), "Pilih tempat bekerja");

const jobFields = z.object({
  title: titleField,
  type: typeField,
  mode: modeField,
  city: cityField,
  salaryMin: createOptionalField(
    createRupiahField({ what: "Gaji terendah", min: 1, max: MAX_SALARY }),
  ),
  salaryMax: createOptionalField(
    createRupiahField({ what: "Gaji tertinggi", min: 1, max: MAX_SALARY }),
  ),
  summary: jobSummaryField,
  requirements: createLinesField(MAX_REQUIREMENTS),
  deadline: createDateField("batas lamaran"),
  openings: createCountField({ what: "Jumlah lowongan", min: 1, max: MAX_OPENINGS }),
  version: versionField,
});

/** The form of a new or an existing job. */
export const jobFormSchema = withCrossFieldRule(
  jobFields,
  ["salaryMin", "salaryMax"],
  ({ salaryMin, salaryMax }, report) => {
    if (salaryMin === undefined && salaryMax !== undefined)
      report("salaryMin", "Isi juga gaji terendah, atau kosongkan keduanya");
    if (salaryMin !== undefined && salaryMax === undefined)
      report("salaryMax", "Isi juga gaji tertinggi, atau kosongkan keduanya");
    if (salaryMin !== undefined && salaryMax !== undefined && salaryMax < salaryMin)
      report("salaryMax", "Gaji tertinggi tidak kurang dari yang terendah");
  },
);
export type JobFormOutput = z.output<typeof jobFormSchema>;

const salary = z.number().int().min(1).max(MAX_SALARY).nullable();

/** What the host stores of a job. */
export const jobSettingsSchema = z.object({
  title: titleField,
  type: typeField,
  mode: modeField,
  city: cityField,
  salaryMin: salary,
  salaryMax: salary,
  summary: jobSummaryField,
  requirements: createStoredLines(MAX_REQUIREMENTS),
  /** The end of the day in WIB. */
  deadlineAt: z.number().int().min(0),
  openings: z.number().int().min(1).max(MAX_OPENINGS),
});
export type JobSettings = z.output<typeof jobSettingsSchema>;

/** The buttons beside a job. */
export const jobDecisionSchema = z.object({
  decision: z.enum(JOB_DECISIONS),
  version: versionField,
});
