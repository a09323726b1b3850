import { z } from "zod";
import { MAX_PAGE_TEXT_LENGTH } from "~/lib/page-text";
import { MAX_FIGURES_LENGTH } from "~/lib/site-fields";

/** Text of a setting; null if it is absent, empty or too long. */
export const optionalText = (max = 2048) =>
  z
    .string()
    .max(max)
    .nullish()
    .catch(null)
    .transform((value) => value?.trim() || null);

export const toObject = (value: unknown) =>
  typeof value === "object" && value !== null ? value : {};

const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(toObject, z.object(shape));

/** A legal text of the tenant's own, with the day of its version, `YYYY-MM-DD`. */
const legalText = () =>
  group({ text: optionalText(MAX_PAGE_TEXT_LENGTH), updatedOn: optionalText(10) });

/** Settings that this product adds to the specified ones; null from hosts that do not know them (docs/decisions/0075). */
export const siteSettingShape = {
  /** Alternative text of the logo. */
  logoAlt: optionalText(100),
  /** Code that proves to a search engine who owns the site. */
  verification: optionalText(100),
  contact: group({
    email: optionalText(254),
    phone: optionalText(30),
    /** E.164. */
    whatsapp: optionalText(20),
    address: optionalText(300),
  }),
  maintenance: group({
    text: optionalText(500),
    /** Announced end, UTC ms. */
    until: z
      .number()
      .int()
      .nullish()
      .catch(null)
      .transform((value) => value ?? null),
  }),
  landing: group({
    title: optionalText(80),
    lead: optionalText(300),
    /** A line per year, as `parseAnnualFigures` reads it. */
    figures: optionalText(MAX_FIGURES_LENGTH),
  }),
  about: optionalText(MAX_PAGE_TEXT_LENGTH),
  campus: optionalText(MAX_PAGE_TEXT_LENGTH),
  government: optionalText(MAX_PAGE_TEXT_LENGTH),
  corporates: optionalText(MAX_PAGE_TEXT_LENGTH),
  faq: optionalText(MAX_PAGE_TEXT_LENGTH),
  privacy: legalText(),
  terms: legalText(),
};
