import type { Ddl } from "./ddl";

export async function createLearning(_ddl: Ddl): Promise<void> {}
