import { type DiscAnswer, type DiscPattern, isPlausibleDisc, scoreDisc } from "~/lib/disc";
import { type HostContext, notFound } from "../../kit/context";
import { sha256 } from "../../kit/ids";

/** `key` is the secret of the result link, which grants reading and deleting (designs B7). */
interface DiscKeyInput {
  tenantId: string;
  key: string;
}

/** @throws ApiError 404 */
export async function getDiscResult({ db }: HostContext, { tenantId, key }: DiscKeyInput) {
  const row = await db
    .selectFrom("disc_results")
    .select(["id", "name", "pattern", "answers", "seed", "duration_sec", "created_at"])
    .where("lms_id", "=", tenantId)
    .where("key_hash", "=", sha256(key))
    .executeTakeFirst();
  if (!row) throw notFound("Hasil tes");
  const answers: DiscAnswer[] = JSON.parse(row.answers);
  return {
    ...scoreDisc(answers),
    id: row.id,
    name: row.name,
    pattern: row.pattern as DiscPattern,
    createdAt: row.created_at,
    isSteady: isPlausibleDisc(answers, row.seed, row.duration_sec),
  };
}

/** @throws ApiError 404 */
export async function deleteDiscResult(
  { db }: HostContext,
  { tenantId, key }: DiscKeyInput,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("disc_results")
    .where("lms_id", "=", tenantId)
    .where("key_hash", "=", sha256(key))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Hasil tes");
}
