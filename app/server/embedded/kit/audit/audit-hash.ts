import { createHmac } from "node:crypto";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../context";
import { sha256 } from "../ids";

type AuditLogRow = Schema["audit_log"];
type HashedValues = Omit<AuditLogRow, "hash" | "redaction">;

/**
 * Sorts the columns, because databases return them in different orders. Rows from before release 0054 have no salt.
 */
const serialize = ({ salt, ...row }: HashedValues & { hash?: string; redaction?: unknown }) => {
  const { redaction: _, ...values } = row;
  return JSON.stringify(
    Object.entries(salt === null ? values : { ...values, salt }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
};

const deriveKey = ({ appSecret }: Pick<HostContext, "appSecret">, purpose: string) =>
  createHmac("sha256", appSecret).update(purpose).digest();

/**
 * HMAC, so that who can write the database but does not know the app secret cannot rewrite the chain.
 * @returns the hash of a row, with a key that is derived once
 */
export function createAuditHasher(secret: Pick<HostContext, "appSecret">) {
  const key = deriveKey(secret, "audit log");
  return (row: HashedValues): string =>
    createHmac("sha256", key).update(serialize(row)).digest("hex");
}

/** HMAC of a redacted row, whose own hash its values no longer give. */
export function createRedactionHasher(secret: Pick<HostContext, "appSecret">) {
  const key = deriveKey(secret, "audit redaction");
  return (row: Omit<AuditLogRow, "redaction">): string =>
    createHmac("sha256", key).update(serialize(row)).digest("hex");
}

/** @returns whether a row is as it was written, or as it was redacted */
export function createAuditRowCheck(secret: Pick<HostContext, "appSecret">) {
  const hashRow = createAuditHasher(secret);
  const hashRedaction = createRedactionHasher(secret);
  return (row: AuditLogRow): boolean => {
    const { hash, redaction, ...values } = row;
    if (redaction !== null) return hashRedaction({ ...values, hash }) === redaction;
    return hashRow(values) === hash;
  };
}

/** HMAC of how far a log was verified, so that who can write the database cannot claim it of changed rows. */
export function createAuditMarkHasher(secret: Pick<HostContext, "appSecret">) {
  const key = deriveKey(secret, "audit verification");
  return (values: readonly (string | number | null)[]): string =>
    createHmac("sha256", key).update(JSON.stringify(values)).digest("hex");
}

/** Of releases before the chain had a key. */
export const hashUnkeyedAuditRow = (row: HashedValues): string => sha256(serialize(row));
