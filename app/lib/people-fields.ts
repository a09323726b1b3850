import { z } from "zod";
import { passwordField } from "./payout-fields";
import { ROLES } from "./roles";
import { createOptionalField, emailField, personNameField } from "./shared-fields";

export const PEOPLE_PATH = "/Dashboard/Orang";
export const personPath = (id: string) => `${PEOPLE_PATH}/${encodeURIComponent(id)}`;

export const PERSON_STATUS = {
  active: { label: "Aktif", tone: "green" },
  suspended: { label: "Dinonaktifkan", tone: "red" },
} as const;
export const PERSON_STATES = ["active", "suspended"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Decisions about a person, by their place in the address. */
export const PERSON_CHANGES = ["suspend", "restore", "remove", "reset-second-factor"] as const;
export type PersonChange = (typeof PERSON_CHANGES)[number];

/** A group of checkboxes: one ticked box is sent as text, none as nothing. */
const createChoices = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value) => (value === undefined ? [] : typeof value === "string" ? [value] : value),
    z.array(item).max(max),
  );

const roleField = z.coerce.number().int().min(0).max(9);
const grantFields = {
  roles: createChoices(roleField, 10).transform((roles) =>
    [...new Set(roles)].sort((a, b) => a - b),
  ),
  /** Provinces of a user with role 9: required for that role, otherwise empty. */
  provinceIds: createChoices(z.string().regex(/^\d{2}$/), 38),
};

export const rolesSchema = z.object({
  ...grantFields,
  /** Roles that the page showed, as "1,4". */
  was: z
    .string()
    .regex(/^(?:\d(?:,\d)*)?$/)
    .default(""),
  password: passwordField,
});

export const inviteSchema = z.object({
  name: personNameField,
  email: emailField,
  ...grantFields,
  password: passwordField,
});

/** Of an imported file, in characters: about 5,000 people. */
export const MAX_PEOPLE_FILE_LENGTH = 600_000;

export const peopleImportSchema = z.object({
  text: createOptionalField(z.string()),
  password: z.string().max(200, "Kata sandi paling banyak 200 karakter").default(""),
});

export const ROLE_OPTIONS = ROLES.map(({ kind, label }) => ({ value: String(kind), label }));

export const securitySchema = z.object({
  /** A checkbox: people who decide on money need a second factor. */
  required: z.literal("on").optional(),
  password: passwordField,
});
