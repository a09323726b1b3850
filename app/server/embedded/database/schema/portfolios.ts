import type { PortfolioKind, PortfolioStatus } from "~/lib/portfolio-fields";

export interface PortfolioTables {
  portfolios: {
    lms_id: string;
    id: string;
    slug: string;
    kind: PortfolioKind;
    title: string;
    client_name: string;
    summary: string;
    /** Sanitized HTML. */
    description: string;
    /** End of the program, `YYYY-MM-DD`. */
    ended_on: string;
    /** JSON: labels and start days. */
    batches: string;
    /** Key result, with its meaning in `figure`. */
    value: number;
    figure: string;
    project_link: string | null;
    video_link: string | null;
    cover: string | null;
    cover_alt: string;
    /** JSON, as `photos`: `[{ link, name }]`. */
    images: string;
    photos: string;
    status: PortfolioStatus;
    created_at: number;
    updated_at: number;
    version: number;
  };
  /** Former slugs of an item, which lead to it. */
  portfolio_slugs: { lms_id: string; slug: string; portfolio_id: string };
}
