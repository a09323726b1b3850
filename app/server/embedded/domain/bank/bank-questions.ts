import { hasPermission } from "~/lib/permissions";
import { SHARED_CLASS, toBody } from "~/lib/question-draft";
import type { BankFormat } from "~/lib/question-import";
import { questionContentSchema } from "~/lib/questions";
import type { BankFilters, BankQuestion } from "../../../hosts/learning/bank";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { type BankCaller, listStaffClasses, queryBank } from "./bank-access";
import { formatGift } from "./export-gift";
import { QUESTION_CSV_HEADER, toQuestionCsvRow } from "./question-csv";

/** What the caller may choose from. @throws ApiError 403 */
export async function getBank({ db }: HostContext, caller: BankCaller) {
  const visible = queryBank(db, caller).where("q.archived_at", "is", null);
  const [classes, tags] = await Promise.all([
    listStaffClasses(db, caller),
    db
      .selectFrom("question_tags as t")
      .select("t.tag")
      .distinct()
      .where("t.lms_id", "=", caller.tenantId)
      .where("t.question_id", "in", visible.select("q.id"))
      .orderBy("t.tag")
      .execute(),
  ]);
  return {
    classes,
    tags: tags.map(({ tag }) => tag),
    canEditShared: hasPermission(caller.user.roles, "class.manageAll"),
  };
}

/** @throws ApiError 403 */
export async function listBankQuestions(
  { db }: HostContext,
  { page, perPage, ...query }: BankCaller & BankFilters & { page: number; perPage: number },
) {
  const { rows, ...pagination } = await readPage(selectQuestions(db, query), page, perPage);
  return { ...pagination, items: await toBankQuestions(db, query, rows) };
}

/** All filtered questions as the text of a file. @throws ApiError 403 */
export async function exportBankQuestions(
  { db }: HostContext,
  { format, ...query }: BankCaller & BankFilters & { format: BankFormat },
): Promise<string> {
  const rows = await selectQuestions(db, query).execute();
  const drafts = (await toBankQuestions(db, query, rows)).map((question) => ({
    ...question,
    body: toBody(question.content),
  }));
  return format === "csv"
    ? QUESTION_CSV_HEADER + drafts.map(toQuestionCsvRow).join("")
    : drafts.map(formatGift).join("");
}

/** @throws ApiError 403, 404 */
export async function getBankQuestion(
  { db }: HostContext,
  { id, ...caller }: BankCaller & { id: string },
): Promise<BankQuestion> {
  const rows = await selectColumns(queryBank(db, caller)).where("q.id", "=", id).execute();
  const [question] = await toBankQuestions(db, caller, rows);
  if (!question) throw notFound("Soal");
  return question;
}

const selectColumns = (query: ReturnType<typeof queryBank>) =>
  query.selectAll("q").select("c.name as class_name");

function selectQuestions(
  db: Queryable,
  { search, tag, type, level, class: wantedClass, state, ...caller }: BankCaller & BankFilters,
) {
  let query = queryBank(db, caller).where(
    "q.archived_at",
    state === "archived" ? "is not" : "is",
    null,
  );
  if (type) query = query.where("q.type", "=", type);
  if (level) query = query.where("q.level", "=", level);
  if (wantedClass === SHARED_CLASS) query = query.where("q.class_id", "is", null);
  else if (wantedClass) query = query.where("q.class_id", "=", wantedClass);
  if (tag)
    query = query.where("q.id", "in", (eb) =>
      eb
        .selectFrom("question_tags as t")
        .select("t.question_id")
        .where("t.lms_id", "=", caller.tenantId)
        .where("t.tag", "=", tag),
    );
  for (const condition of containsWords("q.search_text", search)) query = query.where(condition);
  return selectColumns(query).orderBy("q.updated_at", "desc").orderBy("q.id");
}

type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectColumns>["execute"]>>[number];

async function toBankQuestions(
  db: Queryable,
  caller: BankCaller,
  rows: readonly QuestionRow[],
): Promise<BankQuestion[]> {
  const own = new Set((await listStaffClasses(db, caller)).map(({ id }) => id));
  const canEditAll = hasPermission(caller.user.roles, "class.manageAll");
  const tags = await readTags(db, caller.tenantId, rows);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    class: row.class_id === null ? null : { id: row.class_id, name: row.class_name ?? "" },
    prompt: row.prompt,
    explanation: row.explanation,
    level: row.level,
    tags: tags.get(row.id) ?? [],
    content: questionContentSchema.parse({
      type: row.type,
      options: JSON.parse(row.options),
      answer: JSON.parse(row.answer),
    }),
    updatedAt: row.updated_at,
    isArchived: row.archived_at !== null,
    canEdit: canEditAll || (row.class_id !== null && own.has(row.class_id)),
  }));
}

/** By question, in order. PostgreSQL takes at most 65,535 parameters. */
async function readTags(db: Queryable, tenantId: string, rows: readonly { id: string }[]) {
  const tags = new Map<string, string[]>();
  for (let from = 0; from < rows.length; from += 1_000) {
    const ids = rows.slice(from, from + 1_000).map(({ id }) => id);
    const found = await db
      .selectFrom("question_tags")
      .select(["question_id", "tag"])
      .where("lms_id", "=", tenantId)
      .where("question_id", "in", ids)
      .orderBy("tag")
      .execute();
    for (const { question_id, tag } of found)
      tags.set(question_id, [...(tags.get(question_id) ?? []), tag]);
  }
  return tags;
}
