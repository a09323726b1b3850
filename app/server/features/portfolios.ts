import type { Portfolio } from "~/content/portfolios/portfolio";
import { findPortfolio, PORTFOLIOS } from "~/content/portfolios/portfolios";
import { formatDate } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import {
  PORTFOLIO_KINDS,
  PORTFOLIO_PATH,
  type PortfolioKind,
  portfolioKindPath,
  portfolioPath,
} from "~/lib/portfolio-fields";
import type { Optional, PageLinks, PortfolioCardView } from "~/lib/views";
import { AppError } from "../app-error";
import type { PortfolioCard, PortfolioDetail } from "../hosts/admin/portfolios";
import { PAGE_SIZE } from "../hosts/schemas";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";
import { required } from "./required";

const formatDay = (day: string): string => formatDate(Date.parse(day));

const toCardView = (item: PortfolioCard): PortfolioCardView => ({
  slug: item.slug,
  href: portfolioPath(item.kind, item.slug),
  kind: PORTFOLIO_KINDS[item.kind],
  title: item.title,
  clientName: item.clientName,
  summary: item.summary,
  date: { day: item.date, label: formatDay(item.date) },
  batches: item.batchs.map(({ label, date }) => ({ label, day: date, date: formatDay(date) })),
  value: item.value,
  figure: item.figure,
  cover: item.cover && { address: item.cover.link, alt: item.cover.name },
});

/** A built-in portfolio (PRE9) in the words of the host. */
const toDetail = ({ video, ...item }: Portfolio): PortfolioDetail => ({
  ...item,
  id: item.slug,
  videoLink: video?.link ?? null,
  // Generated from the slug.
  cover: null,
});

export interface PortfolioListView {
  items: PortfolioCardView[];
  links: PageLinks;
}

interface ListQuery {
  page: number;
  kind: PortfolioKind | undefined;
}

/** Past programs, the newest first; without an admin host the built-in ones. */
export async function listPortfolios(
  context: RequestContext,
  { page, kind }: ListQuery,
): Promise<Optional<PortfolioListView>> {
  const path = kind ? portfolioKindPath(kind) : PORTFOLIO_PATH;
  const { admin } = context.hosts;
  if (!admin) {
    const list = listBuiltIn({ page, kind });
    return {
      ok: true,
      data: { items: list.items.map(toCardView), links: createPageLinks(list, path, {}) },
    };
  }
  const found = await optional(context, admin.listPortfolios({ query: { page, kind } }));
  if (!found.ok) return found;
  const { data } = found.data;
  return {
    ok: true,
    data: { items: data.items.map(toCardView), links: createPageLinks(data, path, {}) },
  };
}

function listBuiltIn({ page, kind }: ListQuery) {
  const perPage = PAGE_SIZE.content;
  const matching = PORTFOLIOS.filter((item) => kind === undefined || item.kind === kind);
  return {
    page,
    perPage,
    totalItems: matching.length,
    totalPages: Math.ceil(matching.length / perPage),
    items: matching.slice((page - 1) * perPage, page * perPage).map(toDetail),
  };
}

export interface PortfolioView extends PortfolioCardView {
  kindHref: string;
  description: string;
  videoLink: string | null;
  projectLink: string | null;
  images: { address: string; alt: string }[];
  photos: { address: string; alt: string }[];
}

/** By slug, also a former one; the type in the address is ignored (RTE15). @throws AppError not-found, unavailable */
export async function getPortfolio(context: RequestContext, slug: string): Promise<PortfolioView> {
  const item = await readPortfolio(context, slug);
  const toPictures = (pictures: PortfolioDetail["images"]) =>
    pictures.map(({ link, name }) => ({ address: link, alt: name }));
  return {
    ...toCardView(item),
    kindHref: portfolioKindPath(item.kind),
    description: item.description,
    videoLink: item.videoLink,
    projectLink: item.projectLink,
    images: toPictures(item.images),
    photos: toPictures(item.photos),
  };
}

async function readPortfolio(context: RequestContext, slug: string): Promise<PortfolioDetail> {
  const { admin } = context.hosts;
  if (admin) return required(admin.getPortfolio({ params: { slug } }));
  const builtIn = findPortfolio(slug);
  if (!builtIn) throw new AppError("not-found");
  return toDetail(builtIn);
}

const MAX_FEATURED = 6;

/** The newest of all kinds, for a landing; empty if unavailable. */
export async function readFeaturedPortfolios(
  context: RequestContext,
): Promise<PortfolioCardView[]> {
  const list = await listPortfolios(context, { page: 1, kind: undefined });
  return list.ok ? list.data.items.slice(0, MAX_FEATURED) : [];
}
