import { takesEnrolments } from "~/lib/class-status";
import { classCalendarPath, enrolPath, FESTIVAL_CLASS_SLUG } from "~/lib/paths";
import type { ClassCardView } from "~/lib/views";
import type { ClassOverview } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { required } from "./required";

export interface FestivalView extends ClassCardView {
  description: string;
  schedule: string;
  outcomes: string[];
  speakers: ClassOverview["speakers"];
  programme: ClassOverview["programme"];
  /** Null while registration is closed. */
  enrolHref: string | null;
  /** Null without dates. */
  calendarHref: string | null;
}

/** The festival's fixed class (PRE8, ENT11, ENT12). @throws AppError not-found, unavailable */
export async function getFestival(context: RequestContext): Promise<FestivalView> {
  const overview = await required(
    context.hosts.services.getClassOverview({ query: { slug: FESTIVAL_CLASS_SLUG } }),
  );
  const { slug, status, startAt, description, schedule, outcomes, speakers, programme } = overview;
  return {
    ...toClassCardView(overview),
    description,
    schedule,
    outcomes,
    speakers,
    programme,
    enrolHref: takesEnrolments(status) ? enrolPath(slug) : null,
    calendarHref: startAt === null ? null : classCalendarPath(slug),
  };
}
