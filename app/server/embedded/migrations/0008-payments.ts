import type { Ddl } from "./ddl";

export async function createPayments(_ddl: Ddl): Promise<void> {}
