import { businessClasses } from "./classes-business";
import { codingClasses } from "./classes-coding";
import { craftClasses } from "./classes-craft";
import { technologyClasses } from "./classes-technology";
import { thinkingClasses } from "./classes-thinking";
import { workAndLifeClasses } from "./classes-work-and-life";
import { youngAndReadingClasses } from "./classes-young-and-reading";
import type { SeedClass } from "./types";

export const classes: SeedClass[] = [
  ...technologyClasses,
  ...workAndLifeClasses,
  ...codingClasses,
  ...businessClasses,
  ...craftClasses,
  ...thinkingClasses,
  ...youngAndReadingClasses,
];
