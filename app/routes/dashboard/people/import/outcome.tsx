import { formatCount } from "~/lib/numbers";
import type { PeopleImport } from "~/server/hosts/admin/people";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { type Column, DataTable } from "~/ui/data-table";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";

export interface OutcomeView extends PeopleImport {
  /** Of the file, to be sent again. */
  text: string;
  passwordError: string | null;
}

interface Props {
  outcome: OutcomeView;
  action: string;
  idempotencyKey: string;
}

type Problem = PeopleImport["problems"][number];

const COLUMNS: Column<Problem>[] = [
  { key: "line", label: "Baris", numeric: true, cell: ({ line }) => line },
  { key: "column", label: "Kolom", cell: ({ column }) => column || "–" },
  {
    key: "value",
    label: "Isi",
    cell: ({ value }) => <span className="wrap-anywhere">{value || "(kosong)"}</span>,
  },
  { key: "message", label: "Sebabnya", cell: ({ message }) => message },
];

/** What a file holds; nothing of it is stored yet. */
export function ImportOutcome({ outcome, action, idempotencyKey }: Props) {
  const { invited, added, problems, text, passwordError } = outcome;
  const count = invited + added;
  return (
    <>
      <Notice tone="info">{getSummary(outcome)}</Notice>
      {problems.length > 0 && (
        <DataTable
          caption="Baris yang keliru"
          columns={COLUMNS}
          rows={problems}
          rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        />
      )}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="grid max-w-xl gap-6"
      >
        <HiddenFields idempotencyKey={idempotencyKey} />
        <textarea name="text" defaultValue={text} readOnly hidden />
        {count > 0 && (
          <CurrentPasswordInput
            id="kata-sandi"
            name="password"
            error={passwordError ?? undefined}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {count > 0 && (
            <Button name="intent" value="save">
              Undang {formatCount(count)} orang
            </Button>
          )}
          <ButtonLink href={action} variant="secondary">
            Pilih berkas lain
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

function getSummary({ invited, added, known, wrongRows }: OutcomeView): string {
  const parts = [
    `${formatCount(invited)} orang akan diundang`,
    `${formatCount(added)} akun akan ditambahkan`,
    `${formatCount(known)} sudah terdaftar atau diundang dan dilewati`,
    `${formatCount(wrongRows)} baris keliru`,
  ];
  return `${parts.join(", ")}. Belum ada yang disimpan.`;
}
