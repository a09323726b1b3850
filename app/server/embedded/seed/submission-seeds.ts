import { DAY_MS, HOUR_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { deriveRecordId } from "../kit/ids";
import type { SeedPerson } from "./content/people";
import type { SeedAspiration, SeedReview, SeedTestimony } from "./content/submissions";
import type { HistoryEvent } from "./insert-history";

/** Between submission and moderation. */
const REVIEW_DELAY_MS = 8 * HOUR_MS;

type Row = Schema["submissions"];
type SubmissionFields = Pick<Row, "kind" | "name" | "status" | "body"> &
  Partial<Pick<Row, "rating" | "role" | "topic" | "institution">>;

export interface SeedSubmissions {
  reviews: readonly SeedReview[];
  aspirations: readonly SeedAspiration[];
  testimonies: readonly SeedTestimony[];
}

/** @param by the moderator */
export function toSubmissionRows(
  key: string,
  tenantId: string,
  { reviews, aspirations, testimonies }: SeedSubmissions,
  by: SeedPerson,
  now: number,
) {
  const seeds = [
    ...reviews.map(({ comment: body, ...seed }) => ({
      ...seed,
      fields: { ...seed, kind: "book_reviews", body } satisfies SubmissionFields,
    })),
    ...aspirations.map(({ message: body, ...seed }) => ({
      ...seed,
      fields: { ...seed, kind: "aspirations", body } satisfies SubmissionFields,
    })),
    ...testimonies.map(({ message: body, ...seed }) => ({
      ...seed,
      fields: { ...seed, kind: "testimonies", body } satisfies SubmissionFields,
    })),
  ].filter(({ tenants }) => tenants.includes(key));
  const rows = seeds.map(
    ({ daysAgo, fields }: { daysAgo: number; fields: SubmissionFields }): Row => {
      const at = now - daysAgo * DAY_MS;
      const isModerated = fields.status !== "pending";
      const {
        kind,
        name,
        status,
        body,
        rating = null,
        role = null,
        topic = null,
        institution = null,
      } = fields;
      return {
        lms_id: tenantId,
        id: deriveRecordId("submission", tenantId, kind, body),
        kind,
        status,
        name,
        email: null,
        body,
        rating,
        role,
        topic,
        institution,
        photo_url: null,
        class_id: null,
        user_id: null,
        reason: null,
        answer: null,
        ip_hash: "",
        created_at: at,
        version: isModerated ? 2 : 1,
        decided_by_name: isModerated ? by.name : null,
        decided_at: isModerated ? at + REVIEW_DELAY_MS : null,
        published_at: status === "published" ? at + REVIEW_DELAY_MS : null,
      };
    },
  );
  const events = rows.flatMap(({ id, kind, status, decided_at: at }): HistoryEvent[] => {
    if (at === null) return [];
    const change = { before: { status: "pending" }, after: { status } };
    return [
      {
        at,
        auditEntry: {
          actor: by,
          action: status === "published" ? "submission.publish" : "submission.hide",
          entity: kind,
          entityId: id,
          ...change,
        },
      },
    ];
  });
  return { rows, events };
}
