import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { MAX_DONATION, MIN_DONATION } from "./donation";
import { pictureField } from "./picture-fields";
import { formatRupiah, parseRupiah } from "./rupiah";
import {
  createDateField,
  createOptionalField,
  createRupiahField,
  versionField,
} from "./shared-fields";

const MIN_GOAL = 100_000;
const MAX_GOAL = 100_000_000_000;
const MAX_STORY_LENGTH = 20_000;
export const MAX_PRESETS = 6;
const MAX_PRESET_LABEL_LENGTH = 60;
const MAX_UPDATE_LENGTH = 1_000;

/** A suggested sum, and what it buys. */
export interface DonationPreset {
  /** Rupiah. */
  amount: number;
  label: string;
}

const titleLength = "Judul kampanye wajib diisi, 3-100 karakter";
const summaryLength = "Tulis satu kalimat tentang kampanye ini, 10-200 karakter";

/** In addresses; derived from the title where it is empty. */
const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{3,60}$/, "Alamat berisi 3-60 huruf kecil, angka, atau tanda hubung");

/** "25.000 = satu paket buku tulis", one per line. */
const presetsField = createOptionalField(
  z.string().transform((text, context): DonationPreset[] => {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
    const presets = lines.flatMap((line) => readPreset(line) ?? []);
    const message = getPresetsError(lines, presets);
    if (message === null) return presets;
    context.issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  }),
);

function readPreset(line: string): DonationPreset | null {
  const [typed = "", ...label] = line.split("=");
  const amount = parseRupiah(typed.trim());
  return amount.kind === "number" ? { amount: amount.value, label: label.join("=").trim() } : null;
}

function getPresetsError(lines: string[], presets: DonationPreset[]): string | null {
  if (lines.length > MAX_PRESETS) return `Paling banyak ${MAX_PRESETS} pilihan`;
  if (presets.length < lines.length)
    return "Tulis satu pilihan per baris, misalnya: 25.000 = satu paket buku tulis";
  if (presets.some(({ amount }) => amount < MIN_DONATION || amount > MAX_DONATION))
    return `Pilihan antara ${formatRupiah(MIN_DONATION)} dan ${formatRupiah(MAX_DONATION)}`;
  if (presets.some(({ label }) => label.length > MAX_PRESET_LABEL_LENGTH))
    return `Keterangan pilihan paling panjang ${MAX_PRESET_LABEL_LENGTH} huruf`;
  const isRepeated = new Set(presets.map(({ amount }) => amount)).size < presets.length;
  return isRepeated ? "Setiap jumlah cukup ditulis sekali" : null;
}

/** As the form's field has them. */
export const formatPresets = (presets: readonly DonationPreset[]): string =>
  presets
    .map(({ amount, label }) =>
      label ? `${formatRupiah(amount)} = ${label}` : formatRupiah(amount),
    )
    .join("\n");

const formFields = z.object({
  title: z.string({ error: titleLength }).trim().min(3, titleLength).max(100, titleLength),
  slug: createOptionalField(slugField),
  summary: z.string({ error: summaryLength }).trim().min(10, summaryLength).max(200, summaryLength),
  /** Markdown. */
  story: createOptionalField(
    z
      .string()
      .transform((text) => text.replaceAll("\r\n", "\n"))
      .pipe(z.string().max(MAX_STORY_LENGTH, "Paling panjang 20.000 huruf")),
  ),
  picture: pictureField,
  goal: createOptionalField(createRupiahField({ what: "Target", min: MIN_GOAL, max: MAX_GOAL })),
  endsOn: createOptionalField(createDateField("hari terakhir")),
  presets: presetsField,
  permitNumber: createOptionalField(
    z.string().trim().max(100, "Nomor izin paling panjang 100 huruf"),
  ),
  permitFrom: createOptionalField(createDateField("awal masa izin")),
  permitUntil: createOptionalField(createDateField("akhir masa izin")),
  showsDonors: z.literal("on").optional().catch(undefined),
  /** 0 for a new one. */
  version: versionField,
});

const PERMIT_FIELDS = ["permitNumber", "permitFrom", "permitUntil"] as const;

/** The form of a campaign. */
export const campaignFormSchema = withCrossFieldRule(
  formFields,
  PERMIT_FIELDS,
  ({ permitNumber, permitFrom, permitUntil }, report) => {
    const isNamed = permitNumber !== undefined;
    if (isNamed && permitFrom === undefined) report("permitFrom", "Isi awal masa izin");
    if (isNamed && permitUntil === undefined) report("permitUntil", "Isi akhir masa izin");
    if (!isNamed && (permitFrom || permitUntil)) report("permitNumber", "Isi nomor izinnya");
    if (permitFrom && permitUntil && permitUntil < permitFrom)
      report("permitUntil", "Masa izin berakhir sesudah awalnya");
  },
);
export type CampaignForm = z.output<typeof campaignFormSchema>;

const day = z.iso.date().nullable();

/** What a campaign consists of, in a host's body. */
export const campaignBody = z.object({
  title: z.string().min(3).max(100),
  /** Absent: derived from the title of a new one, unchanged of another. */
  slug: slugField.optional(),
  summary: z.string().min(10).max(200),
  /** Sanitised HTML. */
  story: z.string().max(100_000),
  picture: z.string().max(2048).nullable(),
  pictureAlt: z.string().max(200).nullable(),
  goal: z.number().int().min(MIN_GOAL).max(MAX_GOAL).nullable(),
  /** Last day, `YYYY-MM-DD` in WIB. */
  endsOn: day,
  presets: z
    .array(
      z.object({
        amount: z.number().int().min(MIN_DONATION).max(MAX_DONATION),
        label: z.string().max(MAX_PRESET_LABEL_LENGTH),
      }),
    )
    .max(MAX_PRESETS),
  permit: z
    .object({ number: z.string().min(1).max(100), from: z.iso.date(), until: z.iso.date() })
    .nullable(),
  showsDonors: z.boolean(),
});
export type CampaignBody = z.output<typeof campaignBody>;

const updateLength = "Tulis kabar 10-1.000 karakter";

/** News of a campaign. */
export const campaignUpdateSchema = z.object({
  text: z
    .string({ error: updateLength })
    .trim()
    .min(10, updateLength)
    .max(MAX_UPDATE_LENGTH, updateLength),
});

/** Corrects or removes news. */
export const newsChangeSchema = z.discriminatedUnion("change", [
  campaignUpdateSchema.extend({ change: z.literal("correct"), version: versionField }),
  z.object({ change: z.literal("remove"), version: versionField }),
]);

/** Opens or closes a campaign. */
export const campaignSwitchSchema = z.object({
  change: z.enum(["open", "close"], { error: "Pilih buka atau tutup" }),
  version: versionField,
});

export const CAMPAIGN_STATES = ["draft", "upcoming", "open", "over", "closed"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];
