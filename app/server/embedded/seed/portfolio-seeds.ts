import { PORTFOLIOS } from "~/content/portfolios/portfolios";
import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";

/** The product's built-in portfolios (PRE9) as records of a tenant. */
export const toPortfolioRows = (tenantId: string, now: number): Schema["portfolios"][] =>
  PORTFOLIOS.map((item) => ({
    lms_id: tenantId,
    id: deriveRecordId("portfolio", tenantId, item.slug),
    slug: item.slug,
    kind: item.kind,
    title: item.title,
    client_name: item.clientName,
    summary: item.summary,
    description: item.description,
    ended_on: item.date,
    batches: JSON.stringify(item.batchs),
    value: item.value,
    figure: item.figure,
    project_link: item.projectLink,
    video_link: item.video?.link ?? null,
    // Generated from the slug.
    cover: null,
    cover_alt: "",
    images: JSON.stringify(item.images),
    photos: JSON.stringify(item.photos),
    status: "published",
    created_at: now,
    updated_at: now,
    version: 1,
  }));
