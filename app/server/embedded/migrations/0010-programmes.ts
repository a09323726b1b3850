import type { Ddl } from "./ddl";

export async function createProgrammes(_ddl: Ddl): Promise<void> {}
