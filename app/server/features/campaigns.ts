import type { CampaignState } from "~/lib/campaign-fields";
import { formatDateTime } from "~/lib/dates";
import { DONATION_PRESETS } from "~/lib/donation";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { campaignPath } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks, TimelineItem } from "~/lib/views";
import { formatIsoDay } from "~/lib/wib-time";
import type { Campaign, CampaignCard } from "../hosts/admin/campaigns";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { required } from "./required";

export interface ProgressView {
  raised: string;
  /** "dari Rp10.000.000"; null without a goal. */
  goal: string | null;
  /** 0 to 100; null without a goal. */
  percent: number | null;
}

export interface CampaignCardView {
  slug: string;
  href: string;
  title: string;
  summary: string;
  picture: { address: string; alt: string } | null;
  progress: ProgressView;
  /** "31 Desember 2026" */
  lastDay: string | null;
}

/** A refund can exceed what was raised since; a bar shows no less than nothing. */
export const toProgress = ({
  raised,
  goal,
}: Pick<CampaignCard, "raised" | "goal">): ProgressView => ({
  raised: formatRupiah(raised),
  goal: goal === null ? null : `dari ${formatRupiah(goal)}`,
  percent: goal === null ? null : Math.min(100, Math.max(0, Math.floor((raised / goal) * 100))),
});

const toCard = (campaign: CampaignCard): CampaignCardView => ({
  slug: campaign.slug,
  href: campaignPath(campaign.slug),
  title: campaign.title,
  summary: campaign.summary,
  picture:
    campaign.picture === null
      ? null
      : { address: campaign.picture, alt: campaign.pictureAlt ?? "" },
  progress: toProgress(campaign),
  lastDay: campaign.endsOn === null ? null : formatIsoDay(campaign.endsOn),
});

export interface CampaignListView {
  cards: CampaignCardView[];
  links: PageLinks;
}

/** Campaigns that take donations now; null if unavailable or without an admin host. */
export async function listOpenCampaigns(
  context: RequestContext,
  { page }: { page: number },
): Promise<CampaignListView | null> {
  const { admin } = context.hosts;
  if (!admin) return null;
  const list = await optional(context, admin.listCampaigns({ query: { page } }));
  if (!list.ok) return null;
  const { data } = list.data;
  return { cards: data.items.map(toCard), links: createPageLinks(data, "/Donation", {}) };
}

export interface CampaignView extends CampaignCardView {
  id: string;
  story: string;
  /** Amounts with what they buy. */
  presets: { value: string; label: string }[];
  /** Why it takes no donations; null if it does. */
  closedReason: string | null;
  permit: string | null;
  updates: TimelineItem[];
  /** "12 donasi" */
  count: string;
  donors: { name: string; amount: string; message: string; at: string }[];
}

/** A campaign's page, also by a former slug. @throws AppError not-found, unavailable */
export async function getCampaign(context: RequestContext, slug: string): Promise<CampaignView> {
  const campaign = await required(getAdmin(context).getCampaign({ params: { slug } }));
  return {
    ...toCard(campaign),
    id: campaign.id,
    story: campaign.story,
    presets: toPresetOptions(campaign.presets),
    closedReason: getClosedReason(campaign),
    permit: describePermit(campaign),
    updates: toUpdates(campaign),
    count: `${formatCount(campaign.count)} donasi`,
    donors: campaign.donors.map((donor) => ({
      ...donor,
      amount: formatRupiah(donor.amount),
      at: formatDateTime(donor.at),
    })),
  };
}

function toPresetOptions(presets: Campaign["presets"]): CampaignView["presets"] {
  const own =
    presets.length > 0 ? presets : DONATION_PRESETS.map((amount) => ({ amount, label: "" }));
  return own.map(({ amount, label }) => ({
    value: String(amount),
    label: label ? `${formatRupiah(amount)}: ${label}` : formatRupiah(amount),
  }));
}

const CLOSED_REASONS: Record<Exclude<CampaignState, "open">, string> = {
  draft: "Kampanye ini belum dibuka.",
  upcoming: "Kampanye ini belum dibuka.",
  over: "Masa kampanye ini sudah berakhir.",
  closed: "Kampanye ini sudah ditutup.",
};

function getClosedReason({ state, isPayable }: Campaign): string | null {
  if (state !== "open") return CLOSED_REASONS[state];
  return isPayable ? null : "Situs ini belum terhubung dengan layanan pembayaran.";
}

export const describePermit = ({ permit }: Pick<Campaign, "permit">): string | null =>
  permit &&
  `Izin pengumpulan uang nomor ${permit.number}, berlaku ${formatIsoDay(permit.from)} sampai ${formatIsoDay(permit.until)}.`;

export const toUpdates = ({ updates }: Pick<Campaign, "updates">): TimelineItem[] =>
  updates.map(({ at, text }) => ({
    dateTime: new Date(at).toISOString(),
    when: formatDateTime(at),
    title: "Kabar",
    detail: text,
  }));
