import type { Transaction } from "kysely";
import { HostRefusal } from "../hosts/implement";
import type { HostContext } from "./context";
import { sha256 } from "./ids";
import type { Schema } from "./schema/schema";

const KEPT_MS = 24 * 3_600_000;
const LONGEST_KEY = 200;
const SENT_BEFORE =
  "Kiriman sebelumnya dari formulir ini sudah kami terima; yang ini belum dikirim. Periksa dahulu hasilnya, lalu kirim sekali lagi bila Anda memang menginginkan keduanya.";

interface Once {
  lmsId: string;
  operation: string;
  /** The `Idempotency-Key` header; without one the work is simply done. */
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once for an idempotency key of a tenant and operation, in a transaction; later calls get the stored answer.
 * The key is written first: of calls that arrive together all but one wait for that row (PostgreSQL) or for the connection
 * (SQLite) and then find the answer. Work that is refused leaves no key behind.
 * @throws HostRefusal 409 when the key was used with another body, 400 when it is too long
 */
export async function answerOnce<T>(
  { db, clock }: HostContext,
  { lmsId, operation, key, body }: Once,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (key === undefined) return db.transaction().execute(work);
  if (key === "" || key.length > LONGEST_KEY) throw new HostRefusal(400, "Idempotency-Key tidak dapat dibaca");
  const now = clock();
  const body_hash = sha256(JSON.stringify(body));
  return db.transaction().execute(async (trx) => {
    const row = { lms_id: lmsId, operation, key };
    await trx
      .deleteFrom("idempotency_keys")
      .where("lms_id", "=", lmsId)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .where("expires_at", "<=", now)
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("idempotency_keys")
      .values({ ...row, body_hash, answer: "", created_at: now, expires_at: now + KEPT_MS })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const mine = trx.selectFrom("idempotency_keys").where("lms_id", "=", lmsId).where("operation", "=", operation).where("key", "=", key);
    if (!numInsertedOrUpdatedRows) {
      const stored = await mine.select(["body_hash", "answer"]).executeTakeFirstOrThrow();
      if (stored.body_hash !== body_hash) throw new HostRefusal(409, SENT_BEFORE);
      return JSON.parse(stored.answer) as T;
    }
    const answer = await work(trx);
    await trx
      .updateTable("idempotency_keys")
      .set({ answer: JSON.stringify(answer) })
      .where("lms_id", "=", lmsId)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .execute();
    return answer;
  });
}
