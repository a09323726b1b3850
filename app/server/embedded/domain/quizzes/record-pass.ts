import type { Transaction } from "kysely";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";
import { issueCompetenceCertificate } from "../learning/certificates";
import { finishClass, markDone } from "../learning/progress";
import type { PlacedQuiz } from "./quiz";

interface Pass {
  placed: PlacedQuiz;
  userId: string;
  /** 0 to 100. */
  score: number;
}

/** Marks the quiz's chapter as done, with the certificates that follow. Repeated, it changes nothing. */
export async function recordPass(
  context: HostContext,
  trx: Transaction<Schema>,
  { placed: { row, outline, chapters, isExam }, userId, score }: Pass,
): Promise<void> {
  const key = { tenantId: row.lms_id, classId: row.id, userId };
  for (const chapter of chapters)
    await markDone(context, trx, { key, chapter, isSelfDeclared: false });
  if (isExam) await issueCompetenceCertificate(context, trx, { row, key, score });
  await finishClass(context, trx, { row, outline, key });
}
