import { z } from "zod";
import { DAY_MS } from "~/lib/time";
import type { Operation } from "../host-contract";
import { id, optionalId, requiredText, rows } from "../schemas";

/** Administrative regions rarely change. */
const cache = { fresh: DAY_MS, stale: 7 * DAY_MS };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

/** Provinces, then the cities of one (STO19). Ids are Kemendagri codes: "32", "32.73". */
export const regionOperations = {
  listProvinces: {
    ...read,
    path: "v1/authorizer/provinces",
    response: rows(z.object({ id: id(), name: requiredText() })),
  },
  /** 404 for an unknown province. */
  listCities: {
    ...read,
    path: "v1/authorizer/cities",
    query: z.object({ provinceId: z.string().min(1).max(10) }),
    response: rows(z.object({ id: id(), provinceId: optionalId(), name: requiredText() })),
  },
} satisfies Record<string, Operation>;
