import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { mailCardSchema, outboxOperations } from "../../hosts/desk/outbox";
import { HostRefusal } from "../../hosts/implement";
import { type HandlersOf, type HostContext, MANAGERS, missing, requireRole } from "../context";
import { MOST_ATTEMPTS } from "../outbox-sending";
import { readPage } from "../paging";
import type { Schema } from "../schema/schema";
import { searchText } from "../text";

/** A superadmin: the only role that could do with such a mail what its addressee can. */
const SUPERADMIN = 0;

type Row = Omit<Selectable<Schema["outbox"]>, "body">;

function toCard(row: Row): z.output<typeof mailCardSchema> {
  const state = row.sent_at !== null ? "sent" : row.attempts >= MOST_ATTEMPTS ? "failed" : "waiting";
  return {
    ...{ id: row.id, to: row.to_address, subject: row.subject, kind: row.kind, state, createdAt: row.created_at, sentAt: row.sent_at },
    ...{ attempts: row.attempts, nextAttemptAt: state === "waiting" ? row.next_attempt_at : null, lastError: row.last_error },
  };
}

/** The outbox for admins (designs B11). */
export function outboxHandlers({ db, ports, clock }: HostContext): HandlersOf<typeof outboxOperations> {
  const of = (lmsId: string) =>
    db
      .selectFrom("outbox")
      .select(["id", "lms_id", "to_address", "subject", "kind", "created_at", "next_attempt_at", "attempts", "sent_at", "last_error"])
      .where("lms_id", "=", lmsId);
  const find = async (lmsId: string, id: string) => {
    const row = await of(lmsId).select("body").where("id", "=", id).executeTakeFirst();
    if (!row) throw missing("Surel");
    return row;
  };
  return {
    listOutbox: async ({ lmsId, user, query: { page, perPage, state, search } }) => {
      requireRole(user, MANAGERS);
      let query = of(lmsId);
      if (state === "sent") query = query.where("sent_at", "is not", null);
      if (state === "waiting") query = query.where("sent_at", "is", null).where("attempts", "<", MOST_ATTEMPTS);
      if (state === "failed") query = query.where("sent_at", "is", null).where("attempts", ">=", MOST_ATTEMPTS);
      for (const word of searchText(search ?? "")
        .split(" ")
        .filter(Boolean)) {
        const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
        query = query.where(sql<boolean>`lower(to_address || ' ' || subject) like ${pattern} escape ${sql.lit("\\")}`);
      }
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      return { data: { ...measures, items: rows.map(toCard), delivers: ports.mail !== null } };
    },

    getMail: async ({ lmsId, user, params }) => {
      requireRole(user, MANAGERS);
      const { body, ...row } = await find(lmsId, params.id);
      const mayRead = !row.kind.startsWith("account-") || user.roles.includes(SUPERADMIN);
      return { data: { ...toCard(row), body: mayRead ? body : null } };
    },

    retryMail: async ({ lmsId, user, params }) => {
      requireRole(user, MANAGERS);
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set({ attempts: 0, next_attempt_at: clock() })
        .where("lms_id", "=", lmsId)
        .where("id", "=", params.id)
        .where("sent_at", "is", null)
        .executeTakeFirst();
      const row = await find(lmsId, params.id);
      if (numUpdatedRows === 0n) throw new HostRefusal(409, "Surel ini sudah terkirim.");
      return { data: toCard(row) };
    },
  };
}
