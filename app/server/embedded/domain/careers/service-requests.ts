import type { z } from "zod";
import { hasPermission } from "~/lib/permissions";
import type { SERVICE_KINDS } from "~/lib/service-request-fields";
import type { adminCareerOperations } from "../../../hosts/admin/careers";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { nextReferenceNumber } from "../../kit/sequences";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";
import { consumeSubmissionAttempt } from "./submission-limit";

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
    return toServiceRequest(row);
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
