import type { QuestionBody, QuestionDraft } from "~/lib/question-draft";
import { sha256 } from "../../kit/ids";

/** Equal for questions that ask the same and want the same, in whatever order their options stand. */
export const toContentKey = ({ prompt, body }: Pick<QuestionDraft, "prompt" | "body">): string =>
  sha256(JSON.stringify([prompt, sortBody(body)]));

function sortBody(body: QuestionBody): unknown[] {
  switch (body.type) {
    case "single":
    case "multiple":
      return [body.type, ...sortRows(body.options.map(({ text, isRight }) => [text, isRight]))];
    case "matching":
      return [body.type, ...sortRows(body.pairs.map(({ left, right }) => [left, right]))];
    case "true_false":
      return [body.type, body.value];
    case "number":
      return [body.type, body.value, body.tolerance];
    case "short":
      return [body.type, ...body.accept.toSorted()];
    case "order":
      return [body.type, ...body.items];
    case "essay":
      return [body.type, ...body.rubric];
  }
}

const sortRows = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).toSorted();
