import { type DiscAnswer, type DiscPattern, isSteadyDisc, scoreDisc } from "~/lib/disc";
import type { discOperations } from "../../hosts/desk/disc";
import { type HandlersOf, type HostContext, missing } from "../context";
import { sha256 } from "../ids";

/** DISC results: whoever holds the key may read and remove one. */
export function discHandlers({ db }: HostContext): HandlersOf<typeof discOperations> {
  return {
    getDiscResult: async ({ lmsId, query: { key } }) => {
      const row = await db
        .selectFrom("disc_results")
        .select(["id", "name", "pattern", "answers", "seed", "duration_sec", "created_at"])
        .where("lms_id", "=", lmsId)
        .where("key_hash", "=", sha256(key))
        .executeTakeFirst();
      if (!row) throw missing("Hasil tes");
      const answers: DiscAnswer[] = JSON.parse(row.answers);
      return {
        data: {
          ...scoreDisc(answers),
          ...{ id: row.id, name: row.name, pattern: row.pattern as DiscPattern, createdAt: row.created_at },
          isSteady: isSteadyDisc(answers, row.seed, row.duration_sec),
        },
      };
    },
    deleteDiscResult: async ({ lmsId, body: { key } }) => {
      const { numDeletedRows } = await db
        .deleteFrom("disc_results")
        .where("lms_id", "=", lmsId)
        .where("key_hash", "=", sha256(key))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw missing("Hasil tes");
      return { data: null };
    },
  };
}
