import { z } from "zod";
import { pictureField } from "./picture-fields";
import { createOptionalField, versionField } from "./shared-fields";

const MAX_LINKS = 5;

const linkAddress = z
  .string()
  .max(200)
  .regex(/^https:\/\/[^\s"'<>\\/]+\.[^\s"'<>\\]+$/);

const splitLinks = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean);

const roleField = z.string().trim().max(80, "Paling panjang 80 huruf");
const bioField = z.string().trim().max(600, "Paling panjang 600 huruf");

/** A teacher's public profile. */
export const profileFormSchema = z.object({
  role: createOptionalField(roleField),
  bio: createOptionalField(bioField),
  avatar: pictureField,
  /** One address per line. */
  links: createOptionalField(
    z
      .string()
      .refine((text) => splitLinks(text).length <= MAX_LINKS, "Paling banyak 5 tautan")
      .refine(
        (text) => splitLinks(text).every((link) => linkAddress.safeParse(link).success),
        "Setiap tautan diawali https://, misalnya https://situs.example/nama",
      )
      .transform(splitLinks),
  ),
  version: versionField,
});
export type ProfileFormOutput = z.output<typeof profileFormSchema>;

/** What the host stores of a profile. */
export const profileSettingsSchema = z.object({
  role: roleField,
  bio: bioField,
  avatar: z.string().max(2048).nullable(),
  links: z.array(linkAddress).max(MAX_LINKS),
});
export type ProfileSettings = z.output<typeof profileSettingsSchema>;

export const PROFILES_PATH = "/Dashboard/Pengajar";
export const OWN_PROFILE_PATH = "/Akun/Profil";
export const profilePath = (id: string) => `${PROFILES_PATH}/${encodeURIComponent(id)}`;
