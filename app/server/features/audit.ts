import { promiseHash } from "remix-utils/promise";
import { formatChange, getActionLabel, getEntityLabel } from "~/lib/audit-labels";
import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { getRoleLabel } from "~/lib/roles";
import type { AuditChainView, AuditLogView, AuditRowView } from "~/lib/views";
import type { AuditRow } from "../hosts/admin/audit";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { required } from "./required";

type AuditChain = Awaited<ReturnType<ReturnType<typeof getAdmin>["verifyAudit"]>>["data"];

interface Filters {
  page: number;
  entity?: string | undefined;
  entityId?: string | undefined;
  actor?: string | undefined;
}

export const toAuditRow = ({
  seq,
  at,
  actor,
  role,
  action,
  entity,
  entityId,
  before,
  after,
}: AuditRow): AuditRowView => ({
  seq,
  when: formatShortDateTime(at),
  action: getActionLabel(action),
  entity: `${getEntityLabel(entity)} ${entityId}`,
  actor: role === null ? actor : `${actor} (${getRoleLabel(role)})`,
  change: formatChange(entity, before, after),
});

/** The audit log, newest first, and where its hash chain is broken. @throws AppError forbidden, unavailable */
export async function listAudit(context: RequestContext, filters: Filters): Promise<AuditLogView> {
  const admin = getAdmin(context);
  const { list, chain } = await promiseHash({
    list: required(admin.listAudit({ query: filters })),
    chain: optional(context, admin.verifyAudit()),
  });
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toAuditRow),
    links: createPageLinks(list, "/Dashboard/Audit", query),
    chain: chain.ok ? { ok: true, data: toChainView(chain.data.data) } : chain,
  };
}

const toChainView = ({ brokenAt, anchor, verified }: AuditChain): AuditChainView => ({
  brokenAt,
  verified: {
    seq: verified.seq,
    when: formatDateTime(verified.at),
    wholeWhen: formatDateTime(verified.wholeAt),
  },
  anchor: anchor && { seq: anchor.seq, when: formatDateTime(anchor.at) },
});
