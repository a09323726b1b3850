import { z } from "zod";
import { pictureField } from "./picture-fields";
import {
  createCountField,
  createOptionalField,
  createRupiahField,
  createTextField,
  recordVersion,
  versionField,
} from "./shared-fields";
import { createLinesField, createStoredLines } from "./text-block-fields";

export const FESTIVAL_PARTS = ["package", "speaker", "programme"] as const;
export type FestivalPart = (typeof FESTIVAL_PARTS)[number];

export const FESTIVAL_PART_LABELS: Record<FestivalPart, string> = {
  package: "Paket sponsor",
  speaker: "Pembicara",
  programme: "Acara",
};

const MAX_BENEFITS = 12;
const MAX_SORT = 9_999;
const MAX_PRICE = 100_000_000_000;
const LINK = /^https:\/\/[^\s"'<>\\/]+\.[^\s"'<>\\]+$/;

const nameField = createTextField("Nama", 2, 80);
const slotsField = createTextField("Jumlah tempat", 1, 80);
const bioField = z.string().trim().max(300, "Paling panjang 300 huruf");
const descriptionField = z.string().trim().max(600, "Paling panjang 600 huruf");
const linkField = z
  .string()
  .trim()
  .max(200, "Paling panjang 200 huruf")
  .regex(LINK, "Alamat diawali https://, misalnya https://www.linkedin.com/in/nama");
const sortField = createOptionalField(createCountField({ what: "Urutan", min: 0, max: MAX_SORT }));
const priceField = createRupiahField({ what: "Harga", min: 0, max: MAX_PRICE });

const shared = { sort: sortField, version: versionField };

export const packageFormSchema = z.object({
  name: nameField,
  price: createOptionalField(priceField),
  slots: slotsField,
  benefits: createLinesField(MAX_BENEFITS),
  ...shared,
});

export const speakerFormSchema = z.object({
  name: nameField,
  bio: createOptionalField(bioField),
  isConfirmed: z.literal("on").optional().catch(undefined),
  link: createOptionalField(linkField),
  picture: pictureField,
  ...shared,
});

export const programmeFormSchema = z.object({
  name: nameField,
  description: createOptionalField(descriptionField),
  picture: pictureField,
  ...shared,
});

const storedPicture = {
  image: z.string().max(2048).nullable(),
  imageAlt: z.string().max(200),
};

const sponsorPackageFields = {
  name: nameField,
  slots: slotsField,
  /** Rupiah; null for the whole cost of the event. */
  price: z.number().int().min(0).max(MAX_PRICE).nullable(),
  benefits: createStoredLines(MAX_BENEFITS),
};

/** A sponsorship package (ENT13) as visitors see it. */
export const sponsorPackageSchema = z.object(sponsorPackageFields);
export type SponsorPackage = z.output<typeof sponsorPackageSchema>;

/** What a host stores of a festival: a package, a speaker (ENT11) or a part of the programme (ENT12). */
export const festivalContentSchema = z.discriminatedUnion("part", [
  z.object({ part: z.literal("package"), ...sponsorPackageFields }),
  z.object({
    part: z.literal("speaker"),
    name: nameField,
    bio: bioField,
    isConfirmed: z.boolean(),
    link: linkField.nullable(),
    ...storedPicture,
  }),
  z.object({
    part: z.literal("programme"),
    name: nameField,
    description: descriptionField,
    ...storedPicture,
  }),
]);
export type FestivalContent = z.output<typeof festivalContentSchema>;

export const festivalItemBody = z.object({
  content: festivalContentSchema,
  /** Low numbers come first; null for the end of the list. */
  sort: z.number().int().min(0).max(MAX_SORT).nullable(),
});
export type FestivalItemBody = z.output<typeof festivalItemBody>;

export const festivalDeletionSchema = z.object({ version: versionField });
export const festivalVersionBody = z.object({ version: recordVersion });

export const FESTIVAL_DESK_PATH = "/Dashboard/Festival";
export const newFestivalItemPath = (part: FestivalPart) => `${FESTIVAL_DESK_PATH}/Baru/${part}`;
export const festivalItemPath = (id: string) => `${FESTIVAL_DESK_PATH}/${encodeURIComponent(id)}`;
export const festivalListPath = (part: FestivalPart) => `${FESTIVAL_DESK_PATH}?part=${part}`;
