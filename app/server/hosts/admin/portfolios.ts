import { z } from "zod";
import {
  PORTFOLIO_KIND_NAMES,
  PORTFOLIO_STATUSES,
  portfolioBody,
  portfolioDecisionBody,
} from "~/lib/portfolio-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { html, PAGE_SIZE, paged, pageNumber, pageSize, slug } from "../schemas";

const cardSchema = portfolioBody
  .pick({
    title: true,
    kind: true,
    clientName: true,
    summary: true,
    date: true,
    batchs: true,
    value: true,
    figure: true,
    cover: true,
  })
  .extend({ id: z.string(), slug: z.string() });
export type PortfolioCard = z.output<typeof cardSchema>;

const detailSchema = portfolioBody.extend({
  id: z.string(),
  slug: z.string(),
  description: html(),
});
export type PortfolioDetail = z.output<typeof detailSchema>;

const deskCardSchema = cardSchema.extend({ status: z.enum(PORTFOLIO_STATUSES) });
export type DeskPortfolioCard = z.output<typeof deskCardSchema>;
const deskSchema = detailSchema.extend({
  status: z.enum(PORTFOLIO_STATUSES),
  version: recordVersion,
});
export type DeskPortfolio = z.output<typeof deskSchema>;

const clientSchema = z.object({
  clientName: z.string(),
  /** All of the client's published items. */
  total: z.number().int().min(1),
  /** The newest three. */
  items: z.array(
    cardSchema.pick({ slug: true, kind: true, title: true, date: true, value: true, figure: true }),
  ),
});
export type Client = z.output<typeof clientSchema>;

const params = z.object({ id: z.string().min(1).max(40) });
const page = { page: pageNumber, perPage: pageSize(PAGE_SIZE.content) };
const read = { method: "GET", success: [200], idempotent: true } as const;
const cache = { fresh: 30_000, stale: 600_000 };
const write = {
  success: [200],
  idempotent: false,
  auth: "user",
  changesContent: true,
  response: deskSchema,
} as const;

/** Past client programs (ENT10). Calls of the desk are for roles 0 and 1, else 403 (docs/decisions/0109). */
export const portfolioOperations = {
  /** Published ones, the newest first. */
  listPortfolios: {
    ...read,
    path: "v1/portfolio",
    query: z.object({ ...page, kind: z.enum(PORTFOLIO_KIND_NAMES).optional() }),
    response: paged(cardSchema),
    auth: "app",
    cache,
  },
  /** Clients of published items, those of the newest item first. */
  listClients: {
    ...read,
    path: "v1/portfolio-client",
    query: z.object({ ...page, kind: z.enum(PORTFOLIO_KIND_NAMES).optional() }),
    response: paged(clientSchema),
    auth: "app",
    cache,
  },
  /** Also by a former slug. 404, also for drafts and what is archived. */
  getPortfolio: {
    ...read,
    path: "v1/portfolio/{slug}",
    params: z.object({ slug }),
    response: detailSchema,
    auth: "app",
    cache,
  },
  /** The newest first, with the number of items of each status. */
  listDeskPortfolios: {
    ...read,
    path: "v1/portfolio-desk",
    query: z.object({ ...page, status: z.enum(PORTFOLIO_STATUSES).optional() }),
    response: paged(deskCardSchema).extend({
      counts: z.partialRecord(z.enum(PORTFOLIO_STATUSES), z.number().int()),
    }),
    auth: "user",
  },
  /** A draft. 409 with `slug` if that is in use. */
  createDeskPortfolio: {
    ...write,
    method: "POST",
    path: "v1/portfolio-desk",
    body: portfolioBody,
    success: [201],
  },
  /** 404. */
  getDeskPortfolio: {
    ...read,
    path: "v1/portfolio-desk/{id}",
    params,
    response: deskSchema,
    auth: "user",
  },
  /** The former slug leads to the item. 404; 409 with `slug` if that is in use, or for a stale version. */
  saveDeskPortfolio: {
    ...write,
    method: "PUT",
    path: "v1/portfolio-desk/{id}",
    params,
    body: portfolioBody.extend({ version: recordVersion }),
  },
  /** Publishes, withdraws or archives. 404, 409 for a stale version. */
  decideDeskPortfolio: {
    ...write,
    method: "POST",
    path: "v1/portfolio-desk/{id}/decision",
    params,
    body: portfolioDecisionBody,
  },
} satisfies Record<string, Operation>;
