import type { ExpressionBuilder, Transaction } from "kysely";
import { DAY_MS } from "~/lib/time";
import { ApiError } from "../../hosts/host-handler";
import type { Schema } from "../database/schema/schema";
import type { HostContext } from "./context";
import { decryptText, encryptText } from "./encrypt-text";
import { sha256 } from "./ids";

const KEY_TTL_MS = DAY_MS;
const MAX_KEY_LENGTH = 200;
/** Responses hold keys of receipts, which the database otherwise keeps as hashes only. */
const ENCRYPTION_PURPOSE = "idempotency answers";
const KEY_REUSED_MESSAGE =
  "Kiriman sebelumnya dari formulir ini sudah kami terima; yang ini belum dikirim. Periksa dahulu hasilnya, lalu kirim sekali lagi bila Anda memang menginginkan keduanya.";

interface IdempotentRequest {
  tenantId: string;
  operation: string;
  /** `Idempotency-Key` header. Without it the request is not deduplicated. */
  key: string | undefined;
  body: unknown;
}

/**
 * Runs `execute` at most once per tenant, operation and key, and replays the stored response
 * afterwards. The key is inserted first, so concurrent duplicates wait for that row; a failed
 * execution rolls it back.
 * @throws ApiError 409 if the key was used with a different body, 400 if it is empty or too long
 */
export async function withIdempotency<T>(
  { db, clock, appSecret }: HostContext,
  { tenantId, operation, key, body }: IdempotentRequest,
  execute: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (key === undefined) return db.transaction().execute(execute);
  if (key === "" || key.length > MAX_KEY_LENGTH)
    throw new ApiError(400, "Idempotency-Key tidak dapat dibaca");
  const now = clock();
  const body_hash = sha256(JSON.stringify(body));
  return db.transaction().execute(async (trx) => {
    const id = { lms_id: tenantId, operation, key };
    const isOwnKey = (eb: ExpressionBuilder<Schema, "idempotency_keys">) => eb.and(id);
    await trx
      .deleteFrom("idempotency_keys")
      .where(isOwnKey)
      .where("expires_at", "<=", now)
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("idempotency_keys")
      .values({ ...id, body_hash, answer: "", created_at: now, expires_at: now + KEY_TTL_MS })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) {
      const stored = await trx
        .selectFrom("idempotency_keys")
        .select(["body_hash", "answer"])
        .where(isOwnKey)
        .executeTakeFirstOrThrow();
      if (stored.body_hash !== body_hash) throw new ApiError(409, KEY_REUSED_MESSAGE);
      return JSON.parse(decryptText(appSecret, ENCRYPTION_PURPOSE, stored.answer)) as T;
    }
    const response = await execute(trx);
    await trx
      .updateTable("idempotency_keys")
      .set({ answer: encryptText(appSecret, ENCRYPTION_PURPOSE, JSON.stringify(response)) })
      .where(isOwnKey)
      .execute();
    return response;
  });
}
