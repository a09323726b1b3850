import { GENERAL_CAMPAIGN } from "./donation";
import { lookup } from "./lookup";

const ACCOUNT_LABELS: Record<string, string> = {
  "gateway:clearing": "Dana di layanan pembayaran",
  "discount:vouchers": "Potongan voucher",
  "income:classes": "Pendapatan kelas",
  "owed:double-payments": "Dana yang harus dikembalikan",
  "expense:earnings": "Honor",
};

const DONATION_ACCOUNT = /^income:donations:(.+)$/;

const USER_ACCOUNT_LABELS: Record<string, string> = {
  available: "Saldo tersedia pengguna",
  held: "Saldo ditahan pengguna",
  "paid-out": "Sudah dicairkan",
};

const KIND_LABELS: Record<string, string> = {
  payment: "Pembayaran",
  refund: "Pengembalian",
  voucher: "Voucher seharga penuh",
  "mismatch-payment": "Pembayaran dengan jumlah berbeda",
  "mismatch-refund": "Pengembalian jumlah berbeda",
  earning: "Honor dicatat",
  "payout-requested": "Pencairan diajukan",
  "payout-rejected": "Pencairan ditolak",
  "payout-cancelled": "Pencairan dibatalkan",
  "payout-failed": "Pencairan gagal",
  "payout-completed": "Pencairan berhasil",
  "payout-reversed": "Pencairan dikembalikan bank",
};

/** Accounts that grow by negative entries. */
const DEBIT_ACCOUNTS = ["gateway:clearing", "discount:vouchers", "expense:earnings"];

/** An entry or balance as readers see it: debit accounts the other way round, so that what one has is positive. */
export const turnDebitAmount = (account: string, amount: number): number =>
  // Zero has no sign.
  DEBIT_ACCOUNTS.includes(account) ? -amount || 0 : amount;

export const getCampaignOfAccount = (account: string): string | undefined =>
  DONATION_ACCOUNT.exec(account)?.[1];

/**
 * Name of a ledger account; an unknown one is shown by its key, because books hide nothing.
 * @param campaigns titles by id
 */
export function getAccountLabel(account: string, campaigns: Record<string, string> = {}): string {
  const campaign = getCampaignOfAccount(account);
  if (campaign === GENERAL_CAMPAIGN) return "Donasi umum";
  if (campaign !== undefined) return `Donasi: ${lookup(campaigns, campaign) ?? campaign}`;
  const part = account.startsWith("user:") ? account.slice(account.lastIndexOf(":") + 1) : "";
  return lookup(ACCOUNT_LABELS, account) ?? lookup(USER_ACCOUNT_LABELS, part) ?? account;
}

/** What a ledger transaction is about. */
export const getLedgerKindLabel = (kind: string): string => lookup(KIND_LABELS, kind) ?? kind;
