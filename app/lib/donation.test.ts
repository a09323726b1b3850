import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { donationFields, donationFormSchema } from "./donation";

const row = { name: "Sri Wahyuni", email: "SRI@Contoh.example", amount: 75_000, method: "qris" };
const form = { name: "Sri Wahyuni", email: "sri@contoh.example", method: "qris" };
const errors = (result: z.ZodSafeParseResult<unknown>) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

describe("donationFields", () => {
  test("fills in defaults", () => {
    expect(donationFields.parse({ ...row, phone: "" })).toEqual({
      name: "Sri Wahyuni",
      email: "sri@contoh.example",
      amount: 75_000,
      method: "qris",
      is_anonymous: false,
      message: "",
      campaign: "umum",
    });
    expect(donationFields.parse({ ...row, phone: "0812-3456-7890" }).phone).toBe("+6281234567890");
  });

  test.each([
    [9_999, "Donasi paling sedikit Rp10.000"],
    [10_000.5, "Donasi paling sedikit Rp10.000"],
    [-1, "Donasi paling sedikit Rp10.000"],
    [100_000_001, "Donasi paling banyak Rp100.000.000"],
    ["75000", "Donasi paling sedikit Rp10.000"],
  ])("rejects an amount of %s", (amount, message) => {
    expect(errors(donationFields.safeParse({ ...row, amount }))).toEqual({ amount: message });
  });

  test("accepts the minimum and the maximum", () => {
    for (const amount of [10_000, 100_000_000])
      expect(donationFields.parse({ ...row, amount }).amount).toBe(amount);
  });

  test("rejects a message of 161 characters, an unknown method and an invalid campaign", () => {
    const result = donationFields.safeParse({
      ...row,
      message: "a".repeat(161),
      method: "cash",
      campaign: "Bangku Sekolah",
    });
    expect(Object.keys(errors(result)).sort()).toEqual(["campaign", "message", "method"]);
  });
});

describe("donationFormSchema", () => {
  test("prefers a custom amount over a preset and accepts its formats", () => {
    expect(donationFormSchema.parse({ ...form, preset: "50000" })).toMatchObject({
      amount: 50_000,
      is_anonymous: false,
    });
    expect(
      donationFormSchema.parse({ ...form, preset: "50000", own: "Rp 75.000", anonymous: "on" }),
    ).toMatchObject({
      amount: 75_000,
      is_anonymous: true,
    });
    expect(donationFormSchema.parse({ ...form, preset: "50000", own: "  " })).toMatchObject({
      amount: 50_000,
    });
  });

  test.each([
    [{}, "Pilih atau tulis jumlah donasi, misalnya 75.000"],
    [{ own: "banyak" }, "Tulis jumlah dalam rupiah utuh, misalnya 250.000 atau 250 ribu"],
    [{ own: "1.5" }, "Maksud Anda Rp1.500 atau Rp1.500.000? Tulis angkanya dengan lengkap"],
    [{ own: "5.000" }, "Donasi paling sedikit Rp10.000"],
    [{ own: "100.000.001" }, "Donasi paling banyak Rp100.000.000"],
  ])(
    "rejects %j with an error at the custom amount, in the same round as others",
    (amount, message) => {
      expect(errors(donationFormSchema.safeParse({ ...form, name: undefined, ...amount }))).toEqual(
        {
          own: message,
          name: "Nama wajib diisi, 3-100 karakter",
        },
      );
    },
  );
});
