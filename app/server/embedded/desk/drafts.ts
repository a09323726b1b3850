import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { draftOperations } from "../../hosts/desk/drafts";
import { HostRefusal } from "../../hosts/implement";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, missing, type Queryable, STALE } from "../context";
import { sha256 } from "../ids";
import type { Schema } from "../schema/schema";
import { networkHash, takeTry } from "../try-limits";

const LIFE_MS = 30 * 24 * 3_600_000;
const NEW_PER_HOUR = 200;
const HOUR_MS = 3_600_000;

type Row = Selectable<Schema["form_drafts"]>;

const toDraft = ({ form, data, step, version, updated_at, expires_at }: Omit<Row, "lms_id" | "key_hash" | "created_at">, key: string) => ({
  ...{ key, form, data: JSON.parse(data) as Record<string, unknown>, step, version, updatedAt: updated_at, expiresAt: expires_at },
});

/** Drafts of forms: whoever holds the key may go on with one. */
export function draftHandlers(context: HostContext): HandlersOf<typeof draftOperations> {
  const { db, clock } = context;
  const find = (within: Queryable, lmsId: string, key: string, form: string) =>
    within
      .selectFrom("form_drafts")
      .selectAll()
      .where("lms_id", "=", lmsId)
      .where("key_hash", "=", sha256(key))
      .where("form", "=", form)
      .where("expires_at", ">", clock())
      .executeTakeFirst();
  return {
    saveDraft: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const { form, key, step, version } = body;
      const now = clock();
      const content = { data: JSON.stringify(body.data), step, updated_at: now, expires_at: now + LIFE_MS };
      if (key === undefined) {
        const made = await answerOnce(context, { lmsId, operation: "saveDraft", key: idempotencyKey, body }, async (trx) => {
          if (clientIp) await takeTry(trx, { name: `draft:${networkHash(context, clientIp)}`, most: NEW_PER_HOUR, windowMs: HOUR_MS }, now);
          const newKey = randomBytes(24).toString("base64url");
          const row = { ...content, lms_id: lmsId, key_hash: sha256(newKey), form, version: 1, created_at: now };
          await trx.insertInto("form_drafts").values(row).execute();
          return toDraft(row, newKey);
        });
        return { data: made, status: 201 };
      }
      const { numUpdatedRows } = await db
        .updateTable("form_drafts")
        .set({ ...content, version: version + 1 })
        .where("lms_id", "=", lmsId)
        .where("key_hash", "=", sha256(key))
        .where("form", "=", form)
        .where("expires_at", ">", now)
        .where("version", "=", version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const newest = await find(db, lmsId, key, form);
        if (!newest) throw missing("Isian tersimpan");
        throw new HostRefusal(409, STALE, { version: newest.version });
      }
      return { data: toDraft({ ...content, form, version: version + 1 }, key) };
    },

    getDraft: async ({ lmsId, query: { key, form } }) => {
      const row = await find(db, lmsId, key, form);
      if (!row) throw missing("Isian tersimpan");
      return { data: toDraft(row, key) };
    },

    deleteDraft: async ({ lmsId, body }) => {
      await db.deleteFrom("form_drafts").where("lms_id", "=", lmsId).where("key_hash", "=", sha256(body.key)).execute();
      return { data: null };
    },
  };
}
