import type { Lessons } from "./lesson";
import { coffeeAndTeacherLessons } from "./lessons-coffee-and-teachers";
import { firstBusinessLessons } from "./lessons-first-business";
import { firstCraftLessons } from "./lessons-first-craft";
import { firstTechnologyLessons } from "./lessons-first-technology";
import { firstThinkingLessons } from "./lessons-first-thinking";
import { pythonLessons } from "./lessons-python";
import { safetyAndMoneyLessons } from "./lessons-safety-and-money";
import { webLessons } from "./lessons-web";
import { wordLessons } from "./lessons-words";

/** Lessons by class slug: eight complete classes, and the first module of the others. */
export const lessons: Record<string, Lessons> = {
  ...webLessons,
  ...pythonLessons,
  ...safetyAndMoneyLessons,
  ...coffeeAndTeacherLessons,
  ...wordLessons,
  ...firstTechnologyLessons,
  ...firstCraftLessons,
  ...firstBusinessLessons,
  ...firstThinkingLessons,
};
