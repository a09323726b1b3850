import { editWebinarPath } from "~/lib/class-desk-paths";
import { formatShortDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { webinarGuestsPath, webinarPath } from "~/lib/paths";
import type { Optional, PageLinks } from "~/lib/views";
import { formatWebinarTime } from "~/lib/webinar-time";
import type { RequestContext } from "../request/context";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { requiredForStaff } from "./required";

export interface ClassWebinarView {
  slug: string;
  title: string;
  href: string;
  editHref: string;
  startsAt: string;
  registeredCount: number;
  joinedCount: number;
}

/** Webinars of a class with who registered and came, for its staff. */
export async function readClassWebinars(
  context: RequestContext,
  slug: string,
): Promise<Optional<ClassWebinarView[]>> {
  const list = await optional(
    context,
    getLearning(context).listClassWebinars({ params: { slug } }),
  );
  if (!list.ok) return list;
  const items = list.data.data.map(({ startAt, ...webinar }) => ({
    ...webinar,
    href: webinarGuestsPath(webinar.slug),
    editHref: editWebinarPath(slug, webinar.slug),
    startsAt: formatShortDateTime(startAt),
  }));
  return { ok: true, data: items };
}

export interface WebinarGuestsView {
  title: string;
  time: string | null;
  href: string;
  rows: { id: string; name: string; registeredAt: string; joinedAt: string | null }[];
  links: PageLinks;
  registeredCount: number;
  joinedCount: number;
}

/** Who registered for a webinar, and who came. @throws AppError forbidden, not-found, unavailable */
export async function listWebinarGuests(
  context: RequestContext,
  slug: string,
  query: { page: number },
): Promise<WebinarGuestsView> {
  const list = await requiredForStaff(
    getLearning(context).listWebinarGuests({ params: { slug }, query }),
  );
  return {
    title: list.webinar.title,
    time: formatWebinarTime(list.webinar),
    href: webinarPath(slug),
    rows: list.items.map(({ id, name, registeredAt, joinedAt }) => ({
      id,
      name,
      registeredAt: formatShortDateTime(registeredAt),
      joinedAt: joinedAt === null ? null : formatShortDateTime(joinedAt),
    })),
    links: createPageLinks(list, webinarGuestsPath(slug), {}),
    registeredCount: list.totalItems,
    joinedCount: list.joinedCount,
  };
}
