import type { Id, LiteralOptions } from "../types";

export type MakeId = (group: number, index: number) => Id;

/** Id groups; an id is unique over the whole data set. */
export const GROUP = {
  tenant: 41,
  user: 51,
  class: 61,
  program: 62,
  school: 63,
  career: 64,
  job: 65,
  payout: 66,
  bank: 67,
  province: 68,
  city: 69,
  category: 70,
  batch: 71,
  mentor: 72,
  review: 73,
  aspiration: 74,
  conversation: 75,
  post: 80,
} as const;

export function createIds(shape: LiteralOptions["ids"]): MakeId {
  if (shape === "keys") return (group, index) => `k${group}-${index}`;
  if (shape === "numbers") return (group, index) => group * 10_000 + index;
  return (group, index) => String(group * 10_000 + index);
}
