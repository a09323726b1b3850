import { AUDIENCES } from "~/lib/audiences";
import { filterOffered } from "~/lib/installation";
import { buildHref } from "~/lib/page-links";
import { type PageText, parsePageText } from "~/lib/page-text";
import { portfolioKindPath } from "~/lib/portfolio-fields";
import type { ClassCardView, MenuItem, PortfolioCardView } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { optional } from "./optional";
import { listPortfolios } from "./portfolios";
import { listPrograms, type ProgramCardView } from "./programs";
import { getBuiltInTexts } from "./site-texts";

const MAX_ITEMS = 3;

type Audience = (typeof AUDIENCES)[number];

export interface AudienceView {
  title: string;
  text: PageText;
  /** The one thing to do first. */
  actions: MenuItem[];
  portfolios: { items: PortfolioCardView[]; href: string };
  programs: ProgramCardView[];
  classes: { title: string; items: ClassCardView[]; href: string };
}

/** The audience whose page a path is. */
export const findAudience = (path: string): Audience | undefined =>
  AUDIENCES.find(({ href }) => href.toLowerCase() === path.toLowerCase());

/** What a site offers an audience: its text, and the records that match. */
export async function getAudience(
  context: RequestContext,
  audience: Audience,
): Promise<AudienceView> {
  const { setting } = context.tenant;
  const { filters, title } = audience.classes;
  const { services } = context.hosts;
  const [portfolios, programs, classes] = await Promise.all([
    listPortfolios(context, { page: 1, kind: audience.portfolios }),
    listPrograms(context, { page: 1, path: "/Program" }),
    optional(context, services.listActiveClasses({ query: { ...filters, pageSize: MAX_ITEMS } })),
  ]);
  return {
    title: audience.title,
    text: parsePageText(setting[audience.text] ?? getBuiltInTexts(setting)[audience.text]),
    actions: filterOffered([audience.action, audience.other], context.installation),
    portfolios: {
      items: portfolios.ok ? portfolios.data.items.slice(0, MAX_ITEMS) : [],
      href: portfolioKindPath(audience.portfolios),
    },
    programs: programs.ok ? programs.data.items.slice(0, MAX_ITEMS) : [],
    classes: {
      title,
      items: classes.ok ? classes.data.data.items.map(toClassCardView) : [],
      href: buildHref("/Class", { ...filters }),
    },
  };
}
