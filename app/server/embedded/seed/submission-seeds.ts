import { recordIdOf } from "../ids";
import type { Schema } from "../schema/schema";
import type { SeedPerson } from "./content/people";
import type { SeedAspiration, SeedReview, SeedTestimony } from "./content/submissions";
import type { PastEvent } from "./past";

const DAY_MS = 86_400_000;
/** From being handed in to being read. */
const READ_AFTER_MS = 8 * 3_600_000;

type Row = Schema["submissions"];
type Own = Pick<Row, "kind" | "name" | "status" | "body"> & Partial<Pick<Row, "rating" | "role" | "topic" | "institution">>;

export interface SeedSubmissions {
  reviews: readonly SeedReview[];
  aspirations: readonly SeedAspiration[];
  testimonies: readonly SeedTestimony[];
}

/** What visitors of a tenant handed in, and what became of it. @param by who reads it */
export function submissionRows(
  key: string,
  lmsId: string,
  { reviews, aspirations, testimonies }: SeedSubmissions,
  by: SeedPerson,
  now: number,
) {
  const all = [
    ...reviews.map(({ comment: body, ...seed }) => ({ ...seed, own: { ...seed, kind: "book_reviews", body } satisfies Own })),
    ...aspirations.map(({ message: body, ...seed }) => ({ ...seed, own: { ...seed, kind: "aspirations", body } satisfies Own })),
    ...testimonies.map(({ message: body, ...seed }) => ({ ...seed, own: { ...seed, kind: "testimonies", body } satisfies Own })),
  ].filter(({ tenants }) => tenants.includes(key));
  const rows = all.map(({ daysAgo, own }: { daysAgo: number; own: Own }): Row => {
    const at = now - daysAgo * DAY_MS;
    const isRead = own.status !== "pending";
    const { kind, name, status, body, rating = null, role = null, topic = null, institution = null } = own;
    return {
      ...{ lms_id: lmsId, id: recordIdOf("submission", lmsId, kind, body), kind, status, name, email: null, body, rating, role, topic },
      ...{ institution, photo_url: null, ip_hash: "", created_at: at, version: isRead ? 2 : 1 },
      ...{ decided_by_name: isRead ? by.name : null, decided_at: isRead ? at + READ_AFTER_MS : null },
    };
  });
  const events = rows.flatMap(({ id, kind, status, decided_at: at }): PastEvent[] => {
    if (at === null) return [];
    const change = { before: { status: "pending" }, after: { status } };
    return [
      {
        at,
        deed: {
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
