import { formatIsoDate } from "~/lib/dates";
import { DAY_MS } from "~/lib/time";
import type { Schema } from "../database/schema/schema";
import { createItemRow } from "../domain/inbox/inbox-items";
import { deriveRecordId } from "../kit/ids";
import type { SeedDemoRequest, SeedRequest } from "./content/messages";
import { createNumberSequence } from "./number-sequence";

export interface SeedMessages {
  requests: readonly SeedRequest[];
  demoRequests: readonly SeedDemoRequest[];
}

/** What companies and schools sent, new in the team's inbox. */
export function toMessageRows(
  { key, tenantId }: { key: string; tenantId: string },
  content: SeedMessages,
  now: number,
) {
  const numbers = createNumberSequence(tenantId, "service", "LAYANAN");
  const requests = content.requests
    .filter(({ tenants }) => tenants.includes(key))
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ tenants: _, daysAgo, startsIn, ...fields }): Schema["service_requests"] => ({
      ...fields,
      lms_id: tenantId,
      id: deriveRecordId("service-request", tenantId, fields.email),
      number: numbers.next(now - daysAgo * DAY_MS),
      start_date: startsIn === null ? null : formatIsoDate(now + startsIn * DAY_MS),
      created_at: now - daysAgo * DAY_MS,
    }));
  const demos = content.demoRequests.filter(({ tenants }) => tenants.includes(key));
  const items = [
    ...requests.map(({ id, kind, number, pic: name, email, phone, company, created_at }) => {
      const sent = { id, kind, number, name, email, phone, subject: company };
      return createItemRow({ ...sent, tenantId, now: created_at });
    }),
    ...demos.map(({ email, daysAgo }) => {
      const id = deriveRecordId("demo-request", tenantId, email);
      const sent = { id, kind: "demo" as const, number: "", name: "", email, phone: "" };
      return createItemRow({ ...sent, subject: "", tenantId, now: now - daysAgo * DAY_MS });
    }),
  ];
  return { requests, items, counters: numbers.counters() };
}
