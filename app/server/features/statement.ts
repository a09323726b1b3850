import { BYTE_ORDER_MARK, toCsvRow } from "~/lib/csv";
import { formatDateTime, formatMonth } from "~/lib/dates";
import {
  getAccountLabel,
  getCampaignOfAccount,
  getLedgerKindLabel,
  turnDebitAmount,
} from "~/lib/ledger-labels";
import { MONTH_PATTERN, monthStart, shiftMonth, toMonth } from "~/lib/months";
import { statementPath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { Statement } from "../hosts/admin/statements";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { required } from "./required";

export interface StatementLine {
  label: string;
  /** Rupiah. */
  amount: number;
  /** A sum or balance. */
  isTotal: boolean;
}

export interface StatementSection {
  title: string;
  lines: StatementLine[];
  note: string | null;
}

export interface StatementView {
  /** "November 2026" */
  monthLabel: string;
  /** The month has not ended. */
  isPreliminary: boolean;
  createdAt: string;
  sections: StatementSection[];
  csvHref: string;
  pdfHref: string;
  previousHref: string;
  /** Null for the current month. */
  nextHref: string | null;
}

/** A month's statement from the ledger. @throws AppError forbidden, not-found, unavailable */
export async function getStatement(context: RequestContext, month: string): Promise<StatementView> {
  const currentMonth = toMonth(Date.now());
  if (!MONTH_PATTERN.test(month) || month > currentMonth) throw new AppError("not-found");
  const statement = await required(getAdmin(context).getStatement({ query: { month } }));
  const path = statementPath(month);
  return {
    monthLabel: formatMonth(monthStart(month)),
    isPreliminary: month === currentMonth,
    createdAt: formatDateTime(statement.createdAt),
    sections: toSections(statement),
    csvHref: `${path}/Unduh`,
    pdfHref: `${path}/PDF`,
    previousHref: statementPath(shiftMonth(month, -1)),
    nextHref: month === currentMonth ? null : statementPath(shiftMonth(month, 1)),
  };
}

type Account = Statement["accounts"][number];

function toSections(statement: Statement): StatementSection[] {
  const titles = Object.fromEntries(statement.campaigns.map(({ id, title }) => [id, title]));
  const getLabel = ({ account }: Account) => getAccountLabel(account, titles);
  return [
    toIncome(statement, getLabel),
    toPayouts(statement),
    ...statement.accounts.map((account) => toBalances(account, getLabel(account))),
  ];
}

const toLine = (label: string, amount: number): StatementLine => ({
  label,
  amount,
  isTotal: false,
});
const toTotal = (label: string, amount: number): StatementLine => ({
  label,
  amount,
  isTotal: true,
});

const sumOf = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const isIncome = ({ account }: Account) =>
  account === "income:classes" ||
  account === "discount:vouchers" ||
  getCampaignOfAccount(account) !== undefined;

/** What came in by kind, and what went back; discounts reduce income. */
function toIncome(
  { accounts }: Statement,
  getLabel: (account: Account) => string,
): StatementSection {
  const lines = accounts.filter(isIncome).flatMap((account) => {
    const [refunds, others] = [
      account.movements.filter(({ kind }) => kind === "refund"),
      account.movements.filter(({ kind }) => kind !== "refund"),
    ];
    return [
      ...(others.length > 0 ? [toLine(getLabel(account), sumOf(others))] : []),
      ...(refunds.length > 0 ? [toLine(`${getLabel(account)}, dikembalikan`, sumOf(refunds))] : []),
    ];
  });
  return {
    title: "Pemasukan",
    lines: [...lines, toTotal("Pemasukan bersih", sumOf(lines))],
    note: "Biaya layanan pembayaran tidak dibukukan di sini, karena ditagihkan terpisah.",
  };
}

function toPayouts({ accounts, payoutFees }: Statement): StatementSection {
  const paidOut = accounts.find(({ account }) => account === "user:paid-out");
  const lines = (paidOut?.movements ?? []).map(({ kind, amount }) =>
    toLine(getLedgerKindLabel(kind), amount),
  );
  const fees = payoutFees > 0 ? [toLine("Di antaranya biaya pencairan", payoutFees)] : [];
  return {
    title: "Pencairan dana",
    lines: [...lines, toTotal("Dicairkan", sumOf(lines)), ...fees],
    note: null,
  };
}

function toBalances({ account, opening, movements, closing }: Account, label: string) {
  const turn = (amount: number) => turnDebitAmount(account, amount);
  return {
    title: `Saldo: ${label}`,
    lines: [
      toTotal("Saldo awal", turn(opening)),
      ...movements.map(({ kind, amount }) => toLine(getLedgerKindLabel(kind), turn(amount))),
      toTotal("Saldo akhir", turn(closing)),
    ],
    note: null,
  };
}

/** The statement as CSV, one line per figure. */
export const toStatementCsv = ({ sections }: StatementView): string =>
  BYTE_ORDER_MARK +
  [
    ["Bagian", "Keterangan", "Jumlah"],
    ...sections.flatMap(({ title, lines }) =>
      lines.map(({ label, amount }) => [title, label, amount]),
    ),
  ]
    .map(toCsvRow)
    .join("");
