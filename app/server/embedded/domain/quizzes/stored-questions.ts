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
  { lms_id, chosen: json }: Pick<Schema["quizzes"], "lms_id" | "chosen">,
): Promise<StoredQuizSettings["chosen"]> {
  const chosen = parseChosen(json);
  if (chosen.length === 0) return [];
  const rows = await db
    .selectFrom("questions")
    .select(["id", "prompt", "type", "archived_at"])
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
      { id, points, prompt: row.prompt, type: row.type, isArchived: row.archived_at !== null },
    ];
  });
}
