import { z } from "zod";
import { coderFields } from "~/lib/coder-fields";
import { findRoleByName } from "~/lib/roles";
import { emailField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import {
  count,
  firstText,
  given,
  id,
  isRecord,
  nested,
  normalized,
  nothing,
  optionalCount,
  optionalInstant,
  optionalText,
  text,
  texts,
} from "../schemas";

/** Role numbers of `kinds`, or of `roles` or `role`: one or several, as number, text or name of section 6. */
function readKinds(raw: Record<string, unknown>): number[] {
  const granted = [raw.kinds ?? raw.roles ?? raw.role ?? raw.kind ?? raw.activeKind].flat();
  const kinds = granted.map((value) => {
    const word = firstText(isRecord(value) ? (value.kind ?? value.id ?? value.name) : value);
    return /^\d{1,9}$/.test(word) ? Number(word) : findRoleByName(word);
  });
  return [...new Set(kinds.filter((kind) => kind !== null))];
}

/** User profile in one tenant (ENT21). Needs something that tells users apart: an id or an email address. */
export const meSchema = normalized(
  (raw) => ({
    ...raw,
    id: firstText(raw.id, raw.userId, raw.user_id, raw.email),
    kinds: readKinds(raw),
  }),
  z.object({
    id: id(),
    name: text(),
    email: text(),
    phone: optionalText(),
    avatar: optionalText(),
    /** Role numbers granted in the tenant (ENT15). */
    kinds: z.array(count()),
    /** The first role; the active one is chosen by the user (ROL5). */
    activeKind: optionalCount(),
    /** Tenants in which the user has a role. */
    tenantIds: texts(),
    /** Balance available for payout in this tenant; absent without earnings. */
    balance: given(optionalCount()),
  }),
);
export type Me = z.output<typeof meSchema>;

export const userOperations = {
  getMe: {
    method: "GET",
    path: "v1/user/me",
    response: meSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Sends a verification link. Same response for a registered address. 422 with fields; 429. */
  signUpCoder: {
    method: "POST",
    path: "v1/auth/signup/coder",
    body: coderFields,
    response: nested(z.object({ email: text(), resendAfter: optionalInstant() })),
    success: [201],
    idempotent: false,
    auth: "app",
  },
  /** Requests a demonstration, despite its name (STO18). Repeated within 24 h for an address it sends no second email. */
  requestDemo: {
    method: "GET",
    path: "v0/cms/app/request-demo",
    query: z.object({ email: emailField }),
    response: nothing(),
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
