import { toOptions } from "~/lib/options";
import { BANK_PATH, LEVEL_LABELS, QUESTION_TYPE } from "~/lib/question-types";
import type { MenuItem } from "~/lib/views";
import type { BankChoices, BankList, BankRow } from "~/server/features/bank";
import { ButtonLink } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterForm } from "~/ui/filter-form";
import { Pagination } from "~/ui/pagination";
import { SearchInput } from "~/ui/search-input";
import { Select } from "~/ui/select";
import { DashboardLayout } from "../../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  filters: {
    [Name in "search" | "tag" | "type" | "level" | "class" | "state"]?: string | undefined;
  };
  list: BankList;
  choices: BankChoices;
}

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
  { key: "level", label: "Tingkat", cell: ({ level }) => level },
  { key: "tags", label: "Tag", cell: ({ tags }) => tags || "–" },
  { key: "class", label: "Untuk", cell: ({ className }) => className },
  { key: "updated", label: "Diubah", cell: ({ updatedAt }) => updatedAt },
];

/** Questions that quizzes of the visitor's classes may draw. */
export function BankPage({ menu, path, filters, list, choices }: Props) {
  return (
    <DashboardLayout
      title="Bank soal"
      lead="Soal untuk kuis di kelas Anda. Kuis mengambil soal menurut tag."
      menu={menu}
      path={path}
      actions={
        choices.writable.length > 0 && (
          <>
            <ButtonLink href={`${BANK_PATH}/Impor`} variant="secondary">
              Impor soal
            </ButtonLink>
            <ButtonLink href={`${BANK_PATH}/Baru`}>Tulis soal</ButtonLink>
          </>
        )
      }
    >
      <BankFilterForm filters={filters} total={list.links.totalItems} choices={choices} />
      {list.rows.length === 0 ? (
        <EmptyState title="Tidak ada soal">
          Ubah saringannya, tulis soal, atau impor dari berkas GIFT atau CSV.
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Bank soal"
            columns={COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
          />
          <p className="flex flex-wrap gap-x-4">
            Unduh soal ini:
            <a href={list.exports.gift} className="underline">
              GIFT (Moodle)
            </a>{" "}
            <a href={list.exports.csv} className="underline">
              CSV (lembar kerja)
            </a>
          </p>
        </>
      )}
      <Pagination links={list.links} label="Halaman bank soal" />
    </DashboardLayout>
  );
}

const FILTERS = [
  { name: "type", label: "Jenis", options: toOptions(QUESTION_TYPE) },
  { name: "level", label: "Tingkat", options: toOptions(LEVEL_LABELS) },
  { name: "state", label: "Keadaan", options: [{ value: "archived", label: "Diarsipkan" }] },
] as const;

function BankFilterForm({
  filters,
  total,
  choices,
}: Pick<Props, "filters" | "choices"> & { total: number }) {
  const selects = [
    { name: "tag", label: "Tag", options: choices.tags } as const,
    { name: "class", label: "Untuk", options: choices.filters } as const,
    ...FILTERS,
  ];
  return (
    <FilterForm action={BANK_PATH} label="Saring soal" filters={filters} total={total} noun="soal">
      <SearchInput value={filters.search} />
      {selects.map(({ name, label, options }) => (
        <Select
          key={name}
          id={name}
          name={name}
          label={label}
          options={options}
          placeholder={name === "state" ? "Dipakai" : "Semua"}
          defaultValue={filters[name] ?? ""}
          plain
        />
      ))}
    </FilterForm>
  );
}
