import { formatShortDateTime } from "~/lib/dates";
import { formatDuration } from "~/lib/operations";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { DECISION_KINDS, DECISION_VIEWS, PAYOUT_REPORT_PATH } from "~/lib/payout-decisions";
import { PAYOUT_STATUS } from "~/lib/payout-status";
import { formatRupiah } from "~/lib/rupiah";
import { createStatusTabs } from "~/lib/status-tabs";
import { DAY_MS } from "~/lib/time";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { DecisionFilters, PayoutDecision } from "../hosts/admin/payouts";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { required } from "./required";

interface Step {
  name: string;
  when: string;
}

export interface DecisionRowView {
  id: string;
  reference: string;
  amount: string;
  /** Of the payout now. */
  status: string;
  kind: StatusView;
  requested: Step;
  /** Null without a first of two. */
  first: Step | null;
  decided: Step;
  /** From request to decision. */
  waited: string;
}

export interface DecisionReportView {
  rows: DecisionRowView[];
  tabs: StatusTab[];
  links: PageLinks;
  csvHref: string;
}

/** Who decided about payouts of a period. @throws AppError forbidden, unavailable */
export async function listPayoutDecisions(
  context: RequestContext,
  { page, ...filters }: DecisionFilters & { page: number },
): Promise<DecisionReportView> {
  const list = await required(
    getAdmin(context).listPayoutDecisions({ query: { page, ...filters } }),
  );
  const { kind, ...period } = filters;
  return {
    rows: list.items.map(toRow),
    tabs: createStatusTabs({
      path: PAYOUT_REPORT_PATH,
      name: "kind",
      labels: DECISION_KINDS.map((each) => [each, DECISION_VIEWS[each].label] as const),
      current: kind,
      counts: list.counts,
      filters: period,
    }),
    links: createPageLinks(list, PAYOUT_REPORT_PATH, filters),
    csvHref: buildHref(`${PAYOUT_REPORT_PATH}/Unduh`, filters),
  };
}

const toRow = (decision: PayoutDecision): DecisionRowView => ({
  id: decision.id,
  reference: decision.reference,
  amount: formatRupiah(decision.amount),
  status: PAYOUT_STATUS[decision.status].label,
  kind: DECISION_VIEWS[decision.kind],
  requested: { name: decision.requestedBy, when: formatShortDateTime(decision.requestedAt) },
  first:
    decision.firstApprover === null || decision.firstApprovedAt === null
      ? null
      : { name: decision.firstApprover, when: formatShortDateTime(decision.firstApprovedAt) },
  decided: { name: decision.decidedBy, when: formatShortDateTime(decision.decidedAt) },
  waited: formatWait(decision.decidedAt - decision.requestedAt),
});

const formatWait = (ms: number): string =>
  ms < 2 * DAY_MS ? formatDuration(ms) : `${Math.round(ms / DAY_MS)} hari`;

/** CSV of the filtered decisions. @throws HostError */
export const exportPayoutDecisions = async (context: RequestContext, query: DecisionFilters) =>
  (await getAdmin(context).exportPayoutDecisions({ query })).body;
