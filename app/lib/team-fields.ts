import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { npsnField } from "./school-fields";
import { emailField, personNameField, phoneField, withoutAddress } from "./shared-fields";
import { SMK_PROGRAMS } from "./smk-programs";
import { stripSeparators } from "./typed-text";

/** Categories of a school competition (domain 4). */
export const TEAM_CATEGORIES = [
  "Web dan Aplikasi",
  "Gim",
  "IoT dan Jaringan",
  "Desain dan Konten",
  "Data dan AI",
  "Kewirausahaan Digital",
] as const;
export const TEAM_STATUSES = [
  "draft",
  "submitted",
  "revision_requested",
  "verified",
  "rejected",
  "withdrawn",
] as const;
export type TeamStatus = (typeof TEAM_STATUSES)[number];

const TEAM_NAME_MESSAGE = "Nama tim wajib diisi, 3-31 karakter";
const TEAM_SIZE_MESSAGE = "Tim terdiri dari 3-5 anggota";

export const nisnField = z
  .string({ error: "NISN harus 10 digit" })
  .transform(stripSeparators)
  .pipe(z.string().regex(/^\d{10}$/, "NISN harus 10 digit"));

export const memberFields = z.object({
  name: personNameField,
  nisn: nisnField,
  grade: z.enum(["X", "XI", "XII"], { error: "Pilih kelas" }),
  gender: z.enum(["L", "P"]).nullish().default(null),
  phone: phoneField.nullish().default(null),
  email: emailField,
  guardianName: personNameField,
  guardianPhone: phoneField,
  guardianConsent: z.literal(true, { error: "Izin orang tua atau wali wajib ada" }),
});

/** A team's registration (designs B8): shared by the browser, the action and the host. */
export const teamFields = withCrossFieldRule(
  z.object({
    /** Competition slug. */
    event: z.string({ error: "Pilih kompetisi" }).regex(/^[a-z0-9-]{3,96}$/, "Pilih kompetisi"),
    schoolNpsn: npsnField,
    // The short text limit (ENT22).
    teamName: withoutAddress(
      z
        .string({ error: TEAM_NAME_MESSAGE })
        .trim()
        .min(3, TEAM_NAME_MESSAGE)
        .max(31, TEAM_NAME_MESSAGE),
      "Nama tim",
    ),
    category: z.enum(TEAM_CATEGORIES, { error: "Pilih kategori" }),
    programme: z
      .enum(SMK_PROGRAMS as [string, ...string[]], { error: "Pilih program keahlian" })
      .nullish()
      .default(null),
    idea: z.string().trim().max(500, "Ide paling banyak 500 karakter").default(""),
    coach: z.object({ name: personNameField, phone: phoneField, email: emailField }),
    members: z
      .array(memberFields, { error: TEAM_SIZE_MESSAGE })
      .min(3, TEAM_SIZE_MESSAGE)
      .max(5, TEAM_SIZE_MESSAGE),
    captainIndex: z.coerce.number({ error: "Pilih ketua tim" }).int().min(0, "Pilih ketua tim"),
  }),
  ["members", "captainIndex"],
  ({ members, captainIndex }, report) => {
    if (captainIndex >= members.length) report("captainIndex", "Pilih ketua tim");
    for (const field of ["nisn", "email"] as const) {
      const seen = new Set<string>();
      for (const [index, member] of members.entries()) {
        if (seen.has(member[field]))
          report(
            ["members", index, field],
            `${field === "nisn" ? "NISN" : "Email"} ini dipakai anggota lain`,
          );
        seen.add(member[field]);
      }
    }
  },
);
export type TeamFields = z.output<typeof teamFields>;
