import type { Ddl } from "./ddl";

export async function createAccounts(_ddl: Ddl): Promise<void> {}
