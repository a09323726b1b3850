import type { Ddl } from "./ddl";

export async function createPayouts(_ddl: Ddl): Promise<void> {}
