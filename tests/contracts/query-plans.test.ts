import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { listAppointments } from "~/server/embedded/domain/appointments/list-appointments";
import { listActiveClasses, listRecentClasses } from "~/server/embedded/domain/classes/class-list";
import { listActivePrograms } from "~/server/embedded/domain/classes/programs";
import { countWaiting, listInbox } from "~/server/embedded/domain/inbox/list-inbox";
import { getAgenda } from "~/server/embedded/domain/learning/agenda";
import { listMyClasses } from "~/server/embedded/domain/learning/my-classes";
import { listStaffClasses } from "~/server/embedded/domain/learning/staff-classes";
import { remindDeadlines } from "~/server/embedded/domain/reminders/remind-deadlines";
import { remindStarts } from "~/server/embedded/domain/reminders/remind-starts";
import { listAuditEntries } from "~/server/embedded/kit/audit/read-audit-log";
import type { HostContext } from "~/server/embedded/kit/context";
import { createHostContext } from "./host-context";
import { createSqliteOpener } from "./seed-fixture";

const openSqlite = createSqliteOpener();
const tenantId = "lms-main";
const user = { id: "learner", roles: [] };
const admin = { id: "admin", roles: [ROLE.admin] };
const firstPage = { page: 1, perPage: 10 };

const QUERIES: Record<string, (context: HostContext) => Promise<unknown>> = {
  listRecentClasses: (context) => listRecentClasses(context, { tenantId }),
  listActiveClasses: (context) =>
    listActiveClasses(context, {
      tenantId,
      page: 1,
      pageSize: 6,
      state: "registration_open",
      level: "dasar",
      type: "free",
      programIds: "a,b",
    }),
  listStaffClasses: (context) =>
    listStaffClasses(context, { tenantId, user: admin, page: 1, perPage: 10 }),
  listActivePrograms: (context) => listActivePrograms(context, { tenantId, page: 1, pageSize: 12 }),
  listMyClasses: (context) => listMyClasses(context, { tenantId, user, page: 1, perPage: 10 }),
  getAgenda: (context) => getAgenda(context, { tenantId, userId: user.id, from: 0, to: 1 }),
  listAppointments: (context) =>
    listAppointments(context, {
      tenantId,
      user: admin,
      filters: { ...firstPage, status: "requested" },
    }),
  listInbox: (context) =>
    listInbox(context, { tenantId, user: admin, filters: { state: "new" }, ...firstPage }),
  countWaiting: (context) => countWaiting(context, { tenantId, user: admin }),
  listAuditEntries: (context) =>
    listAuditEntries(context, { tenantId, user: admin, person: user.id, ...firstPage }),
  remindStarts,
  remindDeadlines,
};

async function listSteps(run: (context: HostContext) => Promise<unknown>): Promise<string[]> {
  const database = await openSqlite();
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const context = createHostContext(database, "");
  await run({ ...context, db: database.db.withPlugin(recorder) });
  const steps: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = database.db.getExecutor().compileQuery(node, { queryId: "plan" });
    const { rows } = await database.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    steps.push(...rows.map(({ detail }) => detail));
  }
  expect(nodes.length).toBeGreaterThan(0);
  return steps;
}

test.each(Object.entries(QUERIES))("%s reads no table from end to end", async (_, run) => {
  const steps = await listSteps(run);

  expect(steps.filter((step) => step.startsWith("SCAN "))).toEqual([]);
});

test.each(["listActiveClasses", "listStaffClasses"])(
  "%s reads no texts of classes that are not on the page",
  async (name) => {
    const steps = await listSteps(QUERIES[name] ?? remindStarts);

    const reads = steps.filter((step) => /^SEARCH classes /.test(step));
    expect(reads.length).toBeGreaterThan(1);
    expect(reads.join("\n")).toContain("COVERING INDEX classes_list");
    for (const step of reads) expect(step).toMatch(/COVERING INDEX|\(lms_id=\? AND id=\?\)/);
  },
);

test.each([
  ["listRecentClasses", "classes_recent"],
  ["listActivePrograms", "classes_program"],
  ["listAuditEntries", "audit_log_actor"],
  ["listAuditEntries", "audit_log_entity"],
])("%s reads its rows by the index %s, not all of the tenant", async (name, index) => {
  const steps = await listSteps(QUERIES[name] ?? remindStarts);

  expect(steps.join("\n")).toMatch(new RegExp(`INDEX ${index}\\b`));
});
