import { actionWords, changeWords, entityWords } from "~/lib/audit-words";
import { formatDateTime } from "~/lib/dates";
import { pageLinks } from "~/lib/page-links";
import { roleLabel } from "~/lib/roles";
import type { PageLinks } from "~/lib/views";
import type { Visit } from "../visit";
import { deskOf } from "./outbox";
import { subject } from "./read";

export interface AuditRowView {
  seq: number;
  when: string;
  actor: string;
  action: string;
  entity: string;
  change: string;
}

interface Filters {
  page: number;
  entity?: string | undefined;
  entityId?: string | undefined;
  actor?: string | undefined;
}

/** Who changed what and when, newest first, and whether the chain is whole. @throws AppError forbidden, unavailable */
export async function listAudit(
  visit: Visit,
  filters: Filters,
): Promise<{ rows: AuditRowView[]; links: PageLinks; brokenAt: number | null }> {
  const desk = deskOf(visit);
  const [found, chain] = await Promise.all([subject(desk.listAudit({ query: filters })), subject(desk.verifyAudit())]);
  const { page: _, ...kept } = filters;
  return {
    rows: found.items.map(({ seq, at, actor, role, action, entity, entityId, before, after }) => ({
      ...{ seq, when: formatDateTime(at), action: actionWords(action), entity: `${entityWords(entity)} ${entityId}` },
      actor: role === null ? actor : `${actor} (${roleLabel(role)})`,
      change: changeWords(entity, before, after),
    })),
    links: pageLinks(found, "/Dashboard/Audit", kept),
    brokenAt: chain.brokenAt,
  };
}
