import { z } from "zod";
import {
  createOptionalField,
  createTextField,
  emailField,
  personNameField,
  phoneField,
} from "./shared-fields";

/** Request for a demonstration of the product. */
export const demoRequestFields = z.object({
  name: personNameField,
  email: emailField,
  phone: phoneField,
  institution: createTextField("Nama lembaga", 2, 100),
  message: z.string().trim().max(1_000, "Pesan paling banyak 1.000 karakter").default(""),
});

/** The same for hosts of others, whose call takes an address only (STO18). */
export const demoEmailFields = demoRequestFields.pick({ email: true });

/** Any other question to the team. */
export const contactFields = z.object({
  name: personNameField,
  email: emailField,
  /** "" without one. */
  phone: createOptionalField(phoneField).transform((phone) => phone ?? ""),
  topic: createTextField("Perihal", 3, 100),
  message: createTextField("Pesan", 10, 1_000),
});

/** Both, shared with the host. */
export const visitorMessageFields = z.discriminatedUnion("kind", [
  demoRequestFields.extend({ kind: z.literal("demo") }),
  contactFields.extend({ kind: z.literal("contact") }),
]);
export type VisitorMessage = z.output<typeof visitorMessageFields>;
