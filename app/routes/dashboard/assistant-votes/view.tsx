import type { MenuItem } from "~/lib/views";
import type { VotesView } from "~/server/features/moderation";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { Stat, Stats } from "~/ui/stat";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: { value?: string | undefined };
  list: VotesView;
}

const VOTE_OPTIONS = [
  { value: "up", label: "Membantu" },
  { value: "down", label: "Tidak membantu" },
];

export function AssistantVotes({ menu, path, filters, list }: Props) {
  const all = list.up + list.down;
  return (
    <DashboardLayout
      title="Penilaian asisten"
      lead="Jawaban asisten yang dinilai pengunjung, beserta pertanyaannya."
      menu={menu}
      path={path}
    >
      <Stats>
        <Stat label="Membantu" value={list.up} />
        <Stat label="Tidak membantu" value={list.down} />
        <Stat
          label="Bagian yang membantu"
          value={all > 0 ? `${Math.round((100 * list.up) / all)}%` : "–"}
        />
      </Stats>
      <FilterForm
        action="/Dashboard/Assistant"
        label="Saring penilaian"
        filters={filters}
        total={list.links.totalItems}
        noun="penilaian"
      >
        <Select
          id="nilai"
          name="value"
          label="Penilaian"
          options={VOTE_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.value ?? ""}
          plain
        />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState
          title={all === 0 ? "Belum ada jawaban yang dinilai" : "Tidak ada penilaian yang cocok"}
        />
      ) : (
        <ul className="grid gap-4">
          {list.rows.map((row) => (
            <li key={row.id}>
              <VoteCard row={row} />
            </li>
          ))}
        </ul>
      )}
      <Pagination links={list.links} label="Halaman penilaian" />
    </DashboardLayout>
  );
}

function VoteCard({ row }: { row: VotesView["rows"][number] }) {
  const heading = `tanya-${row.id}`;
  return (
    <article aria-labelledby={heading} className="grid gap-3 rounded-card border border-line p-4">
      <header className="grid gap-1">
        <h2 id={heading} className="font-semibold wrap-anywhere">
          {row.question}
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone={row.vote.tone}>{row.vote.label}</Badge>
          {[row.reason && `Alasan: ${row.reason}`, row.at].filter(Boolean).join(" · ")}
        </p>
      </header>
      {row.comment && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <span className="font-semibold">Komentar:</span> {row.comment}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2">Jawaban asisten</summary>
        <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{row.answer}</p>
      </details>
    </article>
  );
}
