import { toOptions } from "~/lib/options";
import type { MenuItem } from "~/lib/views";
import type { QuestionsView, QuestionView } from "~/server/features/questions";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  /** Query of the page, so that an answer returns to the same part of the list. */
  query: string;
  filters: { state?: string | undefined };
  list: QuestionsView;
  idempotencyKey: string;
  /** Error of the last answer. */
  errorMessage: string | null;
  /** Answer of a rejected form. */
  unsent: { id: string; text: string };
}

const STATE_OPTIONS = toOptions({
  open: "Menunggu jawaban",
  answered: "Sudah dijawab",
  hidden: "Disembunyikan",
});

/** Questions about chapters of the classes that the user teaches. */
export function QuestionsPage(props: Props) {
  const { menu, path, query, filters, list, idempotencyKey, errorMessage, unsent } = props;
  return (
    <DashboardLayout
      title="Pertanyaan peserta"
      lead="Jawaban dikirim ke email penanya, lalu tampil bagi seluruh peserta kelasnya tanpa nama penanya."
      menu={menu}
      path={path}
    >
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <FilterForm
        action="/Dashboard/Questions"
        label="Saring pertanyaan"
        filters={filters}
        total={list.links.totalItems}
        noun="pertanyaan"
      >
        <Select
          id="state"
          name="state"
          label="Keadaan"
          options={STATE_OPTIONS}
          placeholder="Semua"
          defaultValue={filters.state ?? ""}
          plain
        />
      </FilterForm>
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada pertanyaan">
          Pertanyaan peserta dari kelas yang Anda ajar tampil di sini.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {list.rows.map((row) => (
            <li key={row.id}>
              <QuestionCard
                row={row}
                action={`${path}${query}`}
                idempotencyKey={idempotencyKey}
                unsentText={unsent.id === row.id ? unsent.text : null}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination links={list.links} label="Halaman pertanyaan" />
    </DashboardLayout>
  );
}

function getState({ isHidden, answer }: QuestionView) {
  if (isHidden) return <Badge tone="red">Disembunyikan</Badge>;
  return answer ? (
    <Badge tone="green">Sudah dijawab</Badge>
  ) : (
    <Badge tone="orange">Menunggu jawaban</Badge>
  );
}

interface CardProps {
  row: QuestionView;
  action: string;
  idempotencyKey: string;
  unsentText: string | null;
}

function QuestionCard({ row, action, idempotencyKey, unsentText }: CardProps) {
  const heading = `penanya-${row.id}`;
  return (
    <article
      id={`tanya-${row.id}`}
      aria-labelledby={heading}
      className="grid scroll-mt-6 gap-3 rounded-card border border-line p-4"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={heading} className="min-w-0 font-semibold wrap-anywhere">
            {row.askedBy}
          </h2>
          {getState(row)}
        </div>
        <p className="text-sm text-ink-soft">
          <a href={row.chapterHref} className="inline-block py-2 underline">
            {row.className}
          </a>{" "}
          · {row.askedAt}
        </p>
      </header>
      <p className="wrap-anywhere whitespace-pre-wrap">{row.text}</p>
      {row.answer && <p className="text-sm text-ink-soft">Dijawab {row.answer.source}</p>}
      <form method="post" action={action} className="grid gap-3">
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="id" value={row.id} />
        <input type="hidden" name="version" value={row.version} />
        <TextArea
          id={`jawaban-${row.id}`}
          name="text"
          label="Jawaban"
          rows={4}
          maxLength={2_000}
          defaultValue={unsentText ?? row.answer?.text ?? ""}
          plain
        />
        <div className="flex flex-wrap gap-2">
          <Button name="intent" value="answer" aria-describedby={heading}>
            {row.answer ? "Ubah jawaban" : "Kirim jawaban"}
          </Button>
          <Button
            name="intent"
            value={row.isHidden ? "show" : "hide"}
            variant="secondary"
            aria-describedby={heading}
          >
            {row.isHidden ? "Tampilkan lagi" : "Sembunyikan"}
          </Button>
        </div>
      </form>
    </article>
  );
}
