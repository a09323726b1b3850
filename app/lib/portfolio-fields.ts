import { z } from "zod";
import { parseDate } from "./dates";
import { getKeys } from "./options";
import { pictureField } from "./picture-fields";
import {
  createCountField,
  createDateField,
  createOptionalField,
  createTextField,
  recordVersion,
  versionField,
} from "./shared-fields";
import { MAX_HTML_LENGTH, markdownField } from "./text-block-fields";

/** Client kinds, as the first segment of `/Portfolio/{type?}/{title?}`, with their labels. */
export const PORTFOLIO_KINDS = {
  csr: "CSR perusahaan",
  pemerintah: "Kapasitas pemerintah",
  kampus: "Kerja sama kampus",
} as const;
export type PortfolioKind = keyof typeof PORTFOLIO_KINDS;
export const PORTFOLIO_KIND_NAMES = getKeys(PORTFOLIO_KINDS);

export const PORTFOLIO_STATUSES = ["draft", "published", "archived"] as const;
export type PortfolioStatus = (typeof PORTFOLIO_STATUSES)[number];
export const PORTFOLIO_DECISIONS = ["publish", "withdraw", "archive"] as const;
export type PortfolioDecision = (typeof PORTFOLIO_DECISIONS)[number];

const MAX_BATCHES = 12;
const MAX_LABEL_LENGTH = 60;
export const MAX_PICTURES = 4;
const MAX_VALUE = 1_000_000_000;

export interface PortfolioBatch {
  label: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** "Angkatan 1 = 17/02/2025" */
function readBatch(line: string): PortfolioBatch | null {
  const [label = "", typed = ""] = line.split("=").map((part) => part.trim());
  const date = parseDate(typed);
  return label && label.length <= MAX_LABEL_LENGTH && date ? { label, date } : null;
}

const toLines = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

const batchesField = createOptionalField(
  z
    .string()
    .refine((text) => toLines(text).length <= MAX_BATCHES, "Paling banyak 12 angkatan")
    .refine(
      (text) => toLines(text).every((line) => readBatch(line) !== null),
      "Tulis satu angkatan per baris, misalnya: Angkatan 1 = 17/02/2025",
    )
    .transform((text) => toLines(text).flatMap((line) => readBatch(line) ?? [])),
);

/** "2025-02-17" as people type it: "17/02/2025". */
export const toTypedDay = (day: string) => day.split("-").reverse().join("/");

/** As the form's field has them. */
export const formatBatches = (batches: readonly PortfolioBatch[]): string =>
  batches.map(({ label, date }) => `${label} = ${toTypedDay(date)}`).join("\n");

const titleField = createTextField("Judul", 3, 120);
const clientField = createTextField("Nama mitra", 2, 120);
const summaryField = createTextField("Ringkasan", 10, 300);
const figureField = createTextField("Arti angka", 3, 160);
const kindField = z.enum(PORTFOLIO_KIND_NAMES, "Pilih jenis mitra");
const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{3,90}$/, "Alamat berisi 3-90 huruf kecil, angka, atau tanda hubung");
const linkField = z
  .string()
  .trim()
  .max(2048, "Alamat ini terlalu panjang")
  .regex(
    /^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/,
    "Tulis halaman situs ini, misalnya /Program/nama, atau alamat yang diawali https://",
  );
const valueField = createCountField({ what: "Angka hasil", min: 1, max: MAX_VALUE });

const pictures = {
  image1: pictureField,
  image2: pictureField,
  image3: pictureField,
  image4: pictureField,
  photo1: pictureField,
  photo2: pictureField,
  photo3: pictureField,
  photo4: pictureField,
};
export const IMAGE_FIELDS = ["image1", "image2", "image3", "image4"] as const;
export const PHOTO_FIELDS = ["photo1", "photo2", "photo3", "photo4"] as const;
export const PORTFOLIO_PICTURES = ["cover", ...IMAGE_FIELDS, ...PHOTO_FIELDS] as const;

/** The form of a portfolio item (ENT10). */
export const portfolioFormSchema = z.object({
  title: titleField,
  slug: createOptionalField(slugField),
  kind: kindField,
  clientName: clientField,
  summary: summaryField,
  date: createDateField("tanggal selesai"),
  batches: batchesField,
  value: valueField,
  figure: figureField,
  projectLink: createOptionalField(linkField),
  videoLink: createOptionalField(linkField),
  description: markdownField,
  cover: pictureField,
  ...pictures,
  version: versionField,
});
export type PortfolioForm = z.output<typeof portfolioFormSchema>;

const storedPicture = z.object({ link: z.string().min(1).max(2048), name: z.string().max(200) });
const storedDay = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** What a host stores of a portfolio item. */
export const portfolioBody = z.object({
  title: titleField,
  slug: slugField.optional(),
  kind: kindField,
  clientName: clientField,
  summary: summaryField,
  /** End of the program. */
  date: storedDay,
  batchs: z
    .array(z.object({ label: z.string().min(1).max(MAX_LABEL_LENGTH), date: storedDay }))
    .max(MAX_BATCHES),
  value: z.number().int().min(0).max(MAX_VALUE),
  figure: figureField,
  projectLink: linkField.nullable(),
  videoLink: linkField.nullable(),
  /** HTML; the host sanitises it. */
  description: z.string().max(MAX_HTML_LENGTH),
  cover: storedPicture.nullable(),
  images: z.array(storedPicture).max(MAX_PICTURES),
  photos: z.array(storedPicture).max(MAX_PICTURES),
});
export type PortfolioBody = z.output<typeof portfolioBody>;

export const portfolioDecisionSchema = z.object({
  decision: z.enum(PORTFOLIO_DECISIONS),
  version: versionField,
});
export const portfolioDecisionBody = portfolioDecisionSchema.extend({ version: recordVersion });

export const PORTFOLIO_PATH = "/Portfolio";
export const portfolioKindPath = (kind: PortfolioKind) => `${PORTFOLIO_PATH}/${kind}`;
export const portfolioPath = (kind: PortfolioKind, slug: string) =>
  `${portfolioKindPath(kind)}/${encodeURIComponent(slug)}`;
export const PORTFOLIO_DESK_PATH = "/Dashboard/Portofolio";
export const NEW_PORTFOLIO_PATH = `${PORTFOLIO_DESK_PATH}/Baru`;
export const deskPortfolioPath = (id: string) => `${PORTFOLIO_DESK_PATH}/${encodeURIComponent(id)}`;
