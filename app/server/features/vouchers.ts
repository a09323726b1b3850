import { formatDate } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { formatRupiah } from "~/lib/rupiah";
import { createStatusTabs } from "~/lib/status-tabs";
import { DAY_MS } from "~/lib/time";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import {
  LIVE_VOUCHERS,
  type NewVoucher,
  VOUCHER_STATUS,
  VOUCHER_STATUSES,
  type VoucherStatus,
} from "~/lib/voucher-fields";
import type { Voucher } from "../hosts/admin/vouchers";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { required } from "./required";

/** The most that the host lists at once. */
const MAX_CLASSES = 100;
export const VOUCHERS_PATH = "/Dashboard/Voucher";

export interface VoucherRowView {
  id: string;
  code: string;
  createdBy: string;
  /** "25%", "Rp50.000" */
  reduction: string;
  className: string;
  period: string;
  /** "3 dari 10" */
  uses: string;
  perPerson: string;
  status: StatusView;
  canStop: boolean;
}

const toVoucherRow = (voucher: Voucher): VoucherRowView => ({
  id: voucher.id,
  code: voucher.code,
  createdBy: voucher.createdBy,
  reduction: voucher.kind === "percent" ? `${voucher.value}%` : formatRupiah(voucher.value),
  className: voucher.className ?? "Semua kelas",
  period: describePeriod(voucher),
  uses:
    voucher.maxUses === null ? `${voucher.used} kali` : `${voucher.used} dari ${voucher.maxUses}`,
  perPerson:
    voucher.maxUsesPerUser === null ? "tanpa batas" : `${voucher.maxUsesPerUser} kali tiap orang`,
  status: VOUCHER_STATUS[voucher.status],
  canStop: voucher.stoppedAt === null,
});

/** The end is the first instant after the last day. */
function describePeriod({ startsAt, endsAt }: Voucher): string {
  const from = startsAt === null ? null : formatDate(startsAt);
  const until = endsAt === null ? null : formatDate(endsAt - DAY_MS);
  if (from && until) return `${from} sampai ${until}`;
  if (from) return `mulai ${from}`;
  return until ? `sampai ${until}` : "tanpa batas waktu";
}

interface Filters {
  page: number;
  status?: VoucherStatus | undefined;
}

/** The tenant's vouchers. @throws AppError forbidden, unavailable */
export async function listVouchers(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: VoucherRowView[]; links: PageLinks; tabs: StatusTab[] }> {
  const list = await required(getAdmin(context).listVouchers({ query: filters }));
  const { status } = filters;
  return {
    rows: list.items.map(toVoucherRow),
    links: createPageLinks(list, VOUCHERS_PATH, { status }),
    tabs: createStatusTabs({
      path: VOUCHERS_PATH,
      name: "status",
      labels: VOUCHER_STATUSES.map((each) => [each, VOUCHER_STATUS[each].label] as const),
      current: status,
      first: { label: "Belum berakhir", statuses: LIVE_VOUCHERS },
      counts: list.counts,
    }),
  };
}

/** Classes that a voucher can be for; none while the learning host is away. */
export async function listVoucherClasses(
  context: RequestContext,
): Promise<{ value: string; label: string }[]> {
  const { learning } = context.hosts;
  if (!learning) return [];
  const query = { perPage: MAX_CLASSES };
  const list = await optional(context, learning.listStaffClasses({ query }));
  return list.ok
    ? list.data.data.items.map(({ slug, name }) => ({ value: slug, label: name }))
    : [];
}

export const createVoucher = (
  context: RequestContext,
  body: NewVoucher,
  idempotencyKey: string,
): Promise<ActionResult> =>
  attempt(context, { fields: ["code", "class"] }, () =>
    getAdmin(context).createVoucher({ body, idempotencyKey }),
  );

/** @throws AppError not-found */
export const stopVoucher = (context: RequestContext, id: string): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).stopVoucher({ params: { id } }),
  );
