import type { QuestionState } from "~/lib/lesson-fields";
import { chapterPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { QuestionRow } from "../../../hosts/learning/questions";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
} from "../../kit/context";
import { readPage } from "../../kit/paging";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { enqueueNotice } from "../notices/enqueue-notice";
import { toAnswer } from "./ask-questions";
import { requireClassStaff } from "./class-access";

interface Caller {
  tenantId: string;
  user: HostUser;
}

interface ListInput extends Caller {
  page: number;
  perPage: number;
  state?: QuestionState | undefined;
}

/** Questions of the classes that the user teaches. @throws ApiError 403 */
export async function listQuestions(
  { db }: HostContext,
  { tenantId, user, page, perPage, state }: ListInput,
) {
  requirePermission(user, "class.edit");
  let query = queryQuestions(db, tenantId);
  if (!hasPermission(user.roles, "class.manageAll"))
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom("class_staff as s")
          .select("s.user_id")
          .whereRef("s.lms_id", "=", "q.lms_id")
          .whereRef("s.class_id", "=", "q.class_id")
          .where("s.user_id", "=", user.id),
      ),
    );
  if (state === "hidden") query = query.where("q.hidden", "=", 1);
  if (state === "open") query = query.where("q.hidden", "=", 0).where("q.answered_at", "is", null);
  if (state === "answered")
    query = query.where("q.hidden", "=", 0).where("q.answered_at", "is not", null);
  const { rows, ...pagination } = await readPage(
    query.orderBy("q.created_at", state === "open" ? "asc" : "desc").orderBy("q.id"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map(toQuestionRow) };
}

interface ChangeInput extends Caller {
  id: string;
  version: number;
}

/** Answers a question and mails the answer. @throws ApiError 403, 404, 409 for a stale version */
export async function answerQuestion(
  context: HostContext,
  input: ChangeInput & { text: string },
): Promise<QuestionRow> {
  const { db, clock } = context;
  const { tenantId, user, id, text } = input;
  const question = await findQuestion(db, input);
  const site = await getMailSite(context, tenantId);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await changeQuestion(trx, input, {
      answer: text,
      answered_by_name: await getUserName(trx, user.id),
      answered_at: now,
    });
    const url = site.getUrl(chapterPath(question.class, question.chapter));
    await enqueueNotice(context, trx, {
      tenantId,
      userId: question.userId,
      notice: "feedback",
      kind: "question",
      site,
      subject: `Jawaban atas pertanyaan Anda di ${question.class.name}`,
      text: `Anda bertanya:\n${question.text}\n\nJawabannya:\n${text}\n\nBuka babnya:\n${url}`,
    });
  });
  return readQuestion(db, tenantId, id);
}

/** Hides a question from the class, or shows it again. @throws ApiError 403, 404, 409 */
export async function hideQuestion(
  { db }: HostContext,
  input: ChangeInput & { isHidden: boolean },
): Promise<QuestionRow> {
  await findQuestion(db, input);
  await changeQuestion(db, input, { hidden: Number(input.isHidden) });
  return readQuestion(db, input.tenantId, input.id);
}

const queryQuestions = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("lesson_questions as q")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
    )
    .innerJoin("users as u", "u.id", "q.user_id")
    .selectAll("q")
    .select(["c.slug", "c.name as class_name", "c.type", "u.name as user_name"])
    .where("q.lms_id", "=", tenantId);

type FoundQuestion = Awaited<ReturnType<ReturnType<typeof queryQuestions>["execute"]>>[number];

const toQuestionRow = (row: FoundQuestion): QuestionRow => ({
  id: row.id,
  text: row.body,
  askedBy: row.user_name,
  askedAt: row.created_at,
  class: { slug: row.slug, name: row.class_name, type: row.type },
  chapter: { module: row.module_slug, slug: row.chapter_slug },
  answer: toAnswer(row),
  isHidden: row.hidden === 1,
  version: row.version,
});

const selectQuestion = (db: Queryable, tenantId: string, id: string) =>
  queryQuestions(db, tenantId).where("q.id", "=", id).executeTakeFirst();

async function readQuestion(db: Queryable, tenantId: string, id: string): Promise<QuestionRow> {
  const row = await selectQuestion(db, tenantId, id);
  if (!row) throw notFound("Pertanyaan");
  return toQuestionRow(row);
}

/** A question of a class that the user teaches. @throws ApiError 403, 404 */
async function findQuestion(db: Queryable, { tenantId, user, id }: ChangeInput) {
  const row = await selectQuestion(db, tenantId, id);
  if (!row) throw notFound("Pertanyaan");
  await requireClassStaff(db, { lms_id: row.lms_id, id: row.class_id }, user);
  return { ...toQuestionRow(row), userId: row.user_id };
}

/** @throws ApiError 409 for a stale version */
async function changeQuestion(
  db: Queryable,
  { tenantId, id, version }: ChangeInput,
  change: { hidden: number } | { answer: string; answered_by_name: string; answered_at: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("lesson_questions")
    .set({ ...change, version: version + 1 })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}
