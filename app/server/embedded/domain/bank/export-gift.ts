import type { QuestionBody, QuestionDraft } from "~/lib/question-draft";
import { escapeGift, escapeText, formatDirective } from "./gift-text";

const MAX_TITLE_LENGTH = 50;

/** A question as GIFT, which `importGift` reads back (docs/decisions/0064). */
export function formatGift({ prompt, explanation, level, tags, body }: QuestionDraft): string {
  const directives = [
    ...tags.map((tag) => formatDirective("tag", tag)),
    formatDirective("level", level),
    ...(body.type === "order" ? [formatDirective("type", "order")] : []),
    ...(body.type === "essay" ? body.rubric.map((text) => formatDirective("rubric", text)) : []),
  ];
  const title = escapeGift(prompt.replace(/\s+/g, " ").slice(0, MAX_TITLE_LENGTH).toWellFormed());
  const general = explanation && `####${escapeText(explanation)}\n`;
  return [
    `// ${directives.join(" ")}`,
    // Texts of the bank are plain; a following "[html]" is part of them.
    `::${title}::[plain]${escapeGift(prompt)}{${formatAnswers(body)}${general}}`,
    "\n",
  ].join("\n");
}

function formatAnswers(body: QuestionBody): string {
  switch (body.type) {
    case "single":
      return toLines(
        body.options.map(({ text, isRight }) => `${isRight ? "=" : "~"}${weigh(text)}`),
      );
    case "multiple": {
      const share = 100 / body.options.filter(({ isRight }) => isRight).length;
      const weight = Number(share.toFixed(5));
      return toLines(
        body.options.map(
          ({ text, isRight }) => `~%${isRight ? weight : -weight}%${escapeText(text)}`,
        ),
      );
    }
    case "true_false":
      return body.value ? "TRUE" : "FALSE";
    case "short":
      return toLines(body.accept.map((text) => `=${weigh(text)}`));
    case "number":
      return `#${body.value}:${body.tolerance}`;
    case "matching":
      return toLines(
        body.pairs.map(({ left, right }) => `=${weigh(left ?? "")} -> ${escapeText(right)}`),
      );
    case "order":
      return toLines(body.items.map((text, index) => `=${weigh(text)} -> ${index + 1}`));
    case "essay":
      return "";
  }
}

const toLines = (lines: readonly string[]) => `\n${lines.join("\n")}\n`;

/** A text that begins like a weight. */
const weigh = (text: string) =>
  /^%-?\d/.test(text) ? `[plain]${escapeGift(text)}` : escapeText(text);
