import { createHmac, randomBytes } from "node:crypto";
import { whyNotBookable } from "~/lib/appointment";
import { HostRefusal } from "../../hosts/implement";
import type { appointmentOperations } from "../../hosts/services/appointments";
import { addressGroup } from "../address-group";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, invalid, type Queryable } from "../context";
import { nextNumber } from "../counters";
import { sha256 } from "../ids";
import { toAppointment } from "./appointment-rows";

/** Accepted ones, for one address and tenant (designs B6). */
const MOST_PER_HOUR = 5;
const HOUR_MS = 3_600_000;
const WIB_MS = 7 * HOUR_MS;

/** Making appointments (section 7, "Older post and podcast calls"). */
export function appointmentHandlers(context: HostContext): HandlersOf<typeof appointmentOperations> {
  const { appSecret, clock } = context;
  return {
    createAppointment: async ({ lmsId, body, clientIp, idempotencyKey }) => {
      const data = await answerOnce(context, { lmsId, operation: "createAppointment", key: idempotencyKey, body }, async (trx) => {
        const now = clock();
        const reason = whyNotBookable(body.preferredDate, now);
        if (reason) throw invalid({ preferredDate: reason });
        const year = new Date(now + WIB_MS).getUTCFullYear();
        // The counter's row is held until the end, so that of two calls one counts the other's appointment below.
        const number = await nextNumber(trx, lmsId, `appointment-${year}`);
        const ip_hash = createHmac("sha256", appSecret)
          .update(`${lmsId} ${addressGroup(clientIp)}`)
          .digest("hex");
        if (clientIp) await checkLimit(trx, lmsId, ip_hash, now);
        const manageKey = randomBytes(24).toString("base64url");
        const { preferredDate, ...fields } = body;
        const row = {
          ...fields,
          ...{
            lms_id: lmsId,
            id: randomBytes(16).toString("hex"),
            number: `JANJI-${year}-${String(number).padStart(6, "0")}`,
            status: "requested" as const,
          },
          ...{ preferred_date: preferredDate, manage_key_hash: sha256(manageKey), ip_hash, created_at: now, updated_at: now },
        };
        await trx.insertInto("appointments").values(row).execute();
        return toAppointment(row, manageKey);
      });
      return { data, message: "Permintaan pertemuan diterima" };
    },
  };
}

/** @throws HostRefusal 429 with `data: { retryAfterSeconds }` */
async function checkLimit(db: Queryable, lmsId: string, ipHash: string, now: number): Promise<void> {
  const recent = await db
    .selectFrom("appointments")
    .select("created_at")
    .where("lms_id", "=", lmsId)
    .where("ip_hash", "=", ipHash)
    .where("created_at", ">", now - HOUR_MS)
    .orderBy("created_at", "desc")
    .limit(MOST_PER_HOUR)
    .execute();
  const oldest = recent[MOST_PER_HOUR - 1];
  if (oldest)
    throw new HostRefusal(429, "Terlalu banyak percobaan", { retryAfterSeconds: Math.ceil((oldest.created_at + HOUR_MS - now) / 1000) });
}
