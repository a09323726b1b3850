import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { emailField, personNameField } from "./shared-fields";

const TOO_SHORT_MESSAGE = "Kata sandi paling sedikit 10 karakter";

/** A new password (designs B8). The host also rejects common passwords. */
export const newPasswordField = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(10, TOO_SHORT_MESSAGE)
  .max(200, "Kata sandi paling banyak 200 karakter");

/** Password and its confirmation. */
export const passwordPair = {
  password: newPasswordField,
  repeated: z.string({ error: "Tulis kata sandi sekali lagi" }),
};

/** The confirmation equals the password. */
export function checkRepeated(
  { password, repeated }: { password: string; repeated: string },
  report: (name: "repeated", message: string) => void,
): void {
  if (password !== repeated) report("repeated", "Kedua kata sandi tidak sama");
}
const PAIR_NAMES = ["password", "repeated"] as const;

export const signInSchema = z.object({
  email: emailField,
  password: z
    .string({ error: "Kata sandi wajib diisi" })
    .max(200, "Kata sandi paling banyak 200 karakter"),
});

export const signUpSchema = withCrossFieldRule(
  z.object({
    name: personNameField,
    email: emailField,
    ...passwordPair,
    consent: z.literal("on", { error: "Setujui kebijakan privasi untuk membuat akun" }),
  }),
  PAIR_NAMES,
  checkRepeated,
);

export const emailFormSchema = z.object({ email: emailField });

export const resetPasswordSchema = withCrossFieldRule(
  z.object(passwordPair),
  PAIR_NAMES,
  checkRepeated,
);

export const changePasswordSchema = withCrossFieldRule(
  z.object({
    current: z.string({ error: "Kata sandi saat ini wajib diisi" }).max(200),
    ...passwordPair,
  }),
  PAIR_NAMES,
  checkRepeated,
);

const codeField = z
  .string({ error: "Tulis kodenya" })
  .trim()
  .min(6, "Kode terdiri dari 6 angka")
  .max(20, "Kode terdiri dari 6 angka");

export const signInCodeSchema = z.object({ code: codeField });
const ownPasswordField = z
  .string({ error: "Kata sandi wajib diisi" })
  .min(1, "Kata sandi wajib diisi")
  .max(200, "Kata sandi paling banyak 200 karakter");

/** The forms of the second factor: a button starts or ends it, the code confirms it. */
export const secondFactorSchemas = {
  start: z.object({ step: z.literal("start"), password: ownPasswordField }),
  confirm: z.object({ step: z.literal("confirm"), code: codeField }),
  disable: z.object({ step: z.literal("disable"), password: ownPasswordField, code: codeField }),
};
export const secondFactorSchema = z.discriminatedUnion("step", [
  secondFactorSchemas.start,
  secondFactorSchemas.confirm,
  secondFactorSchemas.disable,
]);

/** Never sent back to the browser. */
export const SECRET_FIELDS = ["password", "repeated", "current"];
