import { z } from "zod";
import { emailField, personNameField } from "./shared-fields";

const PASSWORD_TOO_SHORT = "Kata sandi paling sedikit 10 karakter";

/** A new password (designs B8); the common list is the host's to know. */
export const newPasswordField = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(10, PASSWORD_TOO_SHORT)
  .max(200, "Kata sandi paling banyak 200 karakter");

/** Both passwords, the second to be sure of the first. */
const passwordPair = {
  password: newPasswordField,
  repeated: z.string({ error: "Tulis kata sandi sekali lagi" }),
};
const passwordsMatch = ({ password, repeated }: { password: string; repeated: string }) =>
  password === repeated;
const MISMATCH = { path: ["repeated"], error: "Kedua kata sandi tidak sama" };

export const signInSchema = z.object({
  email: emailField,
  password: z
    .string({ error: "Kata sandi wajib diisi" })
    .max(200, "Kata sandi paling banyak 200 karakter"),
});

export const signUpSchema = z
  .object({
    name: personNameField,
    email: emailField,
    ...passwordPair,
    consent: z.literal("on", { error: "Setujui kebijakan privasi untuk membuat akun" }),
  })
  .refine(passwordsMatch, MISMATCH);

export const emailFormSchema = z.object({ email: emailField });

export const resetPasswordSchema = z.object(passwordPair).refine(passwordsMatch, MISMATCH);

export const changePasswordSchema = z
  .object({
    current: z.string({ error: "Kata sandi saat ini wajib diisi" }).max(200),
    ...passwordPair,
  })
  .refine(passwordsMatch, MISMATCH);

/** Never sent back to the browser. */
export const SECRET_FIELDS = ["password", "repeated", "current"];
