import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { changePasswordSchema, resetPasswordSchema, signUpSchema } from "./account-fields";

function getErrors(schema: z.ZodType, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema }).reply().error ?? {};
}

const MISMATCH = ["Kedua kata sandi tidak sama"];

describe("passwords that differ", () => {
  const differing = { password: "padi menguning", repeated: "padi menguninh" };

  test.each([
    ["signUpSchema", signUpSchema, ["consent", "email", "name", "repeated"]],
    ["changePasswordSchema", changePasswordSchema, ["current", "repeated"]],
    ["resetPasswordSchema", resetPasswordSchema, ["repeated"]],
  ])("%s reports them beside every missing field", (_, schema, fields) => {
    const errors = getErrors(schema, differing);

    expect(Object.keys(errors).sort()).toEqual(fields);
    expect(errors.repeated).toEqual(MISMATCH);
  });

  test("are reported beside a password that is too short, and not before it is repeated", () => {
    expect(getErrors(resetPasswordSchema, { password: "pendek", repeated: "pendak" })).toEqual({
      password: ["Kata sandi paling sedikit 10 karakter"],
      repeated: MISMATCH,
    });
    expect(getErrors(resetPasswordSchema, { password: "padi menguning" })).toEqual({
      repeated: ["Tulis kata sandi sekali lagi"],
    });
  });
});
