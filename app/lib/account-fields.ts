import { z } from "zod";
import { emailField, personNameField } from "./shared-fields";

const TOO_SHORT_MESSAGE = "Kata sandi paling sedikit 10 karakter";

/** A new password (designs B8). The host also rejects common passwords. */
export const newPasswordField = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(10, TOO_SHORT_MESSAGE)
  .max(200, "Kata sandi paling banyak 200 karakter");

/** Password and its confirmation. */
const passwordPair = {
  password: newPasswordField,
  repeated: z.string({ error: "Tulis kata sandi sekali lagi" }),
};
const passwordsMatch = ({ password, repeated }: { password: string; repeated: string }) =>
  password === repeated;
const MISMATCH_ERROR = { path: ["repeated"], error: "Kedua kata sandi tidak sama" };

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
  .refine(passwordsMatch, MISMATCH_ERROR);

export const emailFormSchema = z.object({ email: emailField });

export const resetPasswordSchema = z.object(passwordPair).refine(passwordsMatch, MISMATCH_ERROR);

export const changePasswordSchema = z
  .object({
    current: z.string({ error: "Kata sandi saat ini wajib diisi" }).max(200),
    ...passwordPair,
  })
  .refine(passwordsMatch, MISMATCH_ERROR);

/** Never sent back to the browser. */
export const SECRET_FIELDS = ["password", "repeated", "current"];
