import { z } from "zod";
import { emailField, personNameField, phoneField } from "./fields";
import { PAYMENT_METHOD_NAMES } from "./payment-status";
import { parseRupiah } from "./rupiah";

/** Rupiah (designs B6). */
export const DONATION_LEAST = 10_000;
export const DONATION_MOST = 100_000_000;
export const DONATION_PRESETS = [25_000, 50_000, 100_000, 250_000] as const;
/** What donors read who gave without a name. */
export const ANONYMOUS = "Hamba Allah";

const LEAST_TEXT = "Donasi paling sedikit Rp10.000";
const MOST_TEXT = "Donasi paling banyak Rp100.000.000";

/** A donation as a host takes it. */
export const donationFields = z.object({
  name: personNameField,
  is_anonymous: z.boolean().default(false),
  email: emailField,
  phone: z.preprocess((value) => (value === "" || value === null ? undefined : value), phoneField.optional()),
  amount: z.number({ error: LEAST_TEXT }).int(LEAST_TEXT).min(DONATION_LEAST, LEAST_TEXT).max(DONATION_MOST, MOST_TEXT),
  message: z.string().trim().max(160, "Pesan paling banyak 160 karakter").default(""),
  campaign: z
    .string()
    .regex(/^[a-z0-9-]{2,60}$/)
    .default("umum"),
  method: z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" }),
});
export type DonationFields = z.output<typeof donationFields>;

/** The form's own: a preset or an amount of one's own, the latter counts when it is written. */
export const donationForm = donationFields
  .omit({ amount: true, is_anonymous: true })
  .extend({
    preset: z.string().optional(),
    own: z.string().optional(),
    anonymous: z.string().optional(),
  })
  .transform((form, context) => {
    const { preset, own, anonymous, ...rest } = form;
    const amount = parseRupiah(own?.trim() ? own : (preset ?? ""));
    const wrong =
      amount === null
        ? "Pilih atau tulis jumlah donasi, misalnya 75.000"
        : amount < DONATION_LEAST
          ? LEAST_TEXT
          : amount > DONATION_MOST
            ? MOST_TEXT
            : null;
    if (wrong) {
      context.issues.push({ code: "custom", input: own, message: wrong, path: ["own"] });
      return z.NEVER;
    }
    return { ...rest, amount: amount ?? 0, is_anonymous: anonymous !== undefined };
  });
