import { SPONSOR_PACKAGES } from "~/content/sponsor-packages";
import { takesEnrolments } from "~/lib/class-status";
import type { SponsorPackage } from "~/lib/festival-fields";
import { classCalendarPath, enrolPath, FESTIVAL_CLASS_SLUG } from "~/lib/paths";
import type { ClassCardView } from "~/lib/views";
import type { ClassOverview } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { optional } from "./optional";
import { required } from "./required";

export interface FestivalView extends ClassCardView {
  description: string;
  schedule: string;
  outcomes: string[];
  speakers: ClassOverview["speakers"];
  programme: ClassOverview["programme"];
  /** Empty if unavailable. */
  packages: readonly SponsorPackage[];
  /** Null while registration is closed. */
  enrolHref: string | null;
  /** Null without dates. */
  calendarHref: string | null;
}

/** In the tenant's order; the product's own (ENT13) without an admin host. */
export async function readSponsorPackages(
  context: RequestContext,
): Promise<readonly SponsorPackage[]> {
  const { admin } = context.hosts;
  if (!admin) return SPONSOR_PACKAGES;
  const found = await optional(context, admin.listSponsorPackages());
  return found.ok ? found.data.data.items : [];
}

/** The festival's fixed class (PRE8, ENT11, ENT12). @throws AppError not-found, unavailable */
export async function getFestival(context: RequestContext): Promise<FestivalView> {
  const { services } = context.hosts;
  const [overview, packages] = await Promise.all([
    required(services.getClassOverview({ query: { slug: FESTIVAL_CLASS_SLUG } })),
    readSponsorPackages(context),
  ]);
  const { slug, status, startAt, description, schedule, outcomes, speakers, programme } = overview;
  return {
    ...toClassCardView(overview),
    description,
    schedule,
    outcomes,
    speakers,
    programme,
    packages,
    enrolHref: takesEnrolments(status) ? enrolPath(slug) : null,
    calendarHref: startAt === null ? null : classCalendarPath(slug),
  };
}
