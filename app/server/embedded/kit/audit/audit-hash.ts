import { createHmac } from "node:crypto";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../context";
import { sha256 } from "../ids";

type HashedValues = Omit<Schema["audit_log"], "hash">;

/** Sorts the columns, because databases return them in different orders. */
const serialize = (row: HashedValues) =>
  JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** HMAC, so that who can write the database but does not know the app secret cannot rewrite the chain. */
export const hashAuditRow = (
  { appSecret }: Pick<HostContext, "appSecret">,
  row: HashedValues,
): string => {
  const key = createHmac("sha256", appSecret).update("audit log").digest();
  return createHmac("sha256", key).update(serialize(row)).digest("hex");
};

/** Of releases before the chain had a key. */
export const hashUnkeyedAuditRow = (row: HashedValues): string => sha256(serialize(row));
