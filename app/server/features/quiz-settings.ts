import type { QuizSettings } from "~/lib/quiz-settings-fields";
import type { StoredQuizSettings } from "../hosts/learning/quiz-settings";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import { requiredForStaff } from "./required";

/** @throws AppError forbidden, not-found, unavailable */
export const getQuizSettings = (
  context: RequestContext,
  quizId: string,
): Promise<StoredQuizSettings> =>
  requiredForStaff(getLearning(context).getQuizSettings({ params: { quizId } }));

export const saveQuizSettings = (
  context: RequestContext,
  quizId: string,
  body: QuizSettings & { version: number },
): Promise<ActionResult> =>
  attempt(context, { fields: ["draw"] }, () =>
    getLearning(context).saveQuizSettings({ params: { quizId }, body }),
  );
