import type { z } from "zod";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { type PictureValue, toPicture, toPictureFields } from "~/lib/picture-fields";
import {
  deskPortfolioPath,
  formatBatches,
  IMAGE_FIELDS,
  PHOTO_FIELDS,
  PORTFOLIO_DESK_PATH,
  PORTFOLIO_KINDS,
  type PortfolioBody,
  type PortfolioDecision,
  type PortfolioForm,
  type PortfolioStatus,
  type portfolioDecisionSchema,
  portfolioPath,
  toTypedDay,
} from "~/lib/portfolio-fields";
import { createStatusTabs } from "~/lib/status-tabs";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { DeskPortfolio, DeskPortfolioCard } from "../hosts/admin/portfolios";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { toHtml, toMarkdown } from "./content/markdown";
import { claimPicturesOf } from "./pictures";
import { requiredForStaff } from "./required";

const STATUS_VIEWS: Record<PortfolioStatus, StatusView> = {
  draft: { label: "Draf", tone: "neutral" },
  published: { label: "Terbit", tone: "green" },
  archived: { label: "Arsip", tone: "neutral" },
};
const TAB_LABELS = (["published", "draft", "archived"] as const).map(
  (status) => [status, STATUS_VIEWS[status].label] as const,
);
const DECISIONS: Record<PortfolioStatus, PortfolioDecision[]> = {
  draft: ["publish", "archive"],
  published: ["withdraw", "archive"],
  archived: ["withdraw"],
};

export interface PortfolioRowView {
  id: string;
  title: string;
  href: string;
  status: StatusView;
  client: string;
  kind: string;
  date: string;
}

const toRow = (item: DeskPortfolioCard): PortfolioRowView => ({
  id: item.id,
  title: item.title,
  href: deskPortfolioPath(item.id),
  status: STATUS_VIEWS[item.status],
  client: item.clientName,
  kind: PORTFOLIO_KINDS[item.kind],
  date: toTypedDay(item.date),
});

export interface PortfolioDeskList {
  rows: PortfolioRowView[];
  links: PageLinks;
  tabs: StatusTab[];
}

/** @throws AppError forbidden, unavailable */
export async function listDeskPortfolios(
  context: RequestContext,
  query: { page: number; status?: PortfolioStatus | undefined },
): Promise<PortfolioDeskList> {
  const { status: current } = query;
  const list = await requiredForStaff(getAdmin(context).listDeskPortfolios({ query }));
  return {
    rows: list.items.map(toRow),
    links: createPageLinks(list, PORTFOLIO_DESK_PATH, { status: current }),
    tabs: createStatusTabs({
      path: PORTFOLIO_DESK_PATH,
      name: "status",
      labels: TAB_LABELS,
      current,
      counts: list.counts,
    }),
  };
}

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskPortfolio = (context: RequestContext, id: string): Promise<DeskPortfolio> =>
  requiredForStaff(getAdmin(context).getDeskPortfolio({ params: { id } }));

const toFields = (picture: { link: string; name: string } | null | undefined) =>
  toPictureFields(picture ? { address: picture.link, alt: picture.name } : null);

/** Values of the form of an item. */
const toFormValues = (item: DeskPortfolio) => ({
  title: item.title,
  slug: item.slug,
  kind: item.kind,
  clientName: item.clientName,
  summary: item.summary,
  date: toTypedDay(item.date),
  batches: formatBatches(item.batchs),
  value: formatCount(item.value),
  figure: item.figure,
  projectLink: item.projectLink ?? "",
  videoLink: item.videoLink ?? "",
  description: toMarkdown(item.description),
  cover: toFields(item.cover),
  image1: toFields(item.images[0]),
  image2: toFields(item.images[1]),
  image3: toFields(item.images[2]),
  image4: toFields(item.images[3]),
  photo1: toFields(item.photos[0]),
  photo2: toFields(item.photos[1]),
  photo3: toFields(item.photos[2]),
  photo4: toFields(item.photos[3]),
  version: String(item.version),
});
export type PortfolioFormValues = ReturnType<typeof toFormValues>;

/** An item with its form and what can be decided about it. */
export const toPortfolioRecord = (item: DeskPortfolio) => ({
  id: item.id,
  title: item.title,
  status: STATUS_VIEWS[item.status],
  version: item.version,
  publicHref: item.status === "published" ? portfolioPath(item.kind, item.slug) : null,
  decisions: DECISIONS[item.status],
  values: toFormValues(item),
});
export type PortfolioRecord = ReturnType<typeof toPortfolioRecord>;

const toStored = (picture: PictureValue | null) =>
  picture && { link: picture.address, name: picture.alt };

const toBody = (value: PortfolioForm): PortfolioBody => {
  const collect = (names: readonly (typeof IMAGE_FIELDS | typeof PHOTO_FIELDS)[number][]) =>
    names.flatMap((name) => toStored(toPicture(value[name])) ?? []);
  return {
    title: value.title,
    ...(value.slug && { slug: value.slug }),
    kind: value.kind,
    clientName: value.clientName,
    summary: value.summary,
    date: value.date,
    batchs: value.batches ?? [],
    value: value.value,
    figure: value.figure,
    projectLink: value.projectLink ?? null,
    videoLink: value.videoLink ?? null,
    description: toHtml(value.description ?? ""),
    cover: toStored(toPicture(value.cover)),
    images: collect(IMAGE_FIELDS),
    photos: collect(PHOTO_FIELDS),
  };
};

/** Makes a draft. A 409 tells that the address is in use. */
export async function createPortfolio(
  context: RequestContext,
  value: PortfolioForm,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const body = toBody(value);
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: ["slug"], hostMessages: [409] }, async () => {
    const { data } = await getAdmin(context).createDeskPortfolio({ body, idempotencyKey });
    return { id: data.id };
  });
}

/** @throws AppError not-found */
export async function savePortfolio(
  context: RequestContext,
  id: string,
  value: PortfolioForm,
): Promise<ActionResult> {
  const body = { ...toBody(value), version: value.version };
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: ["slug"], hostMessages: [409] }, () =>
    getAdmin(context).saveDeskPortfolio({ params: { id }, body }),
  );
}

/** @throws AppError not-found */
export const decidePortfolio = (
  context: RequestContext,
  id: string,
  body: z.output<typeof portfolioDecisionSchema>,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).decideDeskPortfolio({ params: { id }, body }),
  );
