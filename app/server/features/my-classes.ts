import type { AgendaItem } from "~/lib/agenda";
import { chapterPath, coursePath } from "~/lib/paths";
import { DAY_MS } from "~/lib/time";
import type { ClassCardView, Optional } from "~/lib/views";
import type { Enrolment } from "../hosts/learning/enrolments";
import type { RequestContext } from "../request/context";
import { readAgenda } from "./agenda";
import { type AnnouncementView, readMyAnnouncements } from "./announcements";
import { type CertificateView, readMyCertificates } from "./certificates";
import { toClassCardView } from "./class-views";
import { getLearning } from "./learning";
import { optional } from "./optional";

const MAX_CERTIFICATES = 3;
const MAX_SUGGESTIONS = 3;

export interface ContinueView {
  className: string;
  /** Of the next chapter, from 1. */
  position: number;
  chapterCount: number;
  chapterTitle: string;
  href: string;
}

export interface MyClassView {
  id: string;
  name: string;
  href: string;
  doneCount: number;
  chapterCount: number;
}

/** A learner's home. Each section is one call, and may be missing on its own. */
export interface LearnerHomeView {
  /** Where the learner goes on: the class learned last that has a chapter left; null without one. */
  continue: ContinueView | null;
  classes: Optional<MyClassView[]>;
  agenda: Optional<AgendaItem[]>;
  /** Of the last weeks, newest first. */
  announcements: Optional<AnnouncementView[]>;
  /** Newest first. */
  certificates: Optional<CertificateView[]>;
  /** Classes to begin with; null for a learner who has classes. */
  suggestions: Optional<ClassCardView[]> | null;
}

/** Null without a learning host. */
export async function readLearnerHome(context: RequestContext): Promise<LearnerHomeView | null> {
  if (!context.hosts.learning) return null;
  const now = Date.now();
  const [mine, agenda, certificates, announcements] = await Promise.all([
    optional(context, getLearning(context).listMyClasses()),
    readAgenda(context, { from: now, to: now + 7 * DAY_MS }),
    readMyCertificates(context, 1),
    readMyAnnouncements(context),
  ]);
  const enrolments = mine.ok ? mine.data.data.items : [];
  return {
    continue: findContinue(enrolments),
    classes: mine.ok ? { ok: true, data: enrolments.map(toMyClassView) } : mine,
    agenda,
    announcements,
    certificates: certificates?.ok
      ? { ok: true, data: certificates.data.items.slice(0, MAX_CERTIFICATES) }
      : { ok: false },
    suggestions: mine.ok && enrolments.length === 0 ? await readSuggestions(context) : null,
  };
}

function findContinue(enrolments: readonly Enrolment[]): ContinueView | null {
  for (const { class: course, next, chapterCount } of enrolments)
    if (next)
      return {
        className: course.name,
        position: next.position,
        chapterCount,
        chapterTitle: next.title,
        href: chapterPath(course, next),
      };
  return null;
}

const toMyClassView = ({ class: course, doneCount, chapterCount }: Enrolment): MyClassView => ({
  id: course.id,
  name: course.name,
  href: coursePath(course),
  doneCount,
  chapterCount,
});

/** Classes that are open for registration, the one that starts first in front. */
async function readSuggestions(context: RequestContext): Promise<Optional<ClassCardView[]>> {
  const query = { state: "registration_open" } as const;
  const list = await optional(context, context.hosts.services.listActiveClasses({ query }));
  if (!list.ok) return list;
  return { ok: true, data: list.data.data.items.slice(0, MAX_SUGGESTIONS).map(toClassCardView) };
}
