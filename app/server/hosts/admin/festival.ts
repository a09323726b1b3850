import { z } from "zod";
import {
  FESTIVAL_PARTS,
  festivalContentSchema,
  festivalItemBody,
  festivalVersionBody,
  sponsorPackageSchema,
} from "~/lib/festival-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ id: z.string().min(1).max(96) });
const part = z.enum(FESTIVAL_PARTS);

const itemSchema = z.object({
  id: z.string(),
  content: festivalContentSchema,
  sort: z.number().int(),
  version: recordVersion,
});
export type FestivalItem = z.output<typeof itemSchema>;

const read = { method: "GET", success: [200], idempotent: true } as const;
const write = { success: [200], idempotent: false, auth: "user", changesContent: true } as const;

/** What the learning festival offers. Calls of the desk are for roles 0 and 1, else 403 (docs/decisions/0109). */
export const festivalOperations = {
  /** In the tenant's order, the largest first by custom; at most 60. */
  listSponsorPackages: {
    ...read,
    path: "v1/festival/package",
    response: z.object({ items: z.array(sponsorPackageSchema) }),
    auth: "app",
    cache: { fresh: 30_000, stale: 600_000 },
  },
  /** One part in its order, with the number of items of each. */
  listFestivalItems: {
    ...read,
    path: "v1/festival-desk",
    query: z.object({ part, page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(itemSchema).extend({ counts: z.partialRecord(part, z.number().int()) }),
    auth: "user",
  },
  createFestivalItem: {
    ...write,
    method: "POST",
    path: "v1/festival-desk",
    body: festivalItemBody,
    response: itemSchema,
    success: [201],
  },
  /** 404. */
  getFestivalItem: {
    ...read,
    path: "v1/festival-desk/{id}",
    params,
    response: itemSchema,
    auth: "user",
  },
  /** 404, 409 for a stale version, 422 for another part. */
  saveFestivalItem: {
    ...write,
    method: "PUT",
    path: "v1/festival-desk/{id}",
    params,
    body: festivalItemBody.extend({ version: recordVersion }),
    response: itemSchema,
  },
  /** 404, 409 for a stale version. */
  deleteFestivalItem: {
    ...write,
    method: "POST",
    path: "v1/festival-desk/{id}/delete",
    params,
    body: festivalVersionBody,
    response: z.object({}),
  },
} satisfies Record<string, Operation>;
