import type { Operation } from "../define";

export const deskSchoolOperations = {} satisfies Record<string, Operation>;
