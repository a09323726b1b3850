import { formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { announcementsPath, coursePath } from "~/lib/paths";
import { DAY_MS } from "~/lib/time";
import type { Optional, PageLinks } from "~/lib/views";
import type { SentAnnouncement } from "../hosts/learning/announcements";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { nullIfMissing, requiredForStaff } from "./required";

const MAX_LISTED = 3;
/** How long an announcement stays on the learner's home. */
const HOME_PERIOD_MS = 30 * DAY_MS;

export interface AnnouncementView {
  id: string;
  subject: string;
  text: string;
  /** "Dewi, 21 November 2026 pukul 10.00 WIB" */
  source: string;
  className: string;
  classHref: string;
}

/**
 * The newest announcements to the visitor, of one class by slug or of all that they take.
 * Empty without a learning host, and for hosts that have none.
 */
export async function readMyAnnouncements(
  context: RequestContext,
  classSlug?: string,
): Promise<Optional<AnnouncementView[]>> {
  const { learning } = context.hosts;
  if (!learning) return { ok: true, data: [] };
  const scope = classSlug ? { class: classSlug } : { from: Date.now() - HOME_PERIOD_MS };
  const query = { ...scope, perPage: MAX_LISTED };
  const found = await optional(context, nullIfMissing(learning.listMyAnnouncements({ query })));
  if (!found.ok) return found;
  const items = found.data?.data.items ?? [];
  return {
    ok: true,
    data: items.map(({ id, subject, text, by, at, class: course }) => ({
      id,
      subject,
      text,
      source: `${by}, ${formatDateTime(at)}`,
      className: course.name,
      classHref: coursePath(course),
    })),
  };
}

export interface SentView extends Pick<SentAnnouncement, "id" | "subject" | "text" | "receivers"> {
  source: string;
  isMailed: boolean;
}

export interface AnnouncementsView {
  className: string;
  classSlug: string;
  learnerCount: number;
  rows: SentView[];
  links: PageLinks;
}

/** What was sent to the learners of a class. @throws AppError forbidden, not-found, unavailable */
export async function listAnnouncements(
  context: RequestContext,
  slug: string,
  query: { page: number },
): Promise<AnnouncementsView> {
  const list = await requiredForStaff(
    getLearning(context).listAnnouncements({ params: { slug }, query }),
  );
  return {
    className: list.class.name,
    classSlug: list.class.slug,
    learnerCount: list.learnerCount,
    rows: list.items.map(({ by, at, ...item }) => ({
      ...item,
      source: `${by}, ${formatDateTime(at)}`,
    })),
    links: createPageLinks(list, announcementsPath(list.class.slug), {}),
  };
}

interface AnnouncementForm {
  slug: string;
  subject: string;
  text: string;
  idempotencyKey: string;
}

export const sendAnnouncement = (
  context: RequestContext,
  { slug, subject, text, idempotencyKey }: AnnouncementForm,
): Promise<ActionResult> =>
  attempt(context, { fields: ["subject", "text"], hostMessages: [409] }, () =>
    getLearning(context).sendAnnouncement({
      params: { slug },
      body: { subject, text },
      idempotencyKey,
    }),
  );
