import type { Operation } from "../define";

export const auditOperations = {} satisfies Record<string, Operation>;
