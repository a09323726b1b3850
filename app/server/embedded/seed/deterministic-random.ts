import { deriveRecordId } from "../kit/ids";

/** Pseudo-random integer in [0, `below`), equal for equal `parts` on every installation. */
export const deterministicRandom = (below: number, ...parts: string[]): number =>
  Number(deriveRecordId("chance", ...parts)) % below;
