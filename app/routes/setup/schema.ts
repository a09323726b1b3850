import { z } from "zod";
import { emailField, personNameField } from "~/lib/shared-fields";

/** The first admin and the site's name; passwords of at least 10 characters (designs B8). */
export const setupSchema = z
  .object({
    title: z
      .string({ error: "Nama situs wajib diisi" })
      .trim()
      .min(3, "Nama situs wajib diisi, 3-100 karakter")
      .max(100, "Nama situs paling banyak 100 karakter"),
    name: personNameField,
    email: emailField,
    password: z
      .string({ error: "Kata sandi wajib diisi" })
      .min(10, "Kata sandi paling sedikit 10 karakter")
      .max(200, "Kata sandi paling banyak 200 karakter"),
    repeated: z.string({ error: "Ulangi kata sandi" }),
  })
  .refine(({ password, repeated }) => password === repeated, {
    path: ["repeated"],
    error: "Kedua kata sandi tidak sama",
  });
