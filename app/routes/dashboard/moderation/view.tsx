import { toOptions } from "~/lib/options";
import { SUBMISSION_LABELS } from "~/lib/submissions";
import type { MenuItem } from "~/lib/views";
import type { SubmissionsView } from "~/server/features/moderation";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { RejectionNotice, UnsentText } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../dashboard-layout";
import { StatusTabs } from "../status-tabs";
import { SubmissionCard } from "./submission-card";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** Query of the page, so that a decision returns to the same part of the list. */
  query: string;
  filters: { kind?: string | undefined; status?: string | undefined };
  list: SubmissionsView;
  idempotencyKey: string;
  /** Of a decision that was rejected. */
  formResult: FormResultView | undefined;
}

const KIND_OPTIONS = toOptions(SUBMISSION_LABELS);

export function ModerationPage({
  menu,
  path,
  query,
  filters,
  list,
  idempotencyKey,
  formResult,
}: Props) {
  return (
    <DashboardLayout
      title="Moderasi"
      lead="Ulasan, aspirasi, dan testimoni dari pengunjung. Yang terbit dapat dibaca semua orang, tanpa alamat email."
      menu={menu}
      path={path}
    >
      <Rejection formResult={formResult} />
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
      <StatusTabs label="Status kiriman" tabs={list.tabs} />
      <FilterForm
        action="/Dashboard/Moderation"
        label="Saring kiriman"
        filters={{ kind: filters.kind }}
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
        {filters.status && <input type="hidden" name="status" value={filters.status} />}
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

/** Why the last decision was not carried out, and what was written for it. */
function Rejection({ formResult }: Pick<Props, "formResult">) {
  if (!formResult) return null;
  const errors = Object.values(formResult.result?.error ?? {}).flatMap((texts) => texts ?? []);
  const message = formResult.message ?? errors[0];
  return (
    <>
      {message && <RejectionNotice message={message} />}
      <UnsentText formResult={formResult} name="answer" />
      <UnsentText formResult={formResult} name="reason" />
    </>
  );
}
