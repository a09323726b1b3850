import { z } from "zod";
import { PAYMENT_METHOD_NAMES } from "./payment-status";
import { parseRupiah } from "./rupiah";
import { emailField, personNameField, phoneField } from "./shared-fields";

/** Rupiah (designs B6). */
export const MIN_DONATION = 10_000;
export const MAX_DONATION = 100_000_000;
export const DONATION_PRESETS = [25_000, 50_000, 100_000, 250_000] as const;
/** Shown instead of the name of an anonymous donor. */
export const ANONYMOUS_DONOR_NAME = "Hamba Allah";

const MIN_DONATION_MESSAGE = "Donasi paling sedikit Rp10.000";
const MAX_DONATION_MESSAGE = "Donasi paling banyak Rp100.000.000";

/** Body of the host operation. */
export const donationFields = z.object({
  name: personNameField,
  is_anonymous: z.boolean().default(false),
  email: emailField,
  phone: z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    phoneField.optional(),
  ),
  amount: z
    .number({ error: MIN_DONATION_MESSAGE })
    .int(MIN_DONATION_MESSAGE)
    .min(MIN_DONATION, MIN_DONATION_MESSAGE)
    .max(MAX_DONATION, MAX_DONATION_MESSAGE),
  message: z.string().trim().max(160, "Pesan paling banyak 160 karakter").default(""),
  campaign: z
    .string()
    .regex(/^[a-z0-9-]{2,60}$/)
    .default("umum"),
  method: z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" }),
});
export type DonationFields = z.output<typeof donationFields>;

/** Form schema: a preset or a custom amount, which has precedence. */
export const donationFormSchema = donationFields
  .omit({ amount: true, is_anonymous: true })
  .extend({
    preset: z.string().optional(),
    own: z.string().optional(),
    anonymous: z.string().optional(),
  })
  .transform((form, context) => {
    const { preset, own, anonymous, ...fields } = form;
    const amount = parseRupiah(own?.trim() ? own : (preset ?? ""));
    const error =
      amount === null
        ? "Pilih atau tulis jumlah donasi, misalnya 75.000"
        : amount < MIN_DONATION
          ? MIN_DONATION_MESSAGE
          : amount > MAX_DONATION
            ? MAX_DONATION_MESSAGE
            : null;
    if (error) {
      context.issues.push({ code: "custom", input: own, message: error, path: ["own"] });
      return z.NEVER;
    }
    return { ...fields, amount: amount ?? 0, is_anonymous: anonymous !== undefined };
  });
