import { randomBytes } from "node:crypto";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";

type LinkTokenKind = Schema["account_tokens"]["kind"];

export const VERIFICATION_TTL_MS = DAY_MS;
export const INVITATION_TTL_MS = 7 * DAY_MS;
export const RESET_TTL_MS = HOUR_MS;
const LINK_TOKEN_TTL_MS: Record<LinkTokenKind, number> = {
  verify: VERIFICATION_TTL_MS,
  reset: RESET_TTL_MS,
  invite: INVITATION_TTL_MS,
};

export const createInvalidLinkError = () =>
  new ApiError(404, "Tautan ini tidak berlaku atau sudah kedaluwarsa.");

interface LinkTokenInput {
  kind: LinkTokenKind;
  tenantId: string;
  signUpId?: string;
  userId?: string;
}

/** The secret of an emailed link, and its row, which holds only the SHA-256. */
export function createLinkToken(
  { kind, tenantId, signUpId, userId }: LinkTokenInput,
  now: number,
): { token: string; row: Schema["account_tokens"] } {
  const token = randomBytes(32).toString("base64url");
  const row = {
    token_hash: sha256(token),
    kind,
    lms_id: tenantId,
    sign_up_id: signUpId ?? null,
    user_id: userId ?? null,
    created_at: now,
    expires_at: now + LINK_TOKEN_TTL_MS[kind],
  };
  return { token, row };
}

/** Issues and stores the secret of an emailed link. */
export async function issueLinkToken(
  trx: Queryable,
  input: LinkTokenInput,
  now: number,
): Promise<string> {
  const { token, row } = createLinkToken(input, now);
  await trx.insertInto("account_tokens").values(row).execute();
  return token;
}

interface LinkTokenQuery {
  kind: LinkTokenKind;
  tenantId: string;
  token: string;
  now: number;
}

/** Finds the row of a link that is neither expired nor used. */
export function findLinkToken(db: Queryable, { kind, tenantId, token, now }: LinkTokenQuery) {
  return db
    .selectFrom("account_tokens")
    .selectAll()
    .where("token_hash", "=", sha256(token))
    .where("kind", "=", kind)
    .where("lms_id", "=", tenantId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a link up. @throws ApiError 404 if it is invalid or already used */
export async function consumeLinkToken(
  trx: Queryable,
  { kind, tenantId, token, now }: LinkTokenQuery,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("account_tokens")
    .where("token_hash", "=", sha256(token))
    .where("kind", "=", kind)
    .where("lms_id", "=", tenantId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw createInvalidLinkError();
}
