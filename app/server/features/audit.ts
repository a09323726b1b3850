import { actionWords, changeWords, entityWords } from "~/lib/audit-words";
import { formatDateTime } from "~/lib/dates";
import { pageLinks } from "~/lib/page-links";
import { roleLabel } from "~/lib/roles";
import type { AuditRowView, PageLinks } from "~/lib/views";
import type { AuditRow } from "../hosts/desk/audit";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { subject } from "./read";

interface Filters {
  page: number;
  entity?: string | undefined;
  entityId?: string | undefined;
  actor?: string | undefined;
}

/** A row of the log in words. */
export const toAuditRow = ({ seq, at, actor, role, action, entity, entityId, before, after }: AuditRow): AuditRowView => ({
  ...{ seq, when: formatDateTime(at), action: actionWords(action), entity: `${entityWords(entity)} ${entityId}` },
  actor: role === null ? actor : `${actor} (${roleLabel(role)})`,
  change: changeWords(entity, before, after),
});

/** Who changed what and when, newest first, and whether the chain is whole. @throws AppError forbidden, unavailable */
export async function listAudit(
  visit: Visit,
  filters: Filters,
): Promise<{ rows: AuditRowView[]; links: PageLinks; brokenAt: number | null }> {
  const desk = deskOf(visit);
  const [found, chain] = await Promise.all([subject(desk.listAudit({ query: filters })), subject(desk.verifyAudit())]);
  const { page: _, ...kept } = filters;
  return {
    rows: found.items.map(toAuditRow),
    links: pageLinks(found, "/Dashboard/Audit", kept),
    brokenAt: chain.brokenAt,
  };
}
