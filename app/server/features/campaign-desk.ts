import type { z } from "zod";
import {
  type CampaignBody,
  type CampaignForm,
  type CampaignState,
  type campaignSwitchSchema,
  type campaignUpdateSchema,
  formatPresets,
  type newsChangeSchema,
} from "~/lib/campaign-fields";
import { formatDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { CAMPAIGN_DESK_PATH, campaignDeskPath, campaignNewsPath, campaignPath } from "~/lib/paths";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import type { PageLinks, StatusView, TimelineItem } from "~/lib/views";
import { formatIsoDay, toTypedDay } from "~/lib/wib-time";
import { AppError } from "../app-error";
import type { CampaignCard, DeskCampaign } from "../hosts/admin/campaigns";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { describePermit, type ProgressView, toProgress, toUpdates } from "./campaigns";
import { toHtml, toMarkdown } from "./content/markdown";
import { claimPicturesOf } from "./pictures";
import { required } from "./required";

const STATE_VIEWS: Record<CampaignState, StatusView> = {
  draft: { label: "Draf", tone: "neutral" },
  upcoming: { label: "Menunggu masa izin", tone: "orange" },
  open: { label: "Dibuka", tone: "green" },
  over: { label: "Berakhir", tone: "neutral" },
  closed: { label: "Ditutup", tone: "neutral" },
};

export interface CampaignRowView {
  id: string;
  href: string;
  title: string;
  summary: string;
  status: StatusView;
  progress: ProgressView;
  lastDay: string;
}

const toRow = (campaign: CampaignCard): CampaignRowView => ({
  id: campaign.id,
  href: campaignDeskPath(campaign.id),
  title: campaign.title,
  summary: campaign.summary,
  status: STATE_VIEWS[campaign.state],
  progress: toProgress(campaign),
  lastDay: campaign.endsOn === null ? "Tanpa batas" : formatIsoDay(campaign.endsOn),
});

/** The tenant's campaigns, newest first. @throws AppError forbidden, unavailable */
export async function listDeskCampaigns(
  context: RequestContext,
  query: { page: number },
): Promise<{ rows: CampaignRowView[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listDeskCampaigns({ query }));
  return { rows: list.items.map(toRow), links: createPageLinks(list, CAMPAIGN_DESK_PATH, {}) };
}

/** @throws AppError forbidden, not-found, unavailable */
export const readDeskCampaign = (context: RequestContext, id: string): Promise<DeskCampaign> =>
  required(getAdmin(context).getDeskCampaign({ params: { id } }));

export interface DeskCampaignView extends CampaignRowView {
  /** Null for a draft, whose page visitors do not see. */
  publicHref: string | null;
  slug: string;
  story: string;
  picture: { address: string; alt: string } | null;
  presets: string;
  permit: string;
  showsDonors: boolean;
  count: string;
  createdBy: string;
  updates: TimelineItem[];
  /** Switched on, though its time may not have come or be over. */
  isOn: boolean;
  version: number;
}

/** @throws AppError forbidden, not-found, unavailable */
export async function getDeskCampaign(
  context: RequestContext,
  id: string,
): Promise<DeskCampaignView> {
  const campaign = await readDeskCampaign(context, id);
  const { slug, state, picture, pictureAlt, version } = campaign;
  return {
    ...toRow(campaign),
    slug,
    publicHref: state === "draft" ? null : campaignPath(slug),
    story: campaign.story,
    picture: picture === null ? null : { address: picture, alt: pictureAlt ?? "" },
    presets: formatPresets(campaign.presets) || "Pilihan yang biasa",
    permit: describePermit(campaign) ?? "Tidak dicantumkan",
    showsDonors: campaign.showsDonors,
    count: formatCount(campaign.count),
    createdBy: `${campaign.createdBy}, ${formatDateTime(campaign.createdAt)}`,
    updates: toUpdates(campaign).map((item, at) => ({
      ...item,
      link: { href: campaignNewsPath(id, campaign.updates[at]?.id ?? ""), label: "Ubah" },
    })),
    isOn: state !== "draft" && state !== "closed",
    version,
  };
}

const toDayValue = (day: string | null | undefined) => (day ? toTypedDay(day) : "");

/** Values of the form of a campaign. */
export const toCampaignFormValues = (campaign: DeskCampaign) => ({
  title: campaign.title,
  slug: campaign.slug,
  summary: campaign.summary,
  story: toMarkdown(campaign.story),
  picture: toPictureFields(
    campaign.picture === null
      ? null
      : { address: campaign.picture, alt: campaign.pictureAlt ?? "" },
  ),
  goal: campaign.goal === null ? "" : formatCount(campaign.goal),
  endsOn: toDayValue(campaign.endsOn),
  presets: formatPresets(campaign.presets),
  permitNumber: campaign.permit?.number ?? "",
  permitFrom: toDayValue(campaign.permit?.from),
  permitUntil: toDayValue(campaign.permit?.until),
  showsDonors: campaign.showsDonors ? ("on" as const) : undefined,
  version: String(campaign.version),
});
export type CampaignFormValues = ReturnType<typeof toCampaignFormValues>;

function toBody(value: CampaignForm): CampaignBody {
  const picture = toPicture(value.picture);
  const { permitNumber, permitFrom, permitUntil } = value;
  return {
    title: value.title,
    ...(value.slug && { slug: value.slug }),
    summary: value.summary,
    story: toHtml(value.story ?? ""),
    picture: picture?.address ?? null,
    pictureAlt: picture?.alt ?? null,
    goal: value.goal ?? null,
    endsOn: value.endsOn ?? null,
    presets: value.presets ?? [],
    permit:
      permitNumber && permitFrom && permitUntil
        ? { number: permitNumber, from: permitFrom, until: permitUntil }
        : null,
    showsDonors: value.showsDonors === "on",
  };
}

const CONFLICTS = { fields: [], hostMessages: [409] } as const;

/** Makes a draft. @returns its id */
export async function createCampaign(
  context: RequestContext,
  value: CampaignForm,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const body = toBody(value);
  await claimPicturesOf(context, body.story);
  return attempt(context, CONFLICTS, async () => ({
    id: (await getAdmin(context).createCampaign({ body, idempotencyKey })).data.id,
  }));
}

/** A 409 tells whether the address is in use or the version is stale. */
export async function saveCampaign(
  context: RequestContext,
  id: string,
  value: CampaignForm,
): Promise<ActionResult> {
  const body = { ...toBody(value), version: value.version };
  await claimPicturesOf(context, body.story);
  return attempt(context, CONFLICTS, () =>
    getAdmin(context).saveCampaign({ params: { id }, body }),
  );
}

export const switchCampaign = (
  context: RequestContext,
  id: string,
  body: z.output<typeof campaignSwitchSchema>,
): Promise<ActionResult> =>
  attempt(context, CONFLICTS, () => getAdmin(context).switchCampaign({ params: { id }, body }));

export const addCampaignUpdate = (
  context: RequestContext,
  id: string,
  { body, idempotencyKey }: { body: z.output<typeof campaignUpdateSchema>; idempotencyKey: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["text"] }, () =>
    getAdmin(context).addCampaignUpdate({ params: { id }, body, idempotencyKey }),
  );

/** @throws AppError forbidden, not-found, unavailable */
export async function readCampaignNews(context: RequestContext, id: string, newsId: string) {
  const campaign = await readDeskCampaign(context, id);
  const news = campaign.updates.find((update) => update.id === newsId);
  if (!news) throw new AppError("not-found");
  return { title: campaign.title, news };
}

interface NewsAddress {
  id: string;
  updateId: string;
}

/** Corrects or removes news. */
export const changeCampaignNews = (
  context: RequestContext,
  params: NewsAddress,
  { change: _, ...body }: z.output<typeof newsChangeSchema>,
): Promise<ActionResult> =>
  attempt(context, { fields: ["text"], hostMessages: [409] }, () =>
    "text" in body
      ? getAdmin(context).correctCampaignUpdate({ params, body })
      : getAdmin(context).removeCampaignUpdate({ params, body }),
  );
