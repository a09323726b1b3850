import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { PAYMENT_METHOD_NAMES } from "./payment-status";
import { formatRupiah } from "./rupiah";
import {
  createOptionalField,
  createRupiahField,
  emailField,
  personNameField,
  phoneField,
} from "./shared-fields";

/** Rupiah (designs B6). */
export const MIN_DONATION = 10_000;
export const MAX_DONATION = 100_000_000;
export const DONATION_PRESETS = [25_000, 50_000, 100_000, 250_000] as const;
/** Donations to no campaign in particular. */
export const GENERAL_CAMPAIGN = "umum";
/** Shown instead of the name of an anonymous donor. */
export const ANONYMOUS_DONOR_NAME = "Hamba Allah";

const MIN_DONATION_MESSAGE = `Donasi paling sedikit ${formatRupiah(MIN_DONATION)}`;
const MAX_DONATION_MESSAGE = `Donasi paling banyak ${formatRupiah(MAX_DONATION)}`;

/** Body of the host operation. */
export const donationFields = z.object({
  name: personNameField,
  is_anonymous: z.boolean().default(false),
  email: emailField,
  phone: createOptionalField(phoneField),
  amount: z
    .number({ error: MIN_DONATION_MESSAGE })
    .int(MIN_DONATION_MESSAGE)
    .min(MIN_DONATION, MIN_DONATION_MESSAGE)
    .max(MAX_DONATION, MAX_DONATION_MESSAGE),
  message: z.string().trim().max(160, "Pesan paling banyak 160 karakter").default(""),
  campaign: z
    .string()
    .regex(/^[a-z0-9-]{2,60}$/)
    .default(GENERAL_CAMPAIGN),
  method: z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" }),
});
export type DonationFields = z.output<typeof donationFields>;

/**
 * Form schema: a preset or a custom amount, which has precedence.
 * @param presets rupiah
 */
export const createDonationFormSchema = (presets: readonly number[]) =>
  withCrossFieldRule(
    z.object({
      preset: z.enum(presets.map(String), { error: "Pilih jumlah donasi" }).optional(),
      own: createOptionalField(
        createRupiahField({ what: "Donasi", min: MIN_DONATION, max: MAX_DONATION }),
      ),
      anonymous: z.string().optional(),
      ...donationFields.omit({ amount: true, is_anonymous: true }).shape,
    }),
    ["preset", "own"],
    ({ preset, own }, report) => {
      if (preset === undefined && own === undefined)
        report("own", "Pilih atau tulis jumlah donasi, misalnya 75.000");
    },
  ).transform(({ preset, own, anonymous, ...fields }) => ({
    ...fields,
    amount: own ?? Number(preset),
    is_anonymous: anonymous !== undefined,
  }));

export const donationFormSchema = createDonationFormSchema(DONATION_PRESETS);
