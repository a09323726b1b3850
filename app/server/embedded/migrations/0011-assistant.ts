import type { Ddl } from "./ddl";

export async function createAssistant(_ddl: Ddl): Promise<void> {}
