import type { SeedQuestion } from "./question";
import { codeQuestions } from "./questions-code";
import { digitalQuestions } from "./questions-digital";
import { languageQuestions } from "./questions-language";
import { numberQuestions } from "./questions-numbers";
import { webAndDesignQuestions } from "./questions-web-design";
import { workQuestions } from "./questions-work";

export const questions: SeedQuestion[] = [
  ...webAndDesignQuestions,
  ...codeQuestions,
  ...digitalQuestions,
  ...languageQuestions,
  ...numberQuestions,
  ...workQuestions,
];
