import { formatDateTime } from "~/lib/dates";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import type { MaintenanceNotice } from "~/lib/views";
import type { TenantSetting } from "../hosts/lms/setting";

const DEFAULT_RETRY_MS = 10 * MINUTE_MS;

/** What the maintenance page says. An end that has passed is not announced any more. */
export function getMaintenanceNotice(
  { maintenance: { text, until } }: Pick<TenantSetting, "maintenance">,
  now = Date.now(),
): MaintenanceNotice {
  return { text, until: until !== null && until > now ? formatDateTime(until) : null };
}

/** `Retry-After` in seconds: until the announced end, within a minute and a day, or ten minutes (SET6). */
export function getMaintenanceRetryAfter(
  { maintenance: { until } }: Pick<TenantSetting, "maintenance">,
  now = Date.now(),
): string {
  const wait = until !== null && until > now ? until - now : DEFAULT_RETRY_MS;
  return String(Math.ceil(Math.min(Math.max(wait, MINUTE_MS), DAY_MS) / SECOND_MS));
}
