import { z } from "zod";
import { checkRepeated, passwordPair } from "~/lib/account-fields";
import { withCrossFieldRule } from "~/lib/cross-field-rule";
import { emailField, personNameField } from "~/lib/shared-fields";

/** The first admin and the site's name (designs B8). */
export const setupSchema = withCrossFieldRule(
  z.object({
    title: z
      .string({ error: "Nama situs wajib diisi" })
      .trim()
      .min(3, "Nama situs wajib diisi, 3-100 karakter")
      .max(100, "Nama situs paling banyak 100 karakter"),
    name: personNameField,
    email: emailField,
    ...passwordPair,
  }),
  ["password", "repeated"],
  checkRepeated,
);
