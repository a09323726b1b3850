import type { ReactNode } from "react";
import { toOptions } from "~/lib/options";
import { quizResultsPath, quizSettingsPath } from "~/lib/paths";
import { QUESTION_TYPE } from "~/lib/question-types";
import type { MenuItem } from "~/lib/views";
import type { QuizQuestions } from "~/server/features/quiz-settings";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import { NumberInput } from "~/ui/number-input";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  action: string;
  quiz: QuizQuestions;
  filters: { [Name in "search" | "tag" | "type"]?: string | undefined };
  idempotencyKey: string;
  message: string | null;
}

/** Questions of a quiz that are chosen one by one. */
export function QuizQuestionsPage(props: Props) {
  const { menu, path, quiz, message } = props;
  return (
    <DashboardLayout
      title="Pilih soal"
      lead={`Soal pilihan selalu ditanyakan di ${quiz.title}, kelas ${quiz.className}. Percobaan yang sedang dikerjakan tidak berubah.`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: quiz.title, href: quizResultsPath(quiz.id) },
        { label: "Atur kuis", href: quizSettingsPath(quiz.id) },
        { label: "Pilih soal" },
      ]}
    >
      {message && <RejectionNotice message={message} />}
      <Chosen {...props} />
      <Bank {...props} />
    </DashboardLayout>
  );
}

interface ChangeProps extends Pick<Props, "action" | "quiz" | "idempotencyKey"> {
  question: string;
  className?: string;
  children: ReactNode;
}

const ChangeForm = ({
  action,
  quiz,
  idempotencyKey,
  question,
  className,
  children,
}: ChangeProps) => (
  <form method="post" action={action} className={className}>
    <HiddenFields idempotencyKey={idempotencyKey} />
    <input type="hidden" name="version" value={quiz.version} />
    <input type="hidden" name="question" value={question} />
    {children}
  </form>
);

const MOVES = [
  { change: "up", label: "Naikkan" },
  { change: "down", label: "Turunkan" },
  { change: "remove", label: "Keluarkan" },
] as const;

const Chosen = (props: Props) => (
  <section aria-labelledby="pilihan" className="grid gap-3">
    <h2 id="pilihan" className="text-xl font-bold">
      Soal pilihan
    </h2>
    {props.quiz.chosen.length === 0 && <p>Belum ada. Pilih soalnya di bawah ini.</p>}
    <ol className="grid divide-y divide-line">
      {props.quiz.chosen.map((question, at) => (
        <ChosenItem key={question.id} {...props} question={question} number={at + 1} />
      ))}
    </ol>
  </section>
);

function ChosenItem({
  question: { id, prompt, points, href, facts },
  number,
  ...props
}: Props & { question: QuizQuestions["chosen"][number]; number: number }) {
  return (
    <li className="grid gap-2 py-3">
      <p>
        {number}.{" "}
        <a href={href} className="wrap-anywhere">
          {prompt}
        </a>{" "}
        <span className="text-sm text-ink-soft">{facts}</span>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <ChangeForm {...props} question={id} className="flex items-end gap-2">
          <input type="hidden" name="change" value="points" />
          <NumberInput
            id={`poin-${id}`}
            name="points"
            label={`Poin soal ${number}`}
            defaultValue={points}
            plain
          />
          <Button variant="secondary">Simpan poin</Button>
        </ChangeForm>
        {MOVES.map(({ change, label }) => (
          <ChangeForm key={change} {...props} question={id}>
            <Button
              variant="quiet"
              name="change"
              value={change}
              aria-label={`${label} soal ${number}`}
            >
              {label}
            </Button>
          </ChangeForm>
        ))}
      </div>
    </li>
  );
}

type BankRow = QuizQuestions["bank"][number];

const COLUMNS: Column<BankRow>[] = [
  {
    key: "prompt",
    label: "Soal",
    cell: ({ href, prompt }) => (
      <a href={href} className="line-clamp-2 wrap-anywhere whitespace-normal!">
        {prompt}
      </a>
    ),
  },
  { key: "type", label: "Jenis", cell: ({ type }) => type },
  { key: "tags", label: "Tag", cell: ({ tags }) => tags || "–" },
];

function Bank(props: Props) {
  const { path, quiz, filters } = props;
  const choose: Column<BankRow> = {
    key: "choose",
    label: "Pilih",
    hideLabel: true,
    cell: ({ id, prompt, state }) => {
      if (state === "chosen") return "Sudah dipilih";
      if (state === "foreign") return "Untuk kelas lain";
      return (
        <ChangeForm {...props} question={id}>
          <Button
            variant="secondary"
            name="change"
            value="add"
            aria-label={`Pilih: ${prompt.slice(0, 80)}`}
          >
            Pilih
          </Button>
        </ChangeForm>
      );
    },
  };
  return (
    <section aria-labelledby="bank" className="grid gap-3">
      <h2 id="bank" className="text-xl font-bold">
        Bank soal
      </h2>
      <BankFilter path={path} quiz={quiz} filters={filters} />
      {quiz.bank.length > 0 ? (
        <DataTable
          caption="Bank soal"
          columns={[...COLUMNS, choose]}
          rows={quiz.bank}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState title="Tidak ada soal">Ubah saringannya, atau tulis soal di bank.</EmptyState>
      )}
      <Pagination links={quiz.links} label="Halaman bank soal" />
    </section>
  );
}

const BankFilter = ({ path, quiz, filters }: Pick<Props, "path" | "quiz" | "filters">) => (
  <FilterForm
    action={path}
    label="Saring soal"
    filters={filters}
    total={quiz.links.totalItems}
    noun="soal"
  >
    <SearchInput value={filters.search} />
    <Select
      id="tag"
      name="tag"
      label="Tag"
      options={quiz.tags}
      placeholder="Semua"
      defaultValue={filters.tag ?? ""}
      plain
    />
    <Select
      id="type"
      name="type"
      label="Jenis"
      options={toOptions(QUESTION_TYPE)}
      placeholder="Semua"
      defaultValue={filters.type ?? ""}
      plain
    />
  </FilterForm>
);
