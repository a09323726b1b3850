import { z } from "zod";
import { createCountField, createOptionalField } from "./shared-fields";

/** A category of posts (designs B1: short texts have 31 characters). */
export const categoryFormSchema = z.object({
  title: z
    .string({ error: "Nama kategori wajib diisi" })
    .trim()
    .min(2, "Nama kategori paling pendek 2 huruf")
    .max(31, "Nama kategori paling panjang 31 huruf"),
  slug: createOptionalField(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]{3,96}$/, "Alamat berisi 3-96 huruf kecil, angka, atau tanda hubung"),
  ),
  sort: createOptionalField(createCountField({ what: "Urutan", min: 0, max: 9_999 })),
});

export const categoryDeletionSchema = z.object({
  moveTo: createOptionalField(z.string().max(96)),
});
