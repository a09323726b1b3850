import { technologyClasses } from "./classes-technology";
import { workAndLifeClasses } from "./classes-work-and-life";
import type { SeedClass } from "./types";

export const classes: SeedClass[] = [...technologyClasses, ...workAndLifeClasses];
