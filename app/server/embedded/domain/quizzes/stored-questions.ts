import { z } from "zod";
import { type ChosenQuestion, chosenQuestionSchema } from "~/lib/quiz-settings-fields";
import type { StoredQuizSettings } from "../../../hosts/learning/quiz-settings";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

/** Questions that every attempt has, in their order. */
export const parseChosen = (json: string | null): ChosenQuestion[] =>
  z.array(chosenQuestionSchema).parse(JSON.parse(json ?? "[]"));

/** The chosen questions as the bank has them now. */
export async function readChosen(
  db: Queryable,
  { lms_id, class_id, chosen: json }: Pick<Schema["quizzes"], "lms_id" | "class_id" | "chosen">,
): Promise<StoredQuizSettings["chosen"]> {
  const chosen = parseChosen(json);
  if (chosen.length === 0) return [];
  const rows = await db
    .selectFrom("questions")
    .select(["id", "prompt", "type", "class_id", "archived_at"])
    .where("lms_id", "=", lms_id)
    .where(
      "id",
      "in",
      chosen.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.flatMap(({ id, points }) => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        id,
        points,
        prompt: row.prompt,
        type: row.type,
        isArchived: row.archived_at !== null,
        isForeign: row.class_id !== null && row.class_id !== class_id,
      },
    ];
  });
}

/** Those of the chosen questions that attempts have. */
export const readAsked = async (...args: Parameters<typeof readChosen>) =>
  (await readChosen(...args)).filter(({ isArchived, isForeign }) => !isArchived && !isForeign);
