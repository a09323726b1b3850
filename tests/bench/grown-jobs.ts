import { ROLE } from "~/lib/roles";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { listHandIns } from "~/server/embedded/domain/assignments/hand-in-queue";
import { listLeaderboard } from "~/server/embedded/domain/classes/leaderboard";
import { getDigestWeek } from "~/server/embedded/domain/reminders/digest-week";
import { remindDeadlines } from "~/server/embedded/domain/reminders/remind-deadlines";
import { remindStarts } from "~/server/embedded/domain/reminders/remind-starts";
import { sendDigests } from "~/server/embedded/domain/reminders/send-digests";
import { getSiteIndex } from "~/server/embedded/domain/search/index-cache";
import type { HostContext } from "~/server/embedded/kit/context";
import { TENANT_ID } from "./fill-classes";

const listForStaff = async (context: HostContext) =>
  listHandIns(context, {
    tenantId: TENANT_ID,
    user: { id: "bench", roles: [ROLE.admin] },
    page: 1,
    perPage: 20,
    state: "waiting",
  });

/** The leaderboard of the program whose classes have grown. */
async function readLeaderboard(context: HostContext) {
  const program = await context.db
    .selectFrom("programmes")
    .select("id")
    .where("lms_id", "=", TENANT_ID)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return listLeaderboard(context, {
    tenantId: TENANT_ID,
    programId: program.id,
    page: 1,
    perPage: 20,
  });
}

/** Of one batch, at the next hour in which digests are sent. */
async function sendNextDigests(context: HostContext) {
  let now = Date.now();
  const end = now + 8 * DAY_MS;
  while (now < end && !getDigestWeek(now)) now += HOUR_MS;
  return sendDigests({ ...context, clock: () => now });
}

/** What is read or sent once in a while, by name. */
export const GROWN_JOBS: Record<string, (context: HostContext) => Promise<unknown>> = {
  "search index after a change": (context) => getSiteIndex(context, TENANT_ID),
  leaderboard: readLeaderboard,
  "queue of waiting hand-ins": listForStaff,
  "reminders of starts, one batch": remindStarts,
  "reminders of deadlines, one batch": remindDeadlines,
  "digests, one batch": sendNextDigests,
};
