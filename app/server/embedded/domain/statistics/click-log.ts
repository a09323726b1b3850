import { createHmac, randomBytes } from "node:crypto";
import type { z } from "zod";
import { toLoggedUrl } from "~/lib/logged-url";
import { DAY_MS } from "~/lib/time";
import type { statisticsOperations } from "../../../hosts/services/statistics";
import { type HostContext, validationError } from "../../kit/context";

/** Thirteen months (designs B9). */
const CLICK_LOG_TTL_MS = 396 * DAY_MS;

interface LogClickInput {
  tenantId: string;
  click: z.output<(typeof statisticsOperations)["logClick"]["body"]>;
}

/** Logs a click or first page load (LOG1, LOG9). @throws ApiError 422 for another tenant's id */
export async function logClick(
  { db, appSecret, clock }: HostContext,
  { tenantId, click }: LogClickInput,
): Promise<void> {
  if (click.tenantId !== undefined && click.tenantId !== tenantId)
    throw validationError({ tenantId: "Tenant tidak sesuai" });
  const now = clock();
  const clientTime = new Date(click.timestamp).getTime();
  const hasPlausibleTime = Math.abs(clientTime - now) < DAY_MS;
  await db
    .insertInto("click_log")
    .values({
      lms_id: tenantId,
      id: randomBytes(12).toString("hex"),
      type: click.type,
      from_url: toLoggedUrl(click.from),
      to_url: toLoggedUrl(click.to),
      session_hash:
        click.sessionId &&
        createHmac("sha256", appSecret)
          .update(`${tenantId} ${click.sessionId}`)
          .digest("base64url")
          .slice(0, 22),
      at: hasPlausibleTime ? clientTime : now,
    })
    .execute();
}

/** Job: deletes clicks older than thirteen months. */
export async function sweepClickLog({ db, clock }: HostContext): Promise<void> {
  await db
    .deleteFrom("click_log")
    .where("at", "<", clock() - CLICK_LOG_TTL_MS)
    .execute();
}
