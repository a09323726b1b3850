import { hash } from "@node-rs/argon2";

/** Minimal cost, because tests verify passwords thousands of times. */
export const hashCheaply = (password: string) =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
