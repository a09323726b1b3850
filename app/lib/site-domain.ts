import { z } from "zod";
import { createOptionalField } from "./shared-fields";

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);
const MESSAGE = "Tulis nama domain seperti sekolah.sch.id";

/** Lower-case, in ASCII, without port; null if the text is no domain. */
export function toDomain(text: string): string | null {
  const address = `http://${text.trim().replace(/^https?:\/\//i, "")}`;
  const domain = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : "";
  return DOMAIN.test(domain) ? domain : null;
}

export const domainField = z.string({ error: MESSAGE }).transform((text, context) => {
  const domain = toDomain(text);
  if (domain) return domain;
  context.issues.push({ code: "custom", input: text, message: MESSAGE });
  return z.NEVER;
});

/** A domain to add, or one of the list to check or remove. */
export const domainSchema = z.object({
  domain: createOptionalField(domainField),
  target: createOptionalField(z.string().max(253)),
});

/** Where the proof of a domain stands, and what it says. */
export const getProofName = (domain: string) => `_pendopo.${domain}`;
export const getProofText = (token: string) => `pendopo-verification=${token}`;
