import { createHmac, randomBytes } from "node:crypto";
import type { z } from "zod";
import { getAppointmentDateError } from "~/lib/appointment";
import { HOUR_MS, SECOND_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { Appointment, appointmentOperations } from "../../../hosts/services/appointments";
import { getNetworkPrefix } from "../../../http/network-prefix";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { sha256 } from "../../kit/ids";
import { nextReferenceNumber } from "../../kit/sequences";
import { createInboxItem } from "../inbox/inbox-items";
import { notifyTeam } from "../inbox/team";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { createReceiptEmail, createRequestNotice } from "./appointment-emails";
import { toAppointment } from "./to-appointment";

/** Per network and tenant; only accepted requests count (designs B6). */
const MAX_PER_HOUR = 5;

interface AppointmentInput {
  tenantId: string;
  fields: z.output<(typeof appointmentOperations)["createAppointment"]["body"]>;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/** Stores an appointment request, with a receipt to its sender and an email to the team. @throws ApiError 422, 429 */
export async function createAppointment(
  context: HostContext,
  { tenantId, fields, clientIp, idempotencyKey: key }: AppointmentInput,
): Promise<Appointment> {
  const site = await getMailSite(context, tenantId);
  return withIdempotency(
    context,
    { tenantId, operation: "createAppointment", key, body: fields },
    async (trx) => {
      const now = context.clock();
      const { preferredDate, ...columns } = fields;
      const dateError = getAppointmentDateError(preferredDate, now);
      if (dateError) throw validationError({ preferredDate: dateError });
      // Locks the counter row, so that concurrent requests count each other's appointment below.
      const number = await nextReferenceNumber(trx, {
        tenantId,
        prefix: "JANJI",
        sequence: "appointment",
        now,
      });
      const ipHash = createHmac("sha256", context.appSecret)
        .update(`${tenantId} ${getNetworkPrefix(clientIp)}`)
        .digest("hex");
      if (clientIp) await enforceRateLimit(trx, { tenantId, ipHash, now });
      const manageKey = randomBytes(24).toString("base64url");
      const row = {
        ...columns,
        lms_id: tenantId,
        id: randomBytes(16).toString("hex"),
        number,
        status: "requested" as const,
        preferred_date: preferredDate,
        manage_key_hash: sha256(manageKey),
        ip_hash: ipHash,
        created_at: now,
        updated_at: now,
        proposed_date: null,
        proposed_slot: null,
        calendar_sequence: 0,
      };
      await trx.insertInto("appointments").values(row).execute();
      const appointment = toAppointment(row, manageKey);
      await enqueueMail(trx, {
        tenantId,
        to: fields.email,
        now,
        ...createReceiptEmail(site, appointment),
      });
      await notifyOfRequest(context, trx, { tenantId, appointment, site, now });
      return appointment;
    },
  );
}

interface Request {
  tenantId: string;
  appointment: Appointment;
  site: MailSite;
  now: number;
}

/** Puts the request before the team. */
async function notifyOfRequest(
  context: HostContext,
  trx: Queryable,
  { tenantId, appointment, site, now }: Request,
): Promise<void> {
  const { id, number, name, email, phone, topic, institution } = appointment;
  await createInboxItem(trx, {
    tenantId,
    kind: "appointment",
    id,
    number,
    name,
    email,
    phone,
    subject: topic,
    company: institution,
    now,
  });
  await notifyTeam(context, trx, {
    tenantId,
    permission: "appointment.manage",
    notice: "appointment",
    site,
    ...createRequestNotice(site, appointment),
  });
}

/** @throws ApiError 429 with `data: { retryAfterSeconds }` */
async function enforceRateLimit(
  db: Queryable,
  { tenantId, ipHash, now }: { tenantId: string; ipHash: string; now: number },
): Promise<void> {
  const recent = await db
    .selectFrom("appointments")
    .select("created_at")
    .where("lms_id", "=", tenantId)
    .where("ip_hash", "=", ipHash)
    .where("created_at", ">", now - HOUR_MS)
    .orderBy("created_at", "desc")
    .limit(MAX_PER_HOUR)
    .execute();
  const oldest = recent[MAX_PER_HOUR - 1];
  if (oldest)
    throw new ApiError(429, "Terlalu banyak percobaan", {
      retryAfterSeconds: Math.ceil((oldest.created_at + HOUR_MS - now) / SECOND_MS),
    });
}
