import type { z } from "zod";
import { MESSAGE_LABELS } from "~/lib/inbox";
import { inboxItemPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import type { SERVICE_KINDS } from "~/lib/service-request-fields";
import type { adminCareerOperations } from "../../../hosts/admin/careers";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, type Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { nextReferenceNumber } from "../../kit/sequences";
import { createInboxItem } from "../inbox/inbox-items";
import { consumeSubmissionAttempt } from "../inbox/submission-limit";
import { notifyTeam } from "../inbox/team";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";

interface ServiceRequestInput {
  tenantId: string;
  body: z.output<(typeof adminCareerOperations)["createServiceRequest"]["body"]>;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores a company's request and confirms it by email.
 * @throws ApiError 429
 */
export async function createServiceRequest(
  context: HostContext,
  { tenantId, body, clientIp, idempotencyKey }: ServiceRequestInput,
) {
  const { start, budgetRange, ...fields } = body;
  const site = await getMailSite(context, tenantId);
  const request = { tenantId, operation: "createServiceRequest", key: idempotencyKey, body };
  return withIdempotency(context, request, async (trx) => {
    const now = context.clock();
    const number = await nextReferenceNumber(trx, {
      tenantId,
      prefix: "LAYANAN",
      sequence: "service",
      now,
    });
    await consumeSubmissionAttempt(context, trx, { kind: "service", tenantId, clientIp });
    const row = {
      ...fields,
      lms_id: tenantId,
      id: newRecordId(),
      number,
      start_date: start || null,
      budget_range: budgetRange,
      created_at: now,
    };
    await trx.insertInto("service_requests").values(row).execute();
    await enqueueMail(trx, {
      tenantId,
      to: row.email,
      now,
      kind: "service-request",
      subject: `Permintaan Anda kami terima (${number})`,
      body: `Halo ${row.pic},\n\nPermintaan ${row.company} kami terima dengan nomor ${number}. Kami menghubungi Anda paling lambat dua hari kerja lagi.\n\nSalam,\n${site.title}`,
    });
    await notifyOfRequest(context, trx, { row, site });
    return toServiceRequest(row);
  });
}

interface StoredRequest {
  row: Schema["service_requests"];
  site: MailSite;
}

/** Puts the request before the team. */
async function notifyOfRequest(
  context: HostContext,
  trx: Queryable,
  { row, site }: StoredRequest,
): Promise<void> {
  const { lms_id: tenantId, id, kind, number, pic, email, phone, company, created_at: now } = row;
  const item = { id, kind, number, name: pic, email, phone, subject: company };
  await createInboxItem(trx, { tenantId, ...item, now });
  await notifyTeam(context, trx, {
    tenantId,
    permission: "inbox.manage",
    notice: "service",
    kind: "service-request",
    subject: `${MESSAGE_LABELS[kind]} ${number}: ${company}`,
    text: `${pic} dari ${company} mengirim permintaan:\n\n${row.need}\n\nJawab paling lambat dua hari kerja:\n${site.getUrl(inboxItemPath(id))}`,
    site,
  });
}

interface ServiceRequestFilter {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  kind?: (typeof SERVICE_KINDS)[number] | undefined;
}

/** @throws ApiError 403 */
export async function listServiceRequests(
  { db }: HostContext,
  { tenantId, user, page, perPage, kind }: ServiceRequestFilter,
) {
  if (!hasPermission(user.roles, "career.inbox")) throw forbidden();
  let query = db.selectFrom("service_requests").selectAll().where("lms_id", "=", tenantId);
  if (kind) query = query.where("kind", "=", kind);
  const { rows, ...paging } = await readPage(
    query.orderBy("created_at", "desc").orderBy("id"),
    page,
    perPage,
  );
  return { ...paging, items: rows.map(toServiceRequest) };
}

const toServiceRequest = ({
  lms_id: _,
  start_date,
  budget_range,
  created_at,
  ...row
}: Schema["service_requests"]) => ({
  ...row,
  start: start_date,
  budgetRange: budget_range,
  createdAt: created_at,
});
