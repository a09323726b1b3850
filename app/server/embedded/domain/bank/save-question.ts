import { type QuestionDraft, toContent } from "~/lib/question-draft";
import { ApiError } from "../../../hosts/host-handler";
import type { BankQuestion } from "../../../hosts/learning/bank";
import { isUniqueViolation } from "../../database/unique-violation";
import { forbidden, type HostContext, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { toSearchText } from "../../kit/text";
import { type BankCaller, requireBankEditor } from "./bank-access";
import { getBankQuestion } from "./bank-questions";
import { toContentKey } from "./content-key";

const KNOWN_MESSAGE = "Bank soal sudah memuat soal yang sama";

type Placed = QuestionDraft & { classId: string | null };

/** Columns of a question's content. */
export const toQuestionColumns = ({ classId, prompt, explanation, level, tags, body }: Placed) => {
  const { type, options, answer } = toContent(body);
  return {
    class_id: classId,
    content_key: toContentKey({ prompt, body }),
    type,
    level,
    prompt,
    options: JSON.stringify(options),
    answer: JSON.stringify(answer),
    explanation,
    search_text: toSearchText(prompt, ...tags),
  };
};

/** @throws ApiError 403, 404 for an unknown class, 409 if the bank holds the same question */
export async function createBankQuestion(
  context: HostContext,
  { idempotencyKey, ...input }: BankCaller & Placed & { idempotencyKey: string | undefined },
): Promise<BankQuestion> {
  const { tenantId, user, ...draft } = input;
  await requireBankEditor(context.db, input, draft.classId);
  const request = {
    tenantId,
    operation: `createBankQuestion ${user.id}`,
    key: idempotencyKey,
    body: draft,
  };
  const id = await rejectKnown(
    withIdempotency(context, request, async (trx) => {
      const created = newRecordId();
      const now = context.clock();
      await trx
        .insertInto("questions")
        .values({
          lms_id: tenantId,
          id: created,
          ...toQuestionColumns(draft),
          version: 1,
          created_at: now,
          updated_at: now,
          archived_at: null,
        })
        .execute();
      await insertTags(trx, { tenantId, id: created, tags: draft.tags });
      return created;
    }),
  );
  return getBankQuestion(context, { tenantId, user, id });
}

export async function insertTags(
  trx: Queryable,
  { tenantId, id, tags }: { tenantId: string; id: string; tags: readonly string[] },
): Promise<void> {
  if (tags.length === 0) return;
  await trx
    .insertInto("question_tags")
    .values(tags.map((tag) => ({ lms_id: tenantId, question_id: id, tag })))
    .execute();
}

interface Change extends BankCaller {
  id: string;
  version: number;
}

/** @throws ApiError 403, 404, 409 for a stale version or if the bank holds the same question */
export async function updateBankQuestion(
  context: HostContext,
  input: Change & Placed,
): Promise<BankQuestion> {
  const { tenantId, id, tags, classId } = input;
  await requireEditable(context, input);
  await requireBankEditor(context.db, input, classId);
  await rejectKnown(
    context.db.transaction().execute(async (trx) => {
      await changeQuestion(context, trx, input, toQuestionColumns(input));
      await trx
        .deleteFrom("question_tags")
        .where("lms_id", "=", tenantId)
        .where("question_id", "=", id)
        .execute();
      await insertTags(trx, { tenantId, id, tags });
    }),
  );
  return getBankQuestion(context, input);
}

/** Quizzes draw no archived questions. @throws ApiError 403, 404, 409 */
export async function archiveBankQuestion(
  context: HostContext,
  input: Change & { isArchived: boolean },
): Promise<BankQuestion> {
  await requireEditable(context, input);
  const archived_at = input.isArchived ? context.clock() : null;
  await rejectKnown(changeQuestion(context, context.db, input, { archived_at }));
  return getBankQuestion(context, input);
}

/** @throws ApiError 403, 404 */
async function requireEditable(context: HostContext, input: Change): Promise<void> {
  if (!(await getBankQuestion(context, input)).canEdit) throw forbidden();
}

async function changeQuestion(
  { clock }: HostContext,
  db: Queryable,
  { tenantId, id, version }: Change,
  change: ReturnType<typeof toQuestionColumns> | { archived_at: number | null },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("questions")
    .set({ ...change, version: version + 1, updated_at: clock() })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}

const rejectKnown = <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError(409, KNOWN_MESSAGE) : error;
  });
