import { formatDate } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { formatRupiah } from "~/lib/rupiah";
import { DAY_MS } from "~/lib/time";
import type { PageLinks, StatusView } from "~/lib/views";
import type { NewVoucher } from "~/lib/voucher-fields";
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
  status: getStatus(voucher, Date.now()),
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

function getStatus(voucher: Voucher, now: number): StatusView {
  const { stoppedAt, startsAt, endsAt, maxUses, used } = voucher;
  if (stoppedAt !== null) return { label: "Dihentikan", tone: "neutral" };
  if (endsAt !== null && endsAt <= now) return { label: "Berakhir", tone: "neutral" };
  if (startsAt !== null && startsAt > now) return { label: "Belum mulai", tone: "orange" };
  if (maxUses !== null && used >= maxUses) return { label: "Habis", tone: "neutral" };
  return { label: "Berlaku", tone: "green" };
}

/** The tenant's vouchers. @throws AppError forbidden, unavailable */
export async function listVouchers(
  context: RequestContext,
  query: { page: number },
): Promise<{ rows: VoucherRowView[]; links: PageLinks }> {
  const list = await required(getAdmin(context).listVouchers({ query }));
  return { rows: list.items.map(toVoucherRow), links: createPageLinks(list, VOUCHERS_PATH, {}) };
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
