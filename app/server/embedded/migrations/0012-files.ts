import type { Ddl } from "./ddl";

export async function createFiles(_ddl: Ddl): Promise<void> {}
