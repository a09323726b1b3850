import { SECOND_MS } from "~/lib/time";
import type { HostUser } from "../../../hosts/host-handler";
import type { Attempt } from "../../../hosts/learning/quizzes";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { type AttemptRow, readSheet } from "./attempt-rows";
import { closeIfOverdue } from "./close-attempt";
import { findQuiz, toQuizPlace } from "./quiz";
import { isComplete, parseAnswers, type SheetQuestion } from "./sheet";

export interface AttemptCall {
  tenantId: string;
  user: HostUser;
  attemptId: string;
}

/** The caller's attempt, closed if its time is over. @throws ApiError 404 */
export async function findOwnAttempt(context: HostContext, call: AttemptCall): Promise<AttemptRow> {
  const attempt = await readOwnAttempt(context.db, call);
  return (await closeIfOverdue(context, attempt)) ? readOwnAttempt(context.db, call) : attempt;
}

async function readOwnAttempt(
  db: Queryable,
  { tenantId, user, attemptId }: AttemptCall,
): Promise<AttemptRow> {
  const row = await db
    .selectFrom("quiz_attempts")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", attemptId)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (!row) throw notFound("Percobaan kuis");
  return row;
}

/** The caller's attempt with its questions, without their answers. @throws ApiError 404 */
export async function getAttempt(context: HostContext, call: AttemptCall): Promise<Attempt> {
  return toAttempt(context, await findOwnAttempt(context, call));
}

export async function toAttempt({ db, clock }: HostContext, row: AttemptRow): Promise<Attempt> {
  const placed = await findQuiz(db, row.lms_id, row.quiz_id);
  const sheet = await readSheet(db, row);
  const answers = parseAnswers(row.answers);
  return {
    ...toQuizPlace(placed),
    id: row.id,
    quiz: { id: placed.quiz.id, title: placed.quiz.title },
    status: row.status,
    deadlineAt: row.deadline_at,
    secondsLeft:
      row.deadline_at === null
        ? null
        : Math.max(0, Math.ceil((row.deadline_at - clock()) / SECOND_MS)),
    questions: sheet.map((question) => ({
      ...toAskedQuestion(question),
      isAnswered: isComplete(question, answers[question.id]),
    })),
    answers,
  };
}

/** What a learner may see of a question while answering. */
function toAskedQuestion(question: SheetQuestion) {
  const { id, type, prompt } = question;
  return {
    id,
    type,
    prompt,
    options: question.type === "matching" ? question.options.left : question.options,
    right: question.type === "matching" ? question.options.right : [],
    rubric: question.type === "essay" ? question.answer.rubric : [],
  };
}
