import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { getKeys } from "./options";
import {
  createCountField,
  createOptionalField,
  createRupiahField,
  createTextField,
  recordVersion,
  versionField,
} from "./shared-fields";
import { createLinesField, createStoredLines } from "./text-block-fields";

/** What one payment of a plan covers. */
export const PLAN_PERIODS = {
  once: "sekali bayar",
  person: "per peserta",
  month: "per bulan",
  semester: "per semester",
  year: "per tahun",
} as const;
const PERIOD_NAMES = getKeys(PLAN_PERIODS);

/** Where the button of a plan leads, with its text. */
export const PLAN_ACTIONS = {
  class: "Lihat kelas",
  appointment: "Buat janji temu",
  demo: "Minta demo",
  training: "Minta penawaran pelatihan",
  talent: "Rekrut talenta",
  contact: "Tanya tim",
} as const;
export type PlanAction = keyof typeof PLAN_ACTIONS;
const ACTION_NAMES = getKeys(PLAN_ACTIONS);

export const PLAN_STATUSES = ["draft", "published", "archived"] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
export const PLAN_DECISIONS = ["publish", "withdraw", "archive"] as const;
export type PlanDecision = (typeof PLAN_DECISIONS)[number];

/** Plans that one page compares. */
export const MAX_PUBLISHED_PLANS = 8;
const MAX_INCLUDED = 12;
const MAX_EXCLUDED = 6;
const MAX_SORT = 9_999;
const MAX_PRICE = 10_000_000_000;

const nameField = createTextField("Nama paket", 2, 80);
const audienceField = createTextField("Untuk siapa", 3, 200);
const periodField = z.enum(PERIOD_NAMES, "Pilih masa bayar");
const actionField = z.enum(ACTION_NAMES, "Pilih tujuan tombol");
const classSlugField = z.string().regex(/^[a-z0-9-]{1,96}$/, "Pilih kelas dari daftar");

const fields = z.object({
  name: nameField,
  audience: audienceField,
  /** Empty for "Hubungi kami". */
  price: createOptionalField(createRupiahField({ what: "Harga", min: 0, max: MAX_PRICE })),
  period: periodField,
  included: createLinesField(MAX_INCLUDED),
  excluded: createLinesField(MAX_EXCLUDED),
  action: actionField,
  classSlug: createOptionalField(classSlugField),
  isFeatured: z.literal("on").optional().catch(undefined),
  sort: createOptionalField(createCountField({ what: "Urutan", min: 0, max: MAX_SORT })),
  version: versionField,
});

const withIncluded = withCrossFieldRule(fields, ["included"], ({ included }, report) => {
  if (!included?.length) report("included", "Tulis paling sedikit satu hal yang didapat");
});

export const planFormSchema = withCrossFieldRule(
  withIncluded,
  ["action", "classSlug"],
  ({ action, classSlug }, report) => {
    if (action === "class" && classSlug === undefined) report("classSlug", "Pilih kelasnya");
  },
);
export type PlanForm = z.output<typeof planFormSchema>;

/** A price plan as a host stores it. */
export const planBody = z.object({
  name: nameField,
  /** For whom. */
  audience: audienceField,
  /** Rupiah; null where visitors ask for it. */
  price: z.number().int().min(0).max(MAX_PRICE).nullable(),
  period: periodField,
  included: createStoredLines(MAX_INCLUDED).min(1),
  excluded: createStoredLines(MAX_EXCLUDED),
  action: actionField,
  /** Of the action `class`. */
  classSlug: classSlugField.nullable(),
  isFeatured: z.boolean(),
  /** Low numbers come first; null for the end of the list. */
  sort: z.number().int().min(0).max(MAX_SORT).nullable(),
});
export type PlanBody = z.output<typeof planBody>;

export const planDecisionSchema = z.object({
  decision: z.enum(PLAN_DECISIONS),
  version: versionField,
});
export const planDecisionBody = planDecisionSchema.extend({ version: recordVersion });

export const PRICING_PATH = "/Pricing";
export const PLAN_DESK_PATH = "/Dashboard/Paket-Harga";
export const NEW_PLAN_PATH = `${PLAN_DESK_PATH}/Baru`;
export const deskPlanPath = (id: string) => `${PLAN_DESK_PATH}/${encodeURIComponent(id)}`;
