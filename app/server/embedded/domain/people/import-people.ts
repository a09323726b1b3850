import type { Transaction } from "kysely";
import { HOUR_MS } from "~/lib/time";
import type { PeopleImport } from "../../../hosts/admin/people";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { sha256 } from "../../kit/ids";
import { consumeAttempt, keyedHash } from "../../kit/rate-limit";
import { createAddedEmail } from "../accounts/account-emails";
import { createInvitationRows, insertInvitations } from "../accounts/invitations";
import { reauthenticate } from "../accounts/reauthenticate";
import { getUserName } from "../accounts/users";
import { enrol } from "../classes/enrol";
import { createMailRow } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { queryOpenInvitations } from "./open-invitations";
import { type PersonRow, readPeopleCsv } from "./read-people-csv";

const MAX_IMPORTS_PER_HOUR = 20;
const CHUNK_SIZE = 500;
/** Shown of the problems; their number is always complete. */
const MAX_PROBLEMS = 500;

interface ImportInput extends AuditSource {
  user: HostUser;
  text: string;
  isTrial: boolean;
  password: string;
  idempotencyKey: string | undefined;
}

interface SortedRows {
  fresh: PersonRow[];
  /** Accounts of the installation that lack the role or the class. */
  accounts: (PersonRow & { userId: string })[];
  known: number;
}

/**
 * Invites or adds the people of a CSV file, all right rows in one transaction; a trial stores nothing.
 * @throws ApiError 403, 422 at `password`, 429
 */
export async function importPeople(
  context: HostContext,
  input: ImportInput,
): Promise<PeopleImport> {
  const { tenantId, user, text, isTrial } = input;
  requirePermission(user, "people.manage");
  const classes = await readClassIds(context.db, tenantId);
  const file = readPeopleCsv(text, { roles: user.roles, classes });
  const problems = file.problems.slice(0, MAX_PROBLEMS);
  const toResult = ({ fresh, accounts, known }: SortedRows): PeopleImport => ({
    invited: fresh.length,
    added: accounts.length,
    known,
    wrongRows: file.wrongRows,
    problems,
  });
  const now = context.clock();
  if (isTrial) return toResult(await sortRows(context.db, tenantId, { rows: file.rows, now }));
  await reauthenticate(context, user.id, input.password);
  const site = await getMailSite(context, tenantId);
  const request = { tenantId, operation: "importPeople", key: input.idempotencyKey };
  return withIdempotency(context, { ...request, body: [user.id, sha256(text)] }, async (trx) => {
    const limit = { max: MAX_IMPORTS_PER_HOUR, windowMs: HOUR_MS };
    const name = `people-import:${keyedHash(context, tenantId, user.id)}`;
    await consumeAttempt(trx, { ...limit, name }, now);
    const sorted = await sortRows(trx, tenantId, { rows: file.rows, now });
    await storeRows(trx, sorted, { tenantId, actorId: user.id, site, now });
    const result = toResult(sorted);
    const { invited, added } = result;
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "person.import",
      entity: "user",
      entityId: "",
      after: { invited, added },
    });
    return result;
  });
}

async function readClassIds(db: Queryable, tenantId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("classes")
    .select(["id", "slug", "code"])
    .where("lms_id", "=", tenantId)
    .execute();
  return new Map([
    ...rows.map(({ id, code }): [string, string] => [code, id]),
    ...rows.map(({ id, slug }): [string, string] => [slug, id]),
  ]);
}

const toChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK_SIZE) }, (_, at) =>
    rows.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE),
  );

/** Tells new people from accounts, and from those who have or were offered all of their row. */
async function sortRows(
  db: Queryable,
  tenantId: string,
  { rows, now }: { rows: readonly PersonRow[]; now: number },
): Promise<SortedRows> {
  const sorted: SortedRows = { fresh: [], accounts: [], known: 0 };
  for (const chunk of toChunks(rows)) {
    const emails = chunk.map(({ email }) => email);
    const users = await readAccounts(db, tenantId, emails);
    const invited = await queryOpenInvitations(db, tenantId, now)
      .select(["email", "roles", "class_id"])
      .where("email", "in", emails)
      .execute();
    for (const row of chunk) {
      const user = users.get(row.email);
      const isInvited = invited.some(
        ({ email, roles, class_id }) =>
          email === row.email &&
          JSON.parse(roles).includes(row.role) &&
          (row.classId === null || class_id === row.classId),
      );
      const isMember =
        user?.roles.has(row.role) && (row.classId === null || user.classes.has(row.classId));
      if (isMember || (!user && isInvited)) sorted.known++;
      else if (user) sorted.accounts.push({ ...row, userId: user.id });
      else sorted.fresh.push(row);
    }
  }
  return sorted;
}

async function readAccounts(db: Queryable, tenantId: string, emails: readonly string[]) {
  const users = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("email", "in", emails)
    .execute();
  const ids = users.map(({ id }) => id);
  const [roles, enrolments] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .selectFrom("user_roles")
            .select(["user_id", "role"])
            .where("lms_id", "=", tenantId)
            .where("user_id", "in", ids)
            .execute(),
          db
            .selectFrom("enrolments")
            .select(["user_id", "class_id"])
            .where("lms_id", "=", tenantId)
            .where("user_id", "in", ids)
            .execute(),
        ]);
  return new Map(
    users.map(({ id, email }) => {
      const own = <T extends { user_id: string }>(row: T) => row.user_id === id;
      return [
        email,
        {
          id,
          roles: new Set(roles.filter(own).map(({ role }) => role)),
          classes: new Set(enrolments.filter(own).map(({ class_id }) => class_id)),
        },
      ];
    }),
  );
}

interface StoreInput {
  tenantId: string;
  actorId: string;
  site: MailSite;
  now: number;
}

async function storeRows(
  trx: Transaction<Schema>,
  { fresh, accounts }: SortedRows,
  { tenantId, actorId, site, now }: StoreInput,
): Promise<void> {
  const actorName = await getUserName(trx, actorId);
  const reason = `${actorName} mengundang Anda.`;
  for (const chunk of toChunks(fresh)) {
    const invitations = chunk.map(({ name, email, role, classId }) =>
      createInvitationRows(
        { tenantId, name, email, roles: [role], reason, classId },
        { site, now },
      ),
    );
    await insertInvitations(trx, invitations);
  }
  for (const chunk of toChunks(accounts)) {
    const roles = chunk.map(({ userId, role }) => ({ lms_id: tenantId, user_id: userId, role }));
    await trx
      .insertInto("user_roles")
      .values(roles)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const mails = chunk.map(({ name, email }) =>
      createMailRow({ tenantId, to: email, now, ...createAddedEmail(site, { name, actorName }) }),
    );
    await trx.insertInto("outbox").values(mails).execute();
  }
  for (const { userId, classId } of accounts)
    if (classId !== null)
      await enrol(trx, {
        lms_id: tenantId,
        class_id: classId,
        user_id: userId,
        source: "admin",
        created_at: now,
      });
}
