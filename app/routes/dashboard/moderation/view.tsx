import { toOptions } from "~/lib/options";
import { SUBMISSION_LABELS, SUBMISSION_STATUS } from "~/lib/submissions";
import type { MenuItem } from "~/lib/views";
import type { SubmissionsView, SubmissionView } from "~/server/features/moderation";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** Query of the page, so that a decision returns to the same part of the list. */
  query: string;
  filters: { kind?: string | undefined; status?: string | undefined };
  list: SubmissionsView;
  idempotencyKey: string;
  /** Error of the last decision. */
  errorMessage: string | null;
}

const KIND_OPTIONS = toOptions(SUBMISSION_LABELS);
const STATUS_OPTIONS = toOptions(SUBMISSION_STATUS);

export function ModerationPage({
  menu,
  path,
  query,
  filters,
  list,
  idempotencyKey,
  errorMessage: message,
}: Props) {
  return (
    <DashboardLayout
      title="Moderasi"
      lead="Ulasan buku, aspirasi, dan testimoni dari pengunjung. Yang terbit dapat dibaca semua orang."
      menu={menu}
      path={path}
    >
      {message && <Notice tone="danger">{message}</Notice>}
      <section aria-labelledby="menunggu" className="grid gap-3">
        <h2 id="menunggu" className="text-xl font-bold">
          Menunggu keputusan
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {list.pending.map(({ label, count }) => (
            <li key={label}>
              {label}: <strong className="tabular-nums">{count}</strong>
            </li>
          ))}
        </ul>
      </section>
      <FilterForm
        action="/Dashboard/Moderation"
        label="Saring kiriman"
        filters={filters}
        total={list.links.totalItems}
        noun="kiriman"
      >
        <Select
          id="jenis"
          name="kind"
          label="Jenis"
          options={KIND_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.kind ?? ""}
          plain
        />
        <Select
          id="status"
          name="status"
          label="Status"
          options={STATUS_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.status ?? ""}
          plain
        />
      </FilterForm>
      <section aria-labelledby="kiriman" className="grid gap-4">
        <h2 id="kiriman" className="text-xl font-bold">
          Kiriman
        </h2>
        {list.rows.length === 0 ? (
          <EmptyState title="Tidak ada kiriman yang cocok" />
        ) : (
          <ul className="grid gap-4">
            {list.rows.map((row) => (
              <li key={row.id}>
                <SubmissionCard
                  row={row}
                  action={`${path}${query}`}
                  idempotencyKey={idempotencyKey}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Pagination links={list.links} label="Halaman kiriman" />
    </DashboardLayout>
  );
}

function SubmissionCard({
  row,
  action,
  idempotencyKey,
}: {
  row: SubmissionView;
  action: string;
  idempotencyKey: string;
}) {
  const heading = `nama-${row.id}`;
  return (
    <article
      id={`kiriman-${row.id}`}
      aria-labelledby={heading}
      className="grid scroll-mt-6 gap-3 rounded-card border border-line p-4"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={heading} className="min-w-0 font-semibold wrap-anywhere">
            {row.author}
          </h3>
          <Badge tone={row.status.tone}>{row.status.label}</Badge>
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[row.kind, row.rating && `Nilai ${row.rating}`, row.sentAt, row.email]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      {row.topic && <p className="font-semibold wrap-anywhere">{row.topic}</p>}
      <p className="wrap-anywhere whitespace-pre-wrap">{row.text}</p>
      {row.decision && <p className="text-sm text-ink-soft">Diputuskan {row.decision}</p>}
      <form method="post" action={action} className="flex flex-wrap gap-2">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="id" value={row.id} />
        <input type="hidden" name="version" value={row.version} />
        {row.canPublish && (
          <Button name="status" value="published" aria-describedby={heading}>
            Terbitkan
          </Button>
        )}
        {row.canHide && (
          <Button name="status" value="hidden" variant="secondary" aria-describedby={heading}>
            Sembunyikan
          </Button>
        )}
      </form>
    </article>
  );
}
