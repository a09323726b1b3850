import { z } from "zod";
import {
  CAMPAIGN_STATES,
  campaignBody,
  campaignSwitchSchema,
  campaignUpdateSchema,
} from "~/lib/campaign-fields";
import { recordVersion, versionField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { html, instant, PAGE_SIZE, paged, pageNumber, pageSize, rupiah, slug } from "../schemas";

const cardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.string().nullable(),
  pictureAlt: z.string().nullable(),
  goal: rupiah.nullable(),
  /** Paid minus refunded, of the ledger. */
  raised: z.number().int(),
  /** Last day, `YYYY-MM-DD` in WIB. */
  endsOn: z.string().nullable(),
  state: z.enum(CAMPAIGN_STATES),
});
export type CampaignCard = z.output<typeof cardSchema>;

const detailSchema = cardSchema.extend({
  story: html(),
  presets: campaignBody.shape.presets,
  permit: campaignBody.shape.permit,
  showsDonors: z.boolean(),
  /** Newest first, at most 50. */
  updates: z.array(z.object({ at: instant, text: z.string() })),
  /** Number of paid donations. */
  count: z.number().int(),
  /** By their chosen names; empty where the campaign does not show them. */
  donors: z.array(z.object({ name: z.string(), amount: rupiah, message: z.string(), at: instant })),
  /** False while no payment gateway is connected. */
  isPayable: z.boolean(),
});
export type Campaign = z.output<typeof detailSchema>;

const deskSchema = detailSchema.extend({
  updates: z.array(
    z.object({ id: z.string(), at: instant, text: z.string(), version: z.number().int() }),
  ),
  createdBy: z.string(),
  createdAt: instant,
  version: z.number().int(),
});
export type DeskCampaign = z.output<typeof deskSchema>;

const params = z.object({ id: z.string().max(40) });
const updateParams = params.extend({ updateId: z.string().max(40) });
const page = z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) });
const read = { method: "GET", success: [200], idempotent: true } as const;
const write = {
  method: "POST",
  success: [200],
  idempotent: false,
  auth: "user",
  response: deskSchema,
} as const;

/** Campaigns that collect donations (docs/decisions/0094). Those of the desk are for roles 0 and 1, else 403. */
export const campaignOperations = {
  /** Open ones, newest first. */
  listCampaigns: {
    ...read,
    path: "v1/campaign",
    query: page,
    response: paged(cardSchema),
    auth: "app",
  },
  /** Also by a former slug. 404, also for drafts. */
  getCampaign: {
    ...read,
    path: "v1/campaign/{slug}",
    params: z.object({ slug }),
    response: detailSchema,
    auth: "app",
  },
  /** All of the tenant, newest first. */
  listDeskCampaigns: {
    ...read,
    path: "v1/campaign-desk",
    query: page,
    response: paged(cardSchema),
    auth: "user",
  },
  /** 404. */
  getDeskCampaign: {
    ...read,
    path: "v1/campaign-desk/{id}",
    params,
    response: deskSchema,
    auth: "user",
  },
  /** Makes a draft. 409 with `slug` if that is in use or was that of another campaign; for `saveCampaign` too. */
  createCampaign: { ...write, path: "v1/campaign-desk", body: campaignBody, success: [201] },
  /** The former slug leads to the campaign. 404; 409 with `slug` if that is in use, or for a stale version. */
  saveCampaign: {
    ...write,
    path: "v1/campaign-desk/{id}",
    params,
    body: campaignBody.extend({ version: recordVersion }),
  },
  /** Opens or closes it. 404, 409 for a stale version. */
  switchCampaign: {
    ...write,
    path: "v1/campaign-desk/{id}/switch",
    params,
    body: campaignSwitchSchema,
  },
  /** 404. */
  addCampaignUpdate: {
    ...write,
    path: "v1/campaign-desk/{id}/update",
    params,
    body: campaignUpdateSchema,
  },
  /** Keeps the time of the first text. 404, 409 for a stale version. */
  correctCampaignUpdate: {
    ...write,
    path: "v1/campaign-desk/{id}/update/{updateId}",
    params: updateParams,
    body: campaignUpdateSchema.extend({ version: versionField }),
  },
  /** 404, 409 for a stale version. */
  removeCampaignUpdate: {
    ...write,
    path: "v1/campaign-desk/{id}/update/{updateId}/remove",
    params: updateParams,
    body: z.object({ version: versionField }),
  },
} satisfies Record<string, Operation>;
