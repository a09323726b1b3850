import { MAX_SETTLEMENT_ROWS_LABEL, settlementFormSchema } from "~/lib/reconciliation";
import type { MenuItem, PageLinks } from "~/lib/views";
import type { ReconciliationView } from "~/server/features/reconciliations";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FileInput } from "~/ui/file-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Pagination } from "~/ui/pagination";
import { TextInput } from "~/ui/text-input";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  list: { rows: ReconciliationView[]; links: PageLinks };
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const COLUMNS: Column<ReconciliationView>[] = [
  {
    key: "file",
    label: "Berkas",
    cell: ({ href, fileName, period }) => (
      <span className="grid">
        <a href={href} className="font-semibold wrap-anywhere">
          {fileName}
        </a>{" "}
        <span className="text-sm text-ink-soft">{period}</span>
      </span>
    ),
  },
  { key: "equal", label: "Sama", numeric: true, cell: ({ equal }) => equal },
  { key: "differing", label: "Berbeda", numeric: true, cell: ({ differing }) => differing },
  {
    key: "created",
    label: "Dibandingkan",
    cell: ({ createdAt, createdBy }) => (
      <span className="grid">
        <span>{createdAt}</span> <span className="text-sm text-ink-soft">oleh {createdBy}</span>
      </span>
    ),
  },
];

/** Settlement files that were compared with the books, and the form for the next one. */
export function ReconciliationList({ menu, path, list, idempotencyKey, formResult }: Props) {
  return (
    <DashboardLayout
      title="Rekonsiliasi"
      lead="Bandingkan berkas penyelesaian dari layanan pembayaran dengan pembukuan. Tidak ada yang dibukukan: biaya layanan pembayaran tidak punya akun di sini, karena ditagihkan terpisah."
      menu={menu}
      path={path}
    >
      <SettlementForm path={path} idempotencyKey={idempotencyKey} formResult={formResult} />
      <section aria-labelledby="sebelumnya" className="grid gap-3">
        <h2 id="sebelumnya" className="text-xl font-bold">
          Yang sudah dibandingkan
        </h2>
        {list.rows.length === 0 ? (
          <EmptyState title="Belum ada berkas yang dibandingkan" />
        ) : (
          <DataTable
            caption="Rekonsiliasi"
            rows={list.rows}
            rowKey={({ id }) => id}
            columns={COLUMNS}
          />
        )}
        <Pagination links={list.links} label="Halaman rekonsiliasi" />
      </section>
    </DashboardLayout>
  );
}

function SettlementForm({
  path,
  idempotencyKey,
  formResult,
}: Pick<Props, "path" | "idempotencyKey" | "formResult">) {
  const { form, fields } = usePostForm({
    id: "penyelesaian",
    schema: settlementFormSchema,
    formResult,
  });
  const { id, name, error } = getControlProps(fields.file);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-xl gap-6"
    >
      <TextInput
        {...getControlProps(fields.from)}
        label="Hari pertama"
        hint="Misalnya 1/11/2026, menurut waktu Jakarta."
        required
      />
      <TextInput {...getControlProps(fields.to)} label="Hari terakhir" required />
      <FileInput
        id={id}
        name={name}
        error={error}
        label="Berkas CSV"
        accept=".csv,text/csv"
        hint={`Dengan kolom Order ID dan Gross Amount, dan bila ada Fee, Net Amount, Transaction Status. Paling besar 5 MB dan ${MAX_SETTLEMENT_ROWS_LABEL}.`}
        required
      />
      <div>
        <Button>Bandingkan</Button>
      </div>
    </PostForm>
  );
}
