import type { EssayGrade } from "~/lib/questions";
import { AppError } from "../app-error";
import type { Essays, QuizResults } from "../hosts/learning/quiz-results";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import type { AttemptPlace } from "./quizzes";
import { requiredForStaff } from "./required";

export const getQuizResults = (context: RequestContext, quizId: string): Promise<QuizResults> =>
  requiredForStaff(getLearning(context).getQuizResults({ params: { quizId } }));

/** Essays of an attempt that was handed in. @throws AppError forbidden, not-found, unavailable */
export async function getEssays(
  context: RequestContext,
  { quizId, attemptId }: AttemptPlace,
): Promise<Essays> {
  const read = getLearning(context).getEssays({ params: { attemptId } });
  const essays = await requiredForStaff(read);
  if (essays.quiz.id !== quizId) throw new AppError("not-found");
  return essays;
}

export const gradeEssays = (
  context: RequestContext,
  attemptId: string,
  grades: Record<string, EssayGrade>,
): Promise<ActionResult<object>> =>
  attempt(context, { fields: [], hostMessages: [409] }, async () => {
    await getLearning(context).gradeEssays({ params: { attemptId }, body: { grades } });
    return {};
  });
