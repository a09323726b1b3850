import { z } from "zod";
import type { Operation } from "../host-contract";

/** Administrative regions rarely change. */
const cache = { fresh: 86_400_000, stale: 7 * 86_400_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

/** Provinces, then the cities of one (STO19). Ids are Kemendagri codes: "32", "32.73". */
export const regionOperations = {
  listProvinces: {
    ...read,
    path: "v1/authorizer/provinces",
    response: z.array(z.object({ id: z.string(), name: z.string() })),
  },
  /** 404 for an unknown province. */
  listCities: {
    ...read,
    path: "v1/authorizer/cities",
    query: z.object({ provinceId: z.string().min(1).max(10) }),
    response: z.array(z.object({ id: z.string(), provinceId: z.string(), name: z.string() })),
  },
} satisfies Record<string, Operation>;
