import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { npsnField } from "./school-fields";
import {
  createNameField,
  createPhoneField,
  emailField,
  personNameField,
  phoneField,
  versionField,
  withoutAddress,
} from "./shared-fields";
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
const CAPTAIN_MESSAGE = "Pilih ketua tim";
export const MIN_TEAM_SIZE = 3;
export const MAX_TEAM_SIZE = 5;

export const nisnField = z
  .string({ error: "NISN harus 10 digit" })
  .transform(stripSeparators)
  .pipe(z.string().regex(/^\d{10}$/, "NISN harus 10 digit"));

export const memberFields = z.object({
  name: personNameField,
  nisn: nisnField,
  grade: z.enum(["X", "XI", "XII"], { error: "Pilih kelas" }),
  gender: z.enum(["L", "P"]).nullish().default(null),
  email: emailField,
  phone: phoneField.nullish().default(null),
  guardianName: createNameField("Nama orang tua atau wali"),
  guardianPhone: createPhoneField("Nomor HP orang tua atau wali"),
  guardianConsent: z.literal(true, { error: "Izin orang tua atau wali wajib ada" }),
});

const teamObject = z.object({
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
  coach: z.object({
    name: createNameField("Nama guru pendamping"),
    email: emailField,
    phone: createPhoneField("Nomor HP guru pendamping"),
  }),
  members: z
    .array(memberFields, { error: TEAM_SIZE_MESSAGE })
    .min(MIN_TEAM_SIZE, TEAM_SIZE_MESSAGE)
    .max(MAX_TEAM_SIZE, TEAM_SIZE_MESSAGE),
  captainIndex: z.coerce.number({ error: CAPTAIN_MESSAGE }).int().min(0, CAPTAIN_MESSAGE),
});

interface UnreadTeam {
  members?: unknown;
  captainIndex?: unknown;
}

/** Reads rows that have other errors too, so that twins are reported in the first round. */
function checkMembers(
  team: UnreadTeam | null,
  report: (path: ["captainIndex"] | ["members", number, string], message: string) => void,
): void {
  const rows: unknown[] = Array.isArray(team?.members) ? team.members : [];
  if (typeof team?.captainIndex === "number" && team.captainIndex >= rows.length)
    report(["captainIndex"], CAPTAIN_MESSAGE);
  for (const field of ["nisn", "email"] as const) {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const value = (row as Record<string, unknown> | null | undefined)?.[field];
      if (typeof value !== "string") continue;
      if (seen.has(value))
        report(
          ["members", index, field],
          `${field === "nisn" ? "NISN" : "Email"} ini dipakai anggota lain`,
        );
      seen.add(value);
    }
  }
}

/** A team's registration (designs B8): shared by the browser, the action and the host. */
export const teamFields = withCrossFieldRule(teamObject, [], checkMembers);
export type TeamFields = z.output<typeof teamFields>;

const hasText = (row: object | null | undefined): boolean =>
  Object.values(row ?? {}).some((value) => String(value ?? "").trim() !== "");

type MemberRows = z.input<typeof teamObject>["members"] | null | undefined;

/** The form's rows up to the last one that is filled in, at least as many as a team needs. */
function listFilledRows(rows: MemberRows): unknown[] {
  const all = Array.isArray(rows) ? rows : [];
  const filled = Math.min(all.findLastIndex(hasText) + 1, MAX_TEAM_SIZE + 1);
  return Array.from({ length: Math.max(filled, MIN_TEAM_SIZE) }, (_, at) => all[at] ?? {});
}

/** The page's form: a team, and what its sender declares and asks for. */
export const teamForm = withCrossFieldRule(
  teamObject.extend({
    members: z.preprocess(listFilledRows, teamObject.shape.members),
    /** Of the team that is changed. */
    version: versionField,
    /** Also invites coach and members to make accounts. */
    invite: z.boolean().default(false),
    consent: z.literal(true, { error: "Nyatakan bahwa data ini benar sebelum mengirim" }),
  }),
  [],
  checkMembers,
);
export type TeamForm = z.output<typeof teamForm>;

/** A code as people type it. */
const joinCodeField = z
  .string({ error: "Kode terdiri dari 6 huruf atau angka" })
  .transform((code) => stripSeparators(code).toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{6}$/, "Kode terdiri dari 6 huruf atau angka"));

export const joinTeamFields = z.object({ code: joinCodeField, nisn: nisnField });
export type JoinTeamFields = z.output<typeof joinTeamFields>;

/** What readers who know the student can check it by (domain 10). */
export const formatNisnHint = (nisn: string): string => `NISN berakhiran ${nisn.slice(-3)}`;
