import type { AttemptResult } from "../../../hosts/learning/quizzes";
import type { HostContext } from "../../kit/context";
import { type AttemptCall, findOwnAttempt } from "./attempt";
import { closeAttempt } from "./close-attempt";
import { getAttemptResult } from "./result";

/** Grades what is saved; repeated, it returns the same result. @throws ApiError 404 */
export async function submitAttempt(
  context: HostContext,
  call: AttemptCall,
): Promise<AttemptResult> {
  const attempt = await findOwnAttempt(context, call);
  await context.db.transaction().execute((trx) => closeAttempt(context, trx, attempt));
  return getAttemptResult(context, call);
}
