import type { z } from "zod";
import { formatShortDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { RECONCILIATIONS_PATH, reconciliationPath } from "~/lib/paths";
import {
  DIFFERENCE_VIEWS,
  DIFFERENCES,
  type Difference,
  MOVEMENT_LABELS,
  type settlementFormSchema,
} from "~/lib/reconciliation";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import { formatIsoDay } from "~/lib/wib-time";
import {
  type Reconciliation,
  type ReconciliationRow,
  reconciledSchema,
} from "../hosts/admin/reconciliations";
import { parseJson } from "../parse-json";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { required } from "./required";

export interface ReconciliationView {
  id: string;
  href: string;
  fileName: string;
  /** "1 November 2026 sampai 30 November 2026" */
  period: string;
  equal: string;
  /** Number of rows that differ. */
  differing: number;
  ignored: number;
  gross: string;
  fee: string;
  net: string;
  createdBy: string;
  createdAt: string;
}

const toView = (found: Reconciliation): ReconciliationView => ({
  id: found.id,
  href: reconciliationPath(found.id),
  fileName: found.fileName,
  period: `${formatIsoDay(found.from)} sampai ${formatIsoDay(found.to)}`,
  equal: formatCount(found.equal),
  differing: DIFFERENCES.reduce((sum, name) => sum + (found.differences[name] ?? 0), 0),
  ignored: found.ignored,
  gross: formatRupiah(found.gross),
  fee: formatRupiah(found.fee),
  net: formatRupiah(found.net),
  createdBy: found.createdBy,
  createdAt: formatShortDateTime(found.createdAt),
});

/** Files that were compared, newest first. @throws AppError forbidden, unavailable */
export async function listReconciliations(
  context: RequestContext,
  query: { page: number },
): Promise<{ rows: ReconciliationView[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listReconciliations({ query }));
  return { rows: list.items.map(toView), links: createPageLinks(list, RECONCILIATIONS_PATH, {}) };
}

export interface DifferenceView {
  seq: number;
  status: StatusView;
  movement: string;
  orderId: string;
  line: string;
  amount: string;
  ownAmount: string;
  /** "Rp4.440; bersih Rp95.560" */
  fee: string;
}

const formatOptional = (amount: number | null) => (amount === null ? "–" : formatRupiah(amount));

const toDifferenceView = (row: ReconciliationRow): DifferenceView => ({
  seq: row.seq,
  status: DIFFERENCE_VIEWS[row.difference],
  movement: MOVEMENT_LABELS[row.movement],
  orderId: row.orderId || "tanpa nomor",
  line: row.line === null ? "–" : formatCount(row.line),
  amount: formatOptional(row.amount),
  ownAmount: formatOptional(row.ownAmount),
  fee:
    row.fee === null && row.net === null
      ? "–"
      : `${formatOptional(row.fee)}; bersih ${formatOptional(row.net)}`,
});

export interface ReconciliationDetail extends ReconciliationView {
  tabs: StatusTab[];
  rows: DifferenceView[];
  links: PageLinks;
  csvHref: string;
}

/** @throws AppError forbidden, not-found, unavailable */
export async function getReconciliation(
  context: RequestContext,
  id: string,
  { page, difference }: { page: number; difference?: Difference | undefined },
): Promise<ReconciliationDetail> {
  const query = { page, ...(difference && { difference }) };
  const found = await required(getAdmin(context).getReconciliation({ params: { id }, query }));
  const path = reconciliationPath(id);
  return {
    ...toView(found),
    tabs: toTabs(found, path, difference),
    rows: found.rows.items.map(toDifferenceView),
    links: createPageLinks(found.rows, path, { difference }),
    csvHref: `${path}/Unduh`,
  };
}

const toTabs = (
  { differences }: Reconciliation,
  path: string,
  current: Difference | undefined,
): StatusTab[] => [
  { label: "Semua", href: path, count: null, isCurrent: current === undefined },
  ...DIFFERENCES.filter((name) => name === current || (differences[name] ?? 0) > 0).map((name) => ({
    label: DIFFERENCE_VIEWS[name].label,
    href: buildHref(path, { difference: name }),
    count: differences[name] ?? 0,
    isCurrent: name === current,
  })),
];

const MAX_NAME_LENGTH = 200;

/** Compares a file with the ledger. @returns the reconciliation's id */
export const reconcile = (
  context: RequestContext,
  { from, to }: z.output<typeof settlementFormSchema>,
  { file, idempotencyKey }: { file: File; idempotencyKey: string },
): Promise<ActionResult<{ id: string }>> =>
  attempt(context, { fields: ["file"] }, async () => {
    const name = file.name.toWellFormed().slice(0, MAX_NAME_LENGTH);
    const response = await getAdmin(context).reconcile({
      query: { from, to, name },
      rawBody: await file.arrayBuffer(),
      headers: { "content-type": "text/csv" },
      idempotencyKey,
    });
    return { id: reconciledSchema.parse(parseJson(await response.text())).data.id };
  });

/** CSV of all differences. @throws AppError not-found */
export const exportReconciliation = async (context: RequestContext, id: string) =>
  (await getAdmin(context).exportReconciliation({ params: { id } })).body;
