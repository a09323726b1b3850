import { listAgendaItems } from "~/lib/agenda";
import { chapterPath } from "~/lib/paths";
import { DAY_MS } from "~/lib/time";
import type { HostContext, Queryable } from "../../kit/context";
import { getAgenda } from "../learning/agenda";
import { listMyClasses } from "../learning/my-classes";
import type { MailSite } from "../mail/mail-site";
import type { DigestWeek } from "./digest-week";

interface Learner {
  tenantId: string;
  userId: string;
}

const WEEK_MS = 7 * DAY_MS;
const MAX_CLASSES = 5;
const MAX_DATES = 10;

/**
 * Text of a learner's weekly digest: what was done, what is dated, and where to go on. Null if nothing was done in the
 * week before and nothing is dated in the week to come.
 */
export async function writeDigest(
  context: HostContext,
  learner: Learner,
  { week, site }: { week: DigestWeek; site: MailSite },
): Promise<string | null> {
  const done = await listDone(context.db, learner, week);
  const dates = await listDates(context, learner, week);
  if (done.length === 0 && dates.length === 0) return null;
  const next = await listNext(context, learner, site);
  return [
    "ini ringkasan belajar Anda.",
    toSection("Yang Anda kerjakan pekan lalu", done),
    toSection("Pekan ini", dates),
    toSection("Lanjutkan dari sini", next),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const toSection = (title: string, lines: readonly string[]) =>
  lines.length > 0 && `${title}:\n${lines.map((line) => `- ${line}`).join("\n")}`;

async function listDone(
  db: Queryable,
  { tenantId, userId }: Learner,
  { startsAt }: DigestWeek,
): Promise<string[]> {
  const chapters = await db
    .selectFrom("chapter_progress as p")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "p.lms_id").onRef("c.id", "=", "p.class_id"),
    )
    .select(({ fn }) => ["c.name", fn.countAll<number>().as("count")])
    .where("p.lms_id", "=", tenantId)
    .where("p.user_id", "=", userId)
    .where("p.done_at", ">=", startsAt - WEEK_MS)
    .where("p.done_at", "<", startsAt)
    .groupBy(["c.id", "c.name"])
    .orderBy("c.name")
    .execute();
  const certificates = await db
    .selectFrom("certificates")
    .select(["class_name", "number"])
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("issued_at", ">=", startsAt - WEEK_MS)
    .where("issued_at", "<", startsAt)
    .where("revoked_at", "is", null)
    .orderBy("issued_at")
    .execute();
  return [
    ...chapters.map(({ name, count }) => `${count} bab ${name} selesai`),
    ...certificates.map(({ class_name, number }) => `Sertifikat ${class_name} terbit: ${number}`),
  ];
}

/** Webinars are left out: they are the tenant's, and would be news in each digest of every week. */
async function listDates(
  context: HostContext,
  learner: Learner,
  { startsAt }: DigestWeek,
): Promise<string[]> {
  const period = { from: context.clock(), to: startsAt + WEEK_MS };
  const agenda = await getAgenda(context, { ...learner, ...period });
  return listAgendaItems({ ...agenda, webinars: [] }, period)
    .slice(0, MAX_DATES)
    .map(({ day, time, title, detail }) =>
      [day, time, `${title} (${detail})`].filter(Boolean).join(", "),
    );
}

async function listNext(
  context: HostContext,
  { tenantId, userId }: Learner,
  site: MailSite,
): Promise<string[]> {
  const { items } = await listMyClasses(context, {
    tenantId,
    user: { id: userId, roles: [] },
    page: 1,
    perPage: MAX_CLASSES,
  });
  return items.flatMap(({ class: item, chapterCount, next }) =>
    next
      ? `${item.name}, bab ${next.position} dari ${chapterCount}: ${next.title}\n  ${site.getUrl(chapterPath(item, next))}`
      : [],
  );
}
