import { parseWeekly } from "./calendar";
import { formatDay, formatTime } from "./dates";
import { assignmentPath, coursePath, quizPath, webinarPath } from "./paths";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./time";

/** What happens for a user in a period, as the learning host tells it. */
export interface Agenda {
  classes: {
    id: string;
    slug: string;
    name: string;
    type: string;
    schedule: string;
    startAt: number;
    endAt: number;
  }[];
  webinars: {
    id: string;
    slug: string;
    title: string;
    platform: string;
    startAt: number;
    durationMin: number;
  }[];
  quizzes: { id: string; title: string; className: string; deadlineAt: number }[];
  assignments: { id: string; title: string; className: string; dueAt: number }[];
}

export interface Period {
  /** UTC ms; the end is exclusive. */
  from: number;
  to: number;
}

export interface AgendaItem {
  key: string;
  at: number;
  /** "Rabu, 25 November 2026" */
  day: string;
  /** "19.00–21.00 WIB"; null for whole days. */
  time: string | null;
  title: string;
  /** What of it happens. */
  detail: string;
  href: string;
}

/** Single events of a period, the next one first. */
export function listAgendaItems(agenda: Agenda, period: Period): AgendaItem[] {
  const items = [
    ...agenda.classes.flatMap((item) => listClassItems(item, period)),
    ...agenda.webinars.map(toWebinarItem),
    ...agenda.quizzes.map(toQuizItem),
    ...agenda.assignments.map(toAssignmentItem),
  ];
  return items.toSorted((a, b) => a.at - b.at || a.title.localeCompare(b.title, "id"));
}

type AgendaClass = Agenda["classes"][number];

/** Lessons by a weekly schedule; without one, the first and the last day. */
function listClassItems(item: AgendaClass, period: Period): AgendaItem[] {
  const { id, name: title, startAt, endAt } = item;
  const href = coursePath(item);
  const weekly = parseWeekly(item.schedule);
  if (weekly)
    return listLessons(weekly, { startAt, endAt }, period).map((at) => ({
      key: `${id}-${at}`,
      at,
      day: formatDay(at, weekly.zone.zone),
      time: `${formatClock(weekly.from)}–${formatClock(weekly.to)} ${weekly.zone.label}`,
      title,
      detail: "Kelas langsung",
      href,
    }));
  return [
    { at: startAt, detail: "Kelas dimulai" },
    { at: endAt, detail: "Kelas berakhir" },
  ]
    .filter(({ at }) => at >= period.from && at < period.to)
    .map(({ at, detail }) => ({
      key: `${id}-${detail}`,
      at,
      day: formatDay(at),
      time: null,
      title,
      detail,
      href,
    }));
}

type Weekly = NonNullable<ReturnType<typeof parseWeekly>>;

/** UTC ms of the beginnings that lie in the period. */
function listLessons(
  { days, from, zone: { offsetMs } }: Weekly,
  { startAt, endAt }: { startAt: number; endAt: number },
  period: Period,
): number[] {
  const first = Math.max(startAt, period.from - DAY_MS) + offsetMs;
  const last = Math.min(endAt, period.to) + offsetMs;
  const clock = Number(from.slice(0, 2)) * HOUR_MS + Number(from.slice(2)) * MINUTE_MS;
  const lessons: number[] = [];
  for (let day = first - (first % DAY_MS); day <= last; day += DAY_MS) {
    const at = day + clock - offsetMs;
    const isInPeriod = at >= period.from && at < period.to;
    if (days.includes(new Date(day).getUTCDay()) && isInPeriod) lessons.push(at);
  }
  return lessons;
}

const formatClock = (digits: string) => `${digits.slice(0, 2)}.${digits.slice(2)}`;

function toWebinarItem(webinar: Agenda["webinars"][number]): AgendaItem {
  const { id, slug, title, platform, startAt, durationMin } = webinar;
  const end = startAt + durationMin * MINUTE_MS;
  return {
    key: `webinar-${id}`,
    at: startAt,
    day: formatDay(startAt),
    time: `${formatTime(startAt)}–${formatTime(end)} WIB`,
    title,
    detail: platform ? `Webinar lewat ${platform}` : "Webinar",
    href: webinarPath(slug),
  };
}

const toQuizItem = ({ id, title, className, deadlineAt }: Agenda["quizzes"][number]) => ({
  key: `kuis-${id}`,
  at: deadlineAt,
  day: formatDay(deadlineAt),
  time: `${formatTime(deadlineAt)} WIB`,
  title,
  detail: `Batas waktu kuis ${className}`,
  href: quizPath(id),
});

const toAssignmentItem = ({ id, title, className, dueAt }: Agenda["assignments"][number]) => ({
  key: `tugas-${id}`,
  at: dueAt,
  day: formatDay(dueAt),
  time: `${formatTime(dueAt)} WIB`,
  title,
  detail: `Tenggat tugas ${className}`,
  href: assignmentPath(id),
});
