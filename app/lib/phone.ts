import { normalizeTyped } from "./typed-text";

/**
 * Converts an Indonesian mobile number to E.164, or returns null (domain 3).
 * Spaces, dots, hyphens and brackets are ignored, and so is the 0 in "+62 0812".
 */
export function normalizePhone(input: string): string | null {
  const digits = normalizeTyped(input)
    .replace(/[ .\-()]/g, "")
    .replace(/^(?:\+62|62)0?/, "0");
  return /^08[1-35-9]\d{7,10}$/.test(digits) ? `+62${digits.slice(1)}` : null;
}

/** "+6281234567890" → "0812-3456-7890". */
export function formatPhone(e164: string): string {
  const national = e164.replace(/^\+62/, "0");
  return [national.slice(0, 4), national.slice(4, 8), national.slice(8)].filter(Boolean).join("-");
}
