import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import { hasPermission } from "~/lib/permissions";
import type { mailCardSchema, outboxOperations } from "../../../hosts/admin/outbox";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { readPage } from "../../kit/paging";
import { toLikePattern, toSearchText } from "../../kit/text";
import { MAX_ATTEMPTS } from "./send-outbox";

type MailState = NonNullable<z.output<typeof outboxOperations.listOutbox.query>["state"]>;

interface MailLookup {
  tenantId: string;
  user: HostUser;
  id: string;
}

interface OutboxQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  state?: MailState | undefined;
  search?: string | undefined;
}

/** A page of the tenant's emails, newest first (designs B11). @throws ApiError 403 */
export async function listOutbox(
  { db, ports }: HostContext,
  { tenantId, user, page, perPage, state, search }: OutboxQuery,
) {
  requirePermission(user, "outbox.view");
  let query = queryMails(db, tenantId);
  if (state === "sent") query = query.where("sent_at", "is not", null);
  if (state === "waiting")
    query = query.where("sent_at", "is", null).where("attempts", "<", MAX_ATTEMPTS);
  if (state === "failed")
    query = query.where("sent_at", "is", null).where("attempts", ">=", MAX_ATTEMPTS);
  for (const word of toSearchText(search ?? "")
    .split(" ")
    .filter(Boolean))
    query = query.where(
      sql<boolean>`lower(to_address || ' ' || subject) like ${toLikePattern(word)} escape ${sql.lit("\\")}`,
    );
  const { rows, ...pagination } = await readPage(
    query.orderBy("created_at", "desc").orderBy("id"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map(toMailCard), delivers: ports.mail !== null };
}

/**
 * An email with its body. Bodies of account emails contain sign-in links, so only superadmins, who
 * could act for any user anyway, may read them.
 * @throws ApiError 403, 404
 */
export async function getMail({ db }: HostContext, { tenantId, user, id }: MailLookup) {
  requirePermission(user, "outbox.view");
  const { body, calendar, ...row } = await findMail(db, tenantId, id);
  const canRead =
    !row.kind.startsWith("account-") || hasPermission(user.roles, "outbox.readAccountMail");
  return { ...toMailCard(row), body: canRead ? body : null, calendar };
}

/** Counts the tenant's unsent emails. @throws ApiError 403 */
export async function countMail(
  { db }: HostContext,
  { tenantId, user }: Pick<MailLookup, "tenantId" | "user">,
): Promise<{ waiting: number; failed: number }> {
  requirePermission(user, "outbox.view");
  const isFailed = sql<number>`case when attempts >= ${MAX_ATTEMPTS} then 1 else 0 end`;
  const { unsent, failed } = await db
    .selectFrom("outbox")
    .select(sql<number>`count(*)`.as("unsent"))
    .select(sql<number>`coalesce(sum(${isFailed}), 0)`.as("failed"))
    .where("lms_id", "=", tenantId)
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return { waiting: unsent - failed, failed };
}

/** Resets the attempts of all failed emails of the tenant. @throws ApiError 403 */
export async function retryFailedMail(
  context: HostContext,
  { tenantId, user, key }: Omit<MailLookup, "id"> & { key: string | undefined },
): Promise<{ count: number }> {
  requirePermission(user, "outbox.view");
  const request = { tenantId, operation: "retryFailedMail", key, body: [user.id] };
  return withIdempotency(context, request, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("outbox")
      .set({ attempts: 0, next_attempt_at: context.clock() })
      .where("lms_id", "=", tenantId)
      .where("sent_at", "is", null)
      .where("attempts", ">=", MAX_ATTEMPTS)
      .executeTakeFirst();
    return { count: Number(numUpdatedRows) };
  });
}

/** Resets the attempts of an unsent email. @throws ApiError 403, 404, 409 if it has been sent */
export async function retryMail({ db, clock }: HostContext, { tenantId, user, id }: MailLookup) {
  requirePermission(user, "outbox.view");
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, next_attempt_at: clock() })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  const row = await findMail(db, tenantId, id);
  if (numUpdatedRows === 0n) throw new ApiError(409, "Surel ini sudah terkirim.");
  return toMailCard(row);
}

const queryMails = (db: HostContext["db"], tenantId: string) =>
  db
    .selectFrom("outbox")
    .select([
      "id",
      "lms_id",
      "to_address",
      "subject",
      "kind",
      "created_at",
      "next_attempt_at",
      "attempts",
      "sent_at",
      "last_error",
    ])
    .where("lms_id", "=", tenantId);

/** @throws ApiError 404 */
async function findMail(db: HostContext["db"], tenantId: string, id: string) {
  const row = await queryMails(db, tenantId)
    .select(["body", "calendar"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Surel");
  return row;
}

type OutboxRow = Omit<Selectable<Schema["outbox"]>, "body" | "calendar" | "notice" | "user_id">;

function toMailCard(row: OutboxRow): z.output<typeof mailCardSchema> {
  const state = getMailState(row);
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    kind: row.kind,
    state,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    nextAttemptAt: state === "waiting" ? row.next_attempt_at : null,
    lastError: row.last_error,
  };
}

function getMailState({ sent_at, attempts }: OutboxRow): MailState {
  if (sent_at !== null) return "sent";
  return attempts >= MAX_ATTEMPTS ? "failed" : "waiting";
}
