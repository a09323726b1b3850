import { sql } from "kysely";
import type { Schema } from "../../database/schema/schema";
import { queryRowsOfPerson } from "../../kit/audit/read-audit-log";
import { redactAuditRow } from "../../kit/audit/redact-audit-row";
import type { HostContext } from "../../kit/context";
import {
  containsAny,
  createScrubber,
  ERASED_NAME,
  getContacts,
  readSharedWords,
  type Subject,
} from "./subject";

type AuditLogRow = Schema["audit_log"];

const BATCH_SIZE = 500;
/** Free text in `before` and `after`, by the person or about them. */
const TEXT_KEYS = new Set(["reason", "detail", "note", "name", "email", "phone"]);

/** Takes the person's words out of the tenant's audit log, a transaction per batch (docs/decisions/0097). */
export async function eraseFromAudit(
  context: HostContext,
  { tenantId, subject }: { tenantId: string; subject: Subject },
): Promise<void> {
  const words = await readSharedWords(context.db, subject);
  const redact = createRedactor(subject, words);
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    last = await context.db.transaction().execute(async (trx) => {
      const text = sql`actor_name || ' ' || entity_id || ' ' || before || ' ' || after`;
      const rows = await trx
        .selectFrom("audit_log")
        .selectAll()
        .where("lms_id", "=", tenantId)
        .where("seq", ">", after)
        .where((eb) =>
          eb.or([
            eb("seq", "in", queryRowsOfPerson(trx, tenantId, subject.userId)),
            sql<boolean>`(${containsAny(text, words)})`,
          ]),
        )
        .orderBy("seq")
        .limit(BATCH_SIZE)
        .execute();
      for (const row of rows) {
        const values = redact(row);
        const isChanged = Object.entries(values).some(
          ([name, value]) => row[name as keyof typeof values] !== value,
        );
        if (isChanged) await redactAuditRow(context, trx, { row, values });
      }
      return rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.seq;
    });
  }
}

function createRedactor(subject: Subject, sharedWords: readonly string[]) {
  const { userId } = subject;
  const scrubShared = createScrubber(sharedWords);
  const scrubOwn = createScrubber([subject.name, ...getContacts(subject)]);
  return (row: AuditLogRow) => {
    const isBy = row.actor_id === userId;
    const isAbout = row.entity === "user" && row.entity_id === userId;
    const scrub = isBy || isAbout ? scrubOwn : scrubShared;
    const scrubChange = (json: string) => scrub(isBy || isAbout ? blankTexts(json) : json);
    return {
      actor_name: isBy ? ERASED_NAME : scrub(row.actor_name),
      entity_id: scrub(row.entity_id),
      before: scrubChange(row.before),
      after: scrubChange(row.after),
    };
  };
}

const blankTexts = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    TEXT_KEYS.has(key) && typeof value === "string" ? ERASED_NAME : value,
  );
