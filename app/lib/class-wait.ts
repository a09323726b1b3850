/** What people wait for: a place of a full class, or that its registration opens. */
export const WAIT_KINDS = ["place", "opening"] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];
