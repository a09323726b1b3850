import { formatRupiah } from "~/lib/rupiah";
import type { MenuItem } from "~/lib/views";
import type { StatementLine, StatementSection, StatementView } from "~/server/features/statement";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { Notice } from "~/ui/notice";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  title: string;
  statement: StatementView;
}

const COLUMNS: Column<StatementLine>[] = [
  {
    key: "label",
    label: "Keterangan",
    cell: ({ label, isTotal }) => (isTotal ? <strong>{label}</strong> : label),
  },
  {
    key: "amount",
    label: "Jumlah",
    numeric: true,
    cell: ({ amount, isTotal }) => {
      const text = formatRupiah(amount);
      return isTotal ? <strong>{text}</strong> : text;
    },
  },
];

/** What the ledger says about a month. */
export function StatementPage({ menu, path, title, statement }: Props) {
  const { csvHref, pdfHref, previousHref, nextHref } = statement;
  return (
    <DashboardLayout
      title={title}
      lead={`Dari pembukuan, ${statement.createdAt}.`}
      menu={menu}
      path={path}
      actions={
        <>
          <ButtonLink href={pdfHref} variant="secondary">
            Unduh PDF
          </ButtonLink>
          <ButtonLink href={csvHref} variant="secondary">
            Unduh CSV
          </ButtonLink>
        </>
      }
    >
      <nav aria-label="Bulan lain" className="flex flex-wrap gap-4">
        <a href={previousHref}>Bulan sebelumnya</a>
        {nextHref && <a href={nextHref}>Bulan berikutnya</a>}
      </nav>
      {statement.isPreliminary && (
        <Notice tone="info">Laporan ini sementara: bulannya belum berakhir.</Notice>
      )}
      {statement.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </DashboardLayout>
  );
}

const Section = ({ section: { title, lines, note } }: { section: StatementSection }) => (
  <section className="grid max-w-2xl gap-2">
    <h2 className="text-xl font-bold">{title}</h2>
    <DataTable caption={title} rows={lines} rowKey={({ label }) => label} columns={COLUMNS} />
    {note && <p className="text-sm text-ink-soft">{note}</p>}
  </section>
);
