import { createHash } from "node:crypto";

export interface SeededRandom {
  /** 0 ≤ x < 1 */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Deterministic numbers for a seed (mulberry32 over its hash). */
export function createSeededRandom(seed: string): SeededRandom {
  let state = createHash("sha256").update(seed).digest().readUInt32BE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
