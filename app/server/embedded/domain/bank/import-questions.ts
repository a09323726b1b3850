import type { Transaction } from "kysely";
import { MAX_TAGS } from "~/lib/question-draft";
import type { BankFormat } from "~/lib/question-import";
import type { BankImport } from "../../../hosts/learning/bank";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { type BankCaller, requireBankEditor } from "./bank-access";
import { toContentKey } from "./content-key";
import { importGift } from "./import-gift";
import type { ImportResult } from "./import-result";
import { importQuestionCsv } from "./question-csv";
import { insertTags, toQuestionColumns } from "./save-question";

const MAX_QUESTIONS = 1_000;

interface ImportInput extends BankCaller {
  classId: string | null;
  format: BankFormat;
  text: string;
  /** Added to those of the file. */
  tags: string[];
  isTrial: boolean;
}

/**
 * Stores the readable questions of a file that the bank does not hold yet, so that the same file can be
 * sent again. @throws ApiError 403, 404 for an unknown class
 */
export async function importBankQuestions(
  { db, clock }: HostContext,
  input: ImportInput,
): Promise<BankImport> {
  await requireBankEditor(db, input, input.classId);
  const result = limit(
    input.format === "gift" ? importGift(input.text) : importQuestionCsv(input.text),
  );
  const { problems, notes } = result;
  const drafts = result.items.map(({ line, draft }) => ({
    line,
    key: toContentKey(draft),
    draft: { ...draft, tags: [...new Set([...input.tags, ...draft.tags])].slice(0, MAX_TAGS) },
  }));
  const seen = await readKnownKeys(db, input);
  const items = drafts.map((item) => {
    const isKnown = seen.has(item.key);
    seen.add(item.key);
    return { ...item, isKnown };
  });
  const fresh = items.filter(({ isKnown }) => !isKnown).map(({ draft }) => draft);
  const added = input.isTrial
    ? 0
    : await db.transaction().execute((trx) => insertDrafts(trx, input, fresh, clock()));
  return {
    items: items.map(({ line, isKnown, draft: { prompt, tags, body } }) => ({
      line,
      prompt,
      type: body.type,
      tags,
      isKnown,
    })),
    problems,
    notes,
    added,
  };
}

function limit({ items, problems, notes }: ImportResult): ImportResult {
  const first = items[MAX_QUESTIONS];
  if (!first) return { items, problems, notes };
  const message = `Mulai baris ini soal tidak dibaca: satu kiriman memuat paling banyak ${MAX_QUESTIONS} soal`;
  return {
    items: items.slice(0, MAX_QUESTIONS),
    problems: [...problems, { line: first.line, message }],
    notes,
  };
}

async function readKnownKeys(
  db: Queryable,
  { tenantId, classId }: ImportInput,
): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom("questions")
    .select("content_key")
    .where("lms_id", "=", tenantId)
    .where("class_id", classId === null ? "is" : "=", classId)
    .where("archived_at", "is", null)
    .execute();
  return new Set(rows.map(({ content_key }) => content_key));
}

type Draft = ImportResult["items"][number]["draft"];

/** @returns how many were stored: another import may have been faster */
async function insertDrafts(
  trx: Transaction<Schema>,
  { tenantId, classId }: ImportInput,
  drafts: readonly Draft[],
  now: number,
): Promise<number> {
  let added = 0;
  for (const draft of drafts) {
    const id = newRecordId();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("questions")
      .values({
        lms_id: tenantId,
        id,
        ...toQuestionColumns({ ...draft, classId }),
        version: 1,
        created_at: now,
        updated_at: now,
        archived_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    await insertTags(trx, { tenantId, id, tags: draft.tags });
    added++;
  }
  return added;
}
