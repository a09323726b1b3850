import { z } from "zod";

/** Page of a list (ENT2). */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    page: z.number().int().min(1),
    perPage: z.number().int().min(1),
    totalItems: z.number().int().min(0),
    totalPages: z.number().int().min(0),
    items: z.array(item),
  });
}

/** Default page sizes (ENT3, ENT4, ENT5). */
export const PAGE_SIZE = {
  blog: 6,
  class: 6,
  gallery: 6,
  career: 6,
  post: 10,
  payout: 10,
  content: 10,
  school: 10,
} as const;

export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);
/** `pageSize` in most calls, `perPage` in payouts and messages (ENT8). */
export const pageSize = (size: number) => z.coerce.number().int().min(1).max(100).default(size);

/** UTC milliseconds. */
export const instant = z.number().int();
/** Integer rupiah. */
export const rupiah = z.number().int().min(0);
export const slug = z.string().regex(/^[a-z0-9-]{1,96}$/);
